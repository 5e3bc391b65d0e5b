import { describe, expect, it } from 'vitest';
import { instalmentWords } from './instalment-amounts.ts';

describe('instalmentWords', () => {
  it.each([
    [2988, { afterpay: '4 × $747', zip: 'Zip from $25 a week' }],
    [50, { afterpay: '4 × $12.50', zip: 'Zip from $10 a week' }],
    [99.99, { afterpay: '4 payments of $24.99 or $25', zip: 'Zip from $10 a week' }],
    [3000.01, { afterpay: null, zip: 'Zip from $40 a week' }],
    [49.99, null],
    [5000.01, null],
  ])('of %d dollars, inside the limits of each [C-9-32]', (amount, words) => {
    expect(instalmentWords(amount)).toEqual(words);
  });
});
