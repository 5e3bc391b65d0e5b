import { describe, expect, it } from 'vitest';
import { instalmentWords } from './price-words.ts';

describe('instalmentWords', () => {
  it.each([
    [1649, '4 × $412.25 with Afterpay'],
    [50, '4 × $12.50 with Afterpay'],
    [3000, '4 × $750 with Afterpay'],
    [3199, 'or Zip from $40 a week'],
    [149.5, null],
    [49, null],
    [5001, null],
  ])('of %d dollars [C-9-32]', (price, words) => {
    expect(instalmentWords(price)).toBe(words);
  });
});
