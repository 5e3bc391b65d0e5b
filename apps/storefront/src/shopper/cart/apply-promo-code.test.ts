import type { CartOffers } from '@wattle/domain/cart';
import { type PromotionGap, type PromotionRefusal, storePromoCodes } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { sampleOffers } from '../../../testing/cart/sample-offers.ts';
import { applyPromoCode } from './apply-promo-code.ts';

/** A shopper with these codes, and a shop that refuses some; null: no answer. */
function openShop(refusals: Readonly<Record<string, PromotionRefusal>> | null, ...before: string[]) {
  const gaps: Record<string, PromotionGap> = {};
  let kept = storePromoCodes(before).items;
  const asked: (readonly string[])[] = [];
  const parts = {
    list: () => kept,
    keep: (code: string) => {
      kept = [...kept, code];
    },
    drop: (code: string) => {
      kept = kept.filter((one) => one !== code);
    },
    tryOut: async (codes: readonly string[]): Promise<CartOffers | null> => {
      asked.push(codes);
      return refusals && sampleOffers();
    },
    refusalOf: (code: string) => {
      const refusal = refusals?.[code];
      return refusal ? { refusal, gap: gaps[code] ?? null } : null;
    },
  };
  return { parts, gaps, asked, kept: () => kept };
}

describe('a promo code', () => {
  it('that does something is kept, as it is written and not as it was typed', async () => {
    const { parts, asked, kept } = openShop({}, 'TEN');
    expect(await applyPromoCode(' sum mer ', parts)).toEqual({
      status: 'SUCCESS',
      value: { code: 'SUMMER', refused: null },
    });
    expect(kept()).toEqual(['TEN', 'SUMMER']);
    expect(asked).toEqual([['TEN', 'SUMMER']]);
  });

  it.each(['CART_PROMO_NOT_APPLICABLE', 'CART_PROMO_EXCLUSIVE'] as const)(
    'that is %s is kept with its reason: another cart may be one for it',
    async (refusal) => {
      const { parts, kept } = openShop({ SUMMER: refusal });
      expect(await applyPromoCode('SUMMER', parts)).toEqual({
        status: 'SUCCESS',
        value: { code: 'SUMMER', refused: { refusal, gap: null } },
      });
      expect(kept()).toEqual(['SUMMER']);
    },
  );

  it.each(['CART_PROMO_CODE_INVALID', 'CART_PROMO_LIMIT_EXCEEDED', 'CART_PROMO_REDEEMED'] as const)(
    'that is %s is refused with that, and not kept',
    async (refusal) => {
      const { parts, kept } = openShop({ SUMMER: refusal });
      expect(await applyPromoCode('SUMMER', parts)).toMatchObject({ status: 'REJECTED', reasons: [{ code: refusal }] });
      expect(kept()).toEqual([]);
    },
  );

  it('that no cart of this shopper makes apply is refused with that, and not kept', async () => {
    const { parts, gaps, kept } = openShop({ SUMMER: 'CART_PROMO_NOT_APPLICABLE' });
    gaps.SUMMER = { kind: 'NEVER', why: 'FIRST_ORDER' };
    expect(await applyPromoCode('SUMMER', parts)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'CART_PROMO_NOT_APPLICABLE' }],
      gap: gaps.SUMMER,
    });
    expect(kept()).toEqual([]);
  });

  it('takes the place of codes that can no longer apply; one that waits for another cart stays', async () => {
    const { parts, kept } = openShop(
      { OLD: 'CART_PROMO_CODE_INVALID', USED: 'CART_PROMO_REDEEMED', LATER: 'CART_PROMO_NOT_APPLICABLE' },
      'OLD',
      'USED',
      'LATER',
    );
    await applyPromoCode('SUMMER', parts);
    expect(kept()).toEqual(['LATER', 'SUMMER']);
  });

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
