import { describe, expect, it } from 'vitest';
import { checkDigit, demoGtin } from './gtin.ts';

describe('checkDigit', () => {
  it.each([
    ['400638133393', 1],
    ['978014300723', 4],
    ['501234567890', 0],
  ])('%s ends with %i', (twelve, digit) => {
    expect(checkDigit(twelve)).toBe(digit);
  });
});

describe('demoGtin', () => {
  it('has 13 digits in the range that no product is sold under', () => {
    expect(demoGtin(100_234, 2)).toMatch(/^29\d{11}$/);
    expect(demoGtin(100_234, 2)).not.toBe(demoGtin(100_234, 1));
  });
});
