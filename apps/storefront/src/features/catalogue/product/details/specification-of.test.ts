import { describe, expect, it } from 'vitest';
import { SAMPLE_FAMILY, SAMPLE_VALUES } from '../testing/sample-family.ts';
import { specificationOf } from './specification-of.ts';

describe('specificationOf', () => {
  it('lists what is known, group by group of the family', () => {
    expect(specificationOf(SAMPLE_FAMILY, SAMPLE_VALUES)).toEqual([
      {
        name: 'Capacity',
        rows: [
          { name: 'Total', value: '1,637.5 L' },
          { name: 'Shelves', value: '4, glass' },
        ],
      },
      { name: 'Energy', rows: [{ name: 'Energy rating', value: '3.5 stars' }] },
    ]);
  });
});
