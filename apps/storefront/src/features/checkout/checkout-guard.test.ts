import type { CheckoutProgress } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { checkoutTarget, type GuardFacts } from './checkout-guard.ts';

const contact = { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '', agreeToMarketing: false };
const nothing: CheckoutProgress = { contact: null, shippingType: null, shipping: null, isByEmail: false };
const targetOf = (change: Partial<GuardFacts>) =>
  checkoutTarget({
    step: 'contact',
    isStart: false,
    isCartKnown: true,
    itemsCount: 1,
    hadItems: true,
    hasPlacedOrder: false,
    progress: nothing,
    ...change,
  });

describe('a step of a checkout', () => {
  it('that is opened too early leads to the first one that is not done [C-2-35]', () => {
    expect(targetOf({ step: 'payment' })).toBe('/checkout/contact-info');
    expect(targetOf({ step: 'payment', progress: { ...nothing, contact } })).toBe('/checkout/shipping');
  });

  it('that is next, or done already, is shown', () => {
    expect(targetOf({ step: 'contact' })).toBeNull();
    expect(targetOf({ step: 'contact', progress: { ...nothing, contact } })).toBeNull();
    expect(targetOf({ step: 'shipping', progress: { ...nothing, contact } })).toBeNull();
  });

  it('opened as /checkout leads to the first one that is not done, the first before the cart is known [C-2-35]', () => {
    const start = { isStart: true, isCartKnown: false, itemsCount: 0, hadItems: false };
    expect(targetOf(start)).toBe('/checkout/contact-info');
    // with everything sent by email, payment would be next
    expect(targetOf({ ...start, progress: { ...nothing, contact } })).toBeNull();
    expect(targetOf({ isStart: true, progress: { ...nothing, contact } })).toBe('/checkout/shipping');
    expect(targetOf({ isStart: true, progress: { ...nothing, contact, isByEmail: true } })).toBe('/checkout/payment');
    expect(targetOf({ isStart: true, itemsCount: 0, hadItems: false })).toBe('/cart');
  });

  it('whose cart has not loaded stays', () => {
    expect(targetOf({ isCartKnown: false, itemsCount: 0, hadItems: false })).toBeNull();
  });

  it('with nothing in the cart leads to the cart', () => {
    expect(targetOf({ itemsCount: 0 })).toBe('/cart');
    expect(targetOf({ itemsCount: 0, hadItems: false, hasPlacedOrder: true })).toBe('/cart');
  });

  it('whose cart an order has just emptied leads to its confirmation', () => {
    expect(targetOf({ itemsCount: 0, hasPlacedOrder: true })).toBe('/checkout/success');
    // the checkout data is cleared before the cart
    expect(targetOf({ step: 'payment', hasPlacedOrder: true })).toBe('/checkout/success');
  });
});
