import { describe, expect, it } from 'vitest';
import { newGiftCard } from './new-gift-card.ts';

/** Whether the last digit fits the others, as a till checks it. */
function isWhole(code: string): boolean {
  const sum = [...code].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

describe('newGiftCard', () => {
  it('makes a number of 19 digits that checks, and a PIN of four', () => {
    for (let count = 0; count < 200; count += 1) {
      const { code, pin } = newGiftCard();
      expect([code, isWhole(code)]).toEqual([expect.stringMatching(/^603628\d{13}$/), true]);
      expect(pin).toMatch(/^\d{4}$/);
    }
  });

  it('is another one each time, and the same for the same rolls', () => {
    expect(new Set(Array.from({ length: 500 }, () => newGiftCard().code)).size).toBe(500);
    const sevens = () => 7;
    expect(newGiftCard(sevens)).toEqual(newGiftCard(sevens));
    expect(newGiftCard(sevens)).toMatchObject({ code: expect.stringMatching(/^6036287{12}\d$/), pin: '7777' });
  });
});
