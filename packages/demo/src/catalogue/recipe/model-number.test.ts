import { describe, expect, it } from 'vitest';
import { modelNumber } from './model-number.ts';

const parts = { letters: 'FD', figure: 637, grade: 2, finishCode: 'S', serial: 7 } as const;

describe('modelNumber', () => {
  it.each([
    ['N{F}{n}{g}{c}', 'NF637XS'],
    ['H{L}-{n}{G}{c}', 'HFD-6377S'],
    ['T{L}-{n}{s}', 'TFD-63707'],
  ])('%s gives %s', (scheme, number) => {
    expect(modelNumber(scheme, parts)).toBe(number);
  });

  it('leaves the point out of a figure', () => {
    expect(modelNumber('K{L}{n}', { ...parts, letters: 'AC', figure: 7.1 })).toBe('KAC71');
  });
});
