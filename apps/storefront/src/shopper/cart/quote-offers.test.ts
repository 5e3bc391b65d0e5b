import type { CartItem } from '@wattle/domain/cart';
import type { Promotion } from '@wattle/domain/promotions';
import { expect, it } from 'vitest';
import { sampleOffers, samplePromotion } from '../../../testing/cart/sample-offers.ts';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { NO_FACTS } from './cart-facts-loader.ts';
import { quoteOffers } from './quote-offers.ts';

const facts = { ...NO_FACTS, products: new Map([['a', sampleDocument('a', { price: 100 })]]) };
const item: CartItem = {
  ...{ id: 'a', productId: 'a', variantId: 'a-1', qty: 1, createdAt: 0, warrantyId: null, giftcard: null },
  ...{ attribution: null, addedFrom: 'card', analyticsContext: {}, extra: { releaseDateTime: null } },
};
const promotions: Promotion[] = [
  samplePromotion('members', { conditions: [{ type: 'audience', audience: 'customer' }] }),
  samplePromotion('first', { lane: 'item', conditions: [{ type: 'firstOrder' }] }),
];

it.each([
  ['nobody that is known', undefined, ['first']],
  ['a customer', { isCustomer: true, hasOrderedBefore: true }, ['members']],
])('what was loaded for %s is what they get', (_who, shopper, given) => {
  const offers = sampleOffers({ promotions, ...(shopper && { shopper }) });
  const quote = quoteOffers({ items: [item], facts, offers, codes: [], nowMs: 0 });
  expect(quote.promotions.given.map(({ id }) => id)).toEqual(given);
});
