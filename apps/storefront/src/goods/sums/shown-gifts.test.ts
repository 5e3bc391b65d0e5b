import type { Variant } from '@wattle/domain/catalogue';
import { expect, it } from 'vitest';
import { samplePromotion } from '../../../testing/cart/sample-offers.ts';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { shownGifts } from './shown-gifts.ts';

const image = { url: '/pictures/sleeve.svg', alt: 'Sleeve' };
const stocked = (qty: number): Variant[] => [
  { id: 'sleeve-1', code: 'S', gtin: '', name: '', images: [image], qty, hasStockOnHand: true },
];
const SLEEVE15 = samplePromotion('sleeve', {
  name: 'Sleeve for $14.95',
  lane: 'gift',
  effects: [{ type: 'promoItem', productId: 'sleeve', qty: 3, price: 14.95, worth: 39 }],
});
const applied = { id: 'sleeve', versionId: '1', name: SLEEVE15.name, exclusive: false, relatedCouponCodes: [] };

/** What is shown of three sleeves that a promotion gives, with as many in stock. */
function show(stock: number, { promotions = [SLEEVE15], isLoaded = true } = {}) {
  const sleeve = sampleDocument('sleeve', { variants: stocked(stock) });
  const input = {
    promoCartItems: [{ veloxProductId: 'sleeve', promoId: 'sleeve', qty: 3 }],
    appliedPromotions: [applied],
    products: new Map(isLoaded ? [['sleeve', sleeve]] : []),
    view: { productsById: {} },
  };
  return shownGifts(input, promotions);
}

it('a gift has its picture, its promotion, how many there are and what they cost together [C-3-41]', () => {
  expect(show(9)).toEqual([
    {
      key: 'sleeve/sleeve',
      product: expect.objectContaining({ id: 'sleeve' }),
      image,
      why: 'Sleeve for $14.95',
      qty: 3,
      cents: 4485,
    },
  ]);
});

it('a gift is shown as often as there are any, and not at all without stock [C-3-41]', () => {
  expect(show(2)).toMatchObject([{ qty: 2, cents: 2990 }]);
  expect(show(0)).toEqual([]);
});

it('a gift has no price where its promotion is not known, and is waited for until it is loaded', () => {
  expect(show(9, { promotions: [samplePromotion('other')] })).toMatchObject([{ cents: null }]);
  expect(show(9, { isLoaded: false })).toBeNull();
});
