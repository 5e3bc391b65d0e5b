import { expect, it } from 'vitest';
import { samplePromotion } from '../../../testing/cart/sample-offers.ts';
import { giftPriceCents } from './gift-price.ts';

const SLEEVE = samplePromotion('sleeve', {
  lane: 'gift',
  effects: [{ type: 'promoItem', productId: 'p-1', qty: 1, price: 14.95, worth: 39 }],
});
const gift = (promoId: string, productId: string) => ({ promo: { id: promoId }, product: { id: productId } });

it('is what the promotion asks for it', () => {
  expect(giftPriceCents(gift('sleeve', 'p-1'), [samplePromotion('other'), SLEEVE])).toBe(1495);
});

it('is not known of another product, or of a promotion that is not known here', () => {
  expect(giftPriceCents(gift('sleeve', 'p-2'), [SLEEVE])).toBeNull();
  expect(giftPriceCents(gift('gone', 'p-1'), [SLEEVE])).toBeNull();
});
