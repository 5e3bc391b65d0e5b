import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/product.ts';
import type { AppliedPromotion, PromoCartItem } from '../checkout/checkout.ts';
import { viewCart } from './cart-view.ts';
import { arePromoItemsLoaded, type PromoItemsInput, promoItems } from './promo-items.ts';
import { factsOf, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const variant = (id: string, qty: number): Variant => ({
  id,
  code: id,
  gtin: '',
  name: '',
  images: [],
  qty,
  hasStockOnHand: true,
});
const sleeve = { id: 'sleeve', functionalType: 'basic' as const, variants: [variant('sleeve-1', 5)] };
const promo: AppliedPromotion = {
  id: 'p1',
  versionId: 'p1-1',
  name: 'Offer',
  exclusive: false,
  relatedCouponCodes: [],
};
const promised = (qty: number, promoId = 'p1'): PromoCartItem => ({ veloxProductId: 'sleeve', promoId, qty });

const bought = (qty: number) =>
  viewCart(qty === 0 ? [] : [sampleItem({ productId: 'sleeve', qty })], factsOf(sampleFacts('sleeve')));

const input = (part: Partial<PromoItemsInput<typeof sleeve>> = {}): PromoItemsInput<typeof sleeve> => ({
  promoCartItems: [promised(2)],
  appliedPromotions: [promo],
  products: new Map([['sleeve', sleeve]]),
  view: bought(0),
  ...part,
});

describe('promoItems', () => {
  it('has the product, its variant, the promotion and how many [C-3-41]', () => {
    expect(promoItems(input({ view: bought(1) }))).toEqual([
      { cartQty: 1, product: sleeve, promo, qty: 2, qtyAvailable: 2, variant: sleeve.variants[0] },
    ]);
  });

  it.each([
    [2, 0, 2],
    [2, 3, 2],
    [2, 4, 1],
    [2, 5, 0],
    [2, 9, 0],
    [7, 0, 5],
  ])('of %i with %i in the cart and 5 in stock %i can be given [C-3-41]', (qty, inCart, qtyAvailable) => {
    const items = promoItems(input({ promoCartItems: [promised(qty)], view: bought(inCart) }));
    expect(items).toMatchObject([{ cartQty: inCart, qty, qtyAvailable }]);
  });

  it('gives no unit to two promotions', () => {
    const items = promoItems(
      input({ promoCartItems: [promised(3), promised(3, 'p2')], appliedPromotions: [promo, { ...promo, id: 'p2' }] }),
    );
    expect(items.map(({ qtyAvailable, promo: { id } }) => [id, qtyAvailable])).toEqual([
      ['p1', 3],
      ['p2', 2],
    ]);
  });

  it('counts no stock of what is not stocked', () => {
    const product = { ...sleeve, functionalType: 'promotional' as const, variants: [variant('sleeve-1', 0)] };
    const items = promoItems({ ...input(), products: new Map([['sleeve', product]]) });
    expect(items).toMatchObject([{ qtyAvailable: 2 }]);
  });

  it('takes the first variant that can be had', () => {
    const product = { ...sleeve, variants: [variant('black', 0), variant('grey', 1)] };
    expect(promoItems(input({ products: new Map([['sleeve', product]]) }))[0]?.variant.id).toBe('grey');
  });

  it('is a fault before products and promotions are there [C-8-54]', () => {
    const unloaded = input({ products: new Map() });
    expect(arePromoItemsLoaded(unloaded)).toBe(false);
    expect(arePromoItemsLoaded(input())).toBe(true);
    const other = { ...promised(1), veloxProductId: 'cleaner' };
    expect(arePromoItemsLoaded(input({ promoCartItems: [promised(1), other] }))).toBe(false);
    expect(() => promoItems(unloaded)).toThrow(/^Promo items not loaded\.$/);
    expect(() => promoItems(input({ appliedPromotions: [] }))).toThrow(/^Promo items not loaded\.$/);
  });

  it('is a fault for a product without a variant [C-8-50]', () => {
    const products = new Map([['sleeve', { ...sleeve, variants: [] }]]);
    expect(() => promoItems(input({ products }))).toThrow(/^Product variant not found\.$/);
  });
});
