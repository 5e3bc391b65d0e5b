import { describe, expect, it } from 'vitest';
import { SAMPLE_GIFT, sampleFacts } from '../cart/testing/sample-cart.ts';
import { GIFT_CARD_AMOUNTS } from '../settings/gift-card-amounts.ts';
import { isGiftCardAmount, unitCentsOf } from './gift-card-amount.ts';

describe('the amount of a gift card', () => {
  it('is one of nine [C-9-31]', () => {
    const sold = Array.from({ length: 1001 }, (_, amount) => amount).filter(isGiftCardAmount);
    expect(sold).toEqual([10, 20, 50, 75, 100, 150, 200, 250, 500]);
    expect(sold).toEqual(GIFT_CARD_AMOUNTS);
  });

  it('is the price of a gift card, and of nothing else', () => {
    const line = { giftcard: { ...SAMPLE_GIFT, amount: 10 } };
    expect(unitCentsOf(line, sampleFacts('card', { functionalType: 'giftcard', price: 500 }))).toBe(10_00);
    expect(unitCentsOf({ giftcard: null }, sampleFacts('card', { functionalType: 'giftcard', price: 500 }))).toBe(
      500_00,
    );
    for (const functionalType of ['basic', 'warranty', 'promotional', 'donation'] as const) {
      expect(unitCentsOf(line, sampleFacts('a', { functionalType, price: 1999 }))).toBe(1999_00);
    }
  });
});
