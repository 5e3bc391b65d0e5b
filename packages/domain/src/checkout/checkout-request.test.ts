import { describe, expect, it } from 'vitest';
import { viewCart } from '../cart/cart-view.ts';
import { factsOf, SAMPLE_WARRANTY, sampleFacts, sampleItem } from '../cart/testing/sample-cart.ts';
import { type CheckoutInfoParts, checkoutInfoRequest } from './checkout-request.ts';
import { requestContact } from './request-contact.ts';

const facts = factsOf(sampleFacts('a'));
const parts: CheckoutInfoParts = {
  lines: viewCart([sampleItem({ qty: 2, extra: { releaseDateTime: 1_800_000_000 } })], facts).items,
  promoCodes: ['SPRING10'],
  contact: null,
  locality: null,
  shipping: null,
  credits: [],
};
const cartOf = (changes: Partial<CheckoutInfoParts>) => checkoutInfoRequest({ ...parts, ...changes }).cart;

describe('checkoutInfoRequest', () => {
  it('has the cart and the balances of credits [C-7-19]', () => {
    const credit = { id: '6006-1', methodCode: 'adyenGivex', amount: 50, pin: '1234' };
    expect(checkoutInfoRequest({ ...parts, credits: [credit] })).toEqual({
      cart: {
        items: [{ productId: 'a', variantId: 'a-1', qty: 2, extra: { releaseDateTime: 1_800_000_000 } }],
        promoCodes: ['SPRING10'],
        useProvisionalShippingAddress: true,
        locality: null,
      },
      availableCreditBalances: [{ id: '6006-1', methodCode: 'adyenGivex', amount: 50 }],
    });
  });

  it('has who asks, where to and how, once the shopper has told [C-7-20]', () => {
    const changes: Partial<CheckoutInfoParts> = {
      contact: requestContact({ email: ' Priya@Example.com', firstName: 'Priya ', lastName: ' ' }),
      address: { postcode: '3056', state: 'VIC' },
      locality: { postcode: '3000', state: 'VIC' },
      shipping: { type: 'DELIVERY', options: { methodCode: 'delivery' } },
    };
    const { items: _, promoCodes: __, ...rest } = cartOf(changes);
    expect(rest).toEqual({
      email: 'priya@example.com',
      firstName: 'Priya',
      shippingAddress: { postcode: '3056', state: 'VIC' },
      shipping: { type: 'DELIVERY', options: { methodCode: 'delivery' } },
      locality: { postcode: '3000', state: 'VIC' },
    });
  });

  it.each(['', 'priya', 'priya@', 'priya@example', `${'p'.repeat(250)}@example.com`])(
    'leaves out the email %j [C-5-18]',
    (email) => {
      expect(cartOf({ contact: requestContact({ email }) })).not.toHaveProperty('email');
    },
  );

  it('has the day that was picked, as an order says it, and none before [C-9-62]', () => {
    expect(checkoutInfoRequest({ ...parts, shippingDate: '2026-11-20' }).extra).toEqual({ shippingDate: '2026-11-20' });
    expect(checkoutInfoRequest({ ...parts, shippingDate: null })).not.toHaveProperty('extra');
  });

  it('has no price of anything, and a plan as an item of its own [C-7-21 C-7-35]', () => {
    const { items } = cartOf({ lines: viewCart([sampleItem({ warrantyId: SAMPLE_WARRANTY.id })], facts).items });
    expect(items).toEqual([
      { productId: 'a', variantId: 'a-1', qty: 1, extra: { releaseDateTime: null } },
      {
        productId: 'plan-2',
        variantId: '900002',
        qty: 1,
        extra: { releaseDateTime: null, warranty: { targetId: 'a', targetVariantId: 'a-1' } },
      },
    ]);
  });
});
