import { NO_CHECKOUT } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { goneWords, offerWords, priceWords } from './checkout-shipping.ts';

describe('offerWords', () => {
  it.each([
    [49, 'From Tue 17 Nov, $49'],
    [0, 'From Tue 17 Nov, free'],
  ])('of $%d', (price, words) => {
    expect(offerWords({ first: '2026-11-17', price })).toBe(words);
  });
});

describe('priceWords', () => {
  it.each([
    [0, 'Free'],
    [49, '$49'],
  ])('of %d dollars', (price, words) => {
    expect(priceWords(price)).toBe(words);
  });
});

describe('goneWords', () => {
  it('names the day that is gone', () => {
    const additional = { ...NO_CHECKOUT.additional, didPickDeliveryDate: true, deliveryDateValue: '2026-11-17' };
    const delivery = { type: 'DELIVERY', address: null, options: { methodCode: 'deliveryScheduled' } } as const;
    expect(goneWords({ ...NO_CHECKOUT, shippingType: 'DELIVERY', delivery, additional })).toBe(
      'Tuesday 17 November is no longer available. Please choose again.',
    );
  });

  it('does without a day', () => {
    expect(goneWords(NO_CHECKOUT)).toBe('Your choice is no longer available. Please choose again.');
  });
});
