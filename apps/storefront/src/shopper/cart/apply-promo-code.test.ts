import { type CartOffers, type PromotionRefusal, storePromoCodes } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { sampleOffers } from '../../../testing/cart/sample-offers.ts';
import { applyPromoCode } from './apply-promo-code.ts';

/** A shopper with these codes, and a shop that refuses some; null: it does not answer. */
function openShop(refusals: Readonly<Record<string, PromotionRefusal>> | null, ...before: string[]) {
  let kept = storePromoCodes(before).items;
  const asked: (readonly string[])[] = [];
  const parts = {
    list: () => kept,
    keep: (code: string) => {
      kept = [...kept, code];
    },
    tryOut: async (codes: readonly string[]): Promise<CartOffers | null> => {
      asked.push(codes);
      return refusals && sampleOffers();
    },
    refusalOf: (code: string) => refusals?.[code] ?? null,
  };
  return { parts, asked, kept: () => kept };
}

describe('a promo code', () => {
  it('that does something is kept, as it is written and not as it was typed', async () => {
    const { parts, asked, kept } = openShop({}, 'TEN');
    expect(await applyPromoCode(' sum mer ', parts)).toEqual({
      status: 'SUCCESS',
      value: { code: 'SUMMER', refusal: null },
    });
    expect(kept()).toEqual(['TEN', 'SUMMER']);
    expect(asked).toEqual([['TEN', 'SUMMER']]);
  });

  it.each(['CART_PROMO_NOT_APPLICABLE', 'CART_PROMO_EXCLUSIVE'] as const)(
    'that is %s is kept with its reason: another cart may be one for it',
    async (refusal) => {
      const { parts, kept } = openShop({ SUMMER: refusal });
      expect(await applyPromoCode('SUMMER', parts)).toEqual({ status: 'SUCCESS', value: { code: 'SUMMER', refusal } });
      expect(kept()).toEqual(['SUMMER']);
    },
  );

  it.each(['CART_PROMO_CODE_INVALID', 'CART_PROMO_LIMIT_EXCEEDED', 'CART_PROMO_REDEEMED'] as const)(
    'that is %s is refused with that, and not kept',
    async (refusal) => {
      const { parts, kept } = openShop({ SUMMER: refusal });
      expect(await applyPromoCode('SUMMER', parts)).toEqual({ status: 'REJECTED', reasons: [{ code: refusal }] });
      expect(kept()).toEqual([]);
    },
  );

  it('that is there already, or none at all, is refused without asking', async () => {
    const { parts, asked } = openShop({}, 'TEN');
    expect(await applyPromoCode('ten', parts)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'CART_PROMO_CODE_APPLIED' }],
    });
    expect(await applyPromoCode('  ', parts)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'CART_PROMO_CODE_INVALID' }],
    });
    expect(asked).toEqual([]);
  });

  it('too many is refused with how many there may be', async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `CODE${index}`);
    const { parts } = openShop({}, ...codes);
    expect(await applyPromoCode('ELEVENTH', parts)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'CART_PROMO_LIMIT_EXCEEDED', params: { codesMax: 10 } }],
    });
  });

  it('is an ERROR, and not kept, when the shop does not answer', async () => {
    const { parts, kept } = openShop(null);
    expect((await applyPromoCode('SUMMER', parts)).status).toBe('ERROR');
    expect(kept()).toEqual([]);
  });
});
