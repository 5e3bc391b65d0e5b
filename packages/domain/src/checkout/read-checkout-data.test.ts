import { describe, expect, it } from 'vitest';
import { readCheckoutData } from './read-checkout-data.ts';

const promotion = { id: 'p', versionId: '1', name: 'Offer', exclusive: true, relatedCouponCodes: ['SAVE'] };
const gift = { veloxProductId: 'mug', promoId: 'p', qty: 0 };
const method = { methodCode: 'delivery', label: 'Delivery', price: 0 };
const whole = {
  promotions: {
    appliedPromotions: [promotion],
    disallowedPromotions: [{ ...promotion, id: 'q', exclusive: false }],
    resolvedCart: { promoCartItems: [gift] },
  },
  creditUsages: { CARD: { amount: 50 } },
  selectedShippingMethod: method,
  itemSubtotalAfterDiscounts: 0,
  availableShippingMethods: [method],
};

describe('sums that were stored', () => {
  it('are read back as they were written [C-3-35]', () => {
    expect(readCheckoutData(whole)).toEqual(whole);
  });

  it.each([undefined, null, '12', -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'are none with a subtotal of %j',
    (sum) => {
      expect(readCheckoutData({ ...whole, itemSubtotalAfterDiscounts: sum })).toBeNull();
    },
  );

  it('have empty lists for those that are none', () => {
    const bare = { itemSubtotalAfterDiscounts: 10 };
    const empty = {
      promotions: { appliedPromotions: [], disallowedPromotions: [], resolvedCart: { promoCartItems: [] } },
      creditUsages: {},
      selectedShippingMethod: null,
      itemSubtotalAfterDiscounts: 10,
      availableShippingMethods: [],
    };
    expect(readCheckoutData(bare)).toEqual(empty);
    const odd = { ...bare, promotions: { appliedPromotions: 7 }, creditUsages: 'x', availableShippingMethods: {} };
    expect(readCheckoutData(odd)).toEqual(empty);
    expect(readCheckoutData({ ...bare, creditUsages: null })).toEqual(empty);
  });

  it.each([
    ['a promotion without its id', { ...promotion, id: undefined }],
    ['a promotion without its version', { ...promotion, versionId: 1 }],
    ['no promotion', null],
  ])('leave out %s', (_, broken) => {
    const promotions = { appliedPromotions: [broken, promotion] };
    expect(readCheckoutData({ ...whole, promotions })?.promotions.appliedPromotions).toEqual([promotion]);
  });

  it('have an empty name and only the codes that are texts', () => {
    const appliedPromotions = [{ ...promotion, name: 7, exclusive: 'yes', relatedCouponCodes: ['SAVE', 7] }];
    expect(readCheckoutData({ ...whole, promotions: { appliedPromotions } })?.promotions.appliedPromotions).toEqual([
      { ...promotion, name: '', exclusive: false },
    ]);
  });

  it.each([{ veloxProductId: 7 }, { promoId: null }, { qty: -1 }, { qty: '1' }])('leave out a gift with %j', (part) => {
    const promotions = { resolvedCart: { promoCartItems: [{ ...gift, ...part }, gift] } };
    expect(readCheckoutData({ ...whole, promotions })?.promotions.resolvedCart.promoCartItems).toEqual([gift]);
  });

  it.each([{ methodCode: null }, { price: null }, { price: -1 }])('leave out a way with %j', (part) => {
    const read = readCheckoutData({
      ...whole,
      selectedShippingMethod: { ...method, ...part },
      availableShippingMethods: [
        { ...method, ...part },
        { ...method, label: 7 },
      ],
    });
    expect(read?.selectedShippingMethod).toBeNull();
    expect(read?.availableShippingMethods).toEqual([{ ...method, label: '' }]);
  });

  it('leave out what was paid with a voucher when it is no amount [C-3-39]', () => {
    const creditUsages = { A: { amount: 5 }, B: { amount: '5' }, C: null, D: { amount: -5 } };
    expect(readCheckoutData({ ...whole, creditUsages })?.creditUsages).toEqual({ A: { amount: 5 } });
  });
});
