import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures-of.ts';
import { SAMPLE_FAMILY, SAMPLE_VALUES } from './testing/sample-family.ts';

describe('figuresOf', () => {
  it('takes numbers only, without those that have a drawing of their own', () => {
    expect(figuresOf(SAMPLE_FAMILY, SAMPLE_VALUES)).toEqual([{ name: 'Total', value: '1,637.5', unit: 'L' }]);
  });

  it('says one year, and two years', () => {
    expect(figuresOf(SAMPLE_FAMILY, { years: 1 })).toEqual([{ name: 'Cover', value: '1', unit: 'year' }]);
    expect(figuresOf(SAMPLE_FAMILY, { years: 2 })).toEqual([{ name: 'Cover', value: '2', unit: 'years' }]);
  });
});
