import { type CartItem, type CartOffers, viewCart } from '@wattle/domain/cart';
import type { DeliveryServices } from '@wattle/domain/delivery';
import type { Promotion } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { sampleOffers, samplePromotion } from '../../../testing/cart/sample-offers.ts';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import type { CheckoutInfo } from '../checkout/use-checkout-data.ts';
import { NO_FACTS } from './cart-facts-loader.ts';
import { type CartSum, cartSum } from './cart-sum.ts';
import { codeMessage, codeRows } from './code-rows.ts';
import type { OffersState } from './offers-store.ts';
import { quoteOffers } from './quote-offers.ts';

const BRUNSWICK = {
  suburb: 'Brunswick',
  postcode: '3056',
  state: 'VIC',
  name: 'Brunswick VIC 3056',
  location: { latitude: -37.77, longitude: 144.96 },
} as const;
const PLACE = { postcode: '3056', state: 'VIC' } as const;
const SERVICES: DeliveryServices = {
  parcel: { name: 'Parcel', price: 9, freeFrom: null },
  bigAndBulky: { name: 'Large item', price: 69, freeFrom: null },
};
const FREE_DELIVERY = samplePromotion('free', {
  lane: 'shipping',
  effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }],
});

const facts = {
  ...NO_FACTS,
  products: new Map([
    ['a', sampleDocument('a', { price: 100, erpOriginalPrice: 120, isDiscounted: true })],
    ['b', sampleDocument('b', { price: 50 })],
    ['tree', sampleDocument('tree', { name: 'Plant a tree', price: 5, functionalType: 'donation' })],
    ['card', sampleDocument('card', { price: 0, functionalType: 'giftcard' })],
  ]),
};

const item = (productId: string, qty = 1): CartItem => ({
  id: productId,
  productId,
  variantId: `${productId}-1`,
  qty,
  createdAt: 0,
  warrantyId: null,
  giftcard: null,
  attribution: null,
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: null },
});

const answered = (offers: CartOffers, codes: readonly string[] = [], hasPlace = true): OffersState => ({
  status: 'SUCCESS',
  answer: { request: { promoCodes: codes, locality: hasPlace ? PLACE : null }, offers, atMs: 0 },
});

type Part = { items?: CartItem[]; offers: OffersState; info?: CheckoutInfo; codes?: string[]; hasPlace?: boolean };

function sumOf({ items = [item('a', 2), item('b')], offers, info, codes = [], hasPlace = true }: Part): CartSum {
  const { items: lines } = viewCart(items, facts);
  const quote = quoteOffers({ items: lines, facts, offers: offers.answer?.offers ?? null, codes, nowMs: 0 });
  const locality = hasPlace ? BRUNSWICK : null;
  return cartSum({ cart: { items: lines, facts }, quote, info: info ?? null, offers, locality });
}

const promotions = (...list: Promotion[]) => sampleOffers({ promotions: list, services: SERVICES });

describe('the sum of a cart', () => {
  it('has a row of its own for each donation, which is part of the total [C-9-66 D-9-68]', () => {
    const { donations, figures } = sumOf({ items: [item('b'), item('tree', 2)], offers: answered(promotions()) });
    expect(donations).toEqual([{ itemId: 'tree', name: 'Plant a tree', cents: 1000 }]);
    expect(figures.subtotalCents).toBe(6000);
  });

  it('of donations alone is theirs, and nothing is delivered [C-9-66]', () => {
    const { donations, figures, delivery } = sumOf({ items: [item('tree')], offers: answered(promotions()) });
    expect(donations).toHaveLength(1);
    expect(figures.totalCents).toBe(500);
    expect(delivery).toEqual({ kind: 'NONE' });
  });

  it('has rows that add up to the total', () => {
    const { state, figures, rows, delivery, savedCents } = sumOf({
      offers: answered(promotions(samplePromotion('ten'))),
    });
    expect(state).toBe('KNOWN');
    expect(figures.subtotalCents).toBe(25_000);
    expect(rows).toMatchObject([
      { id: 'ten', title: 'Promotion ten', words: '10% off · 2 items', savedCents: 2500, isOffDelivery: false },
    ]);
    expect(delivery).toEqual({ kind: 'PRICED', priceCents: 900 });
    expect(figures.totalCents).toBe(25_000 - 2500 + 900);
    // two items, each reduced by $20
    expect(savedCents).toBe(4000 + 2500);
  });

  it('shows delivery at its ordinary price and what a promotion takes off it in the promotion’s row', () => {
    const { rows, delivery, figures, savedCents } = sumOf({ offers: answered(promotions(FREE_DELIVERY)) });
    expect(delivery).toEqual({ kind: 'PRICED', priceCents: 900 });
    expect(rows).toMatchObject([{ id: 'free', words: '', savedCents: 900, isOffDelivery: true }]);
    expect(figures.totalCents).toBe(25_000);
    expect(savedCents).toBe(4000 + 900);
  });

  it('is waited for until something is known, and goods only when the shop does not say', () => {
    expect(sumOf({ offers: { status: 'loading', answer: null } })).toMatchObject({
      state: 'WAITING',
      delivery: { kind: 'WAITING' },
    });
    expect(sumOf({ offers: { status: 'ERROR', answer: null } })).toMatchObject({
      state: 'PARTIAL',
      rows: [],
      delivery: { kind: 'UNKNOWN' },
      figures: { totalCents: 25_000 },
    });
  });

  it('does not take the delivery of one place for that of another', () => {
    const offers: OffersState = { ...answered(promotions(), [], false), status: 'loading' };
    expect(sumOf({ offers })).toMatchObject({ state: 'WAITING', delivery: { kind: 'WAITING' } });
  });

  it('says why there is no delivery', () => {
    const noPlace = answered(sampleOffers(), [], false);
    expect(sumOf({ offers: noPlace, hasPlace: false }).delivery).toEqual({ kind: 'NO_PLACE' });
    const notServed = answered(sampleOffers({ services: { parcel: null, bigAndBulky: null } }));
    expect(sumOf({ offers: notServed }).delivery).toEqual({ kind: 'NOT_SERVED' });
    expect(sumOf({ items: [item('card')], offers: answered(promotions()) }).delivery).toEqual({ kind: 'EMAIL' });
  });

  it('is what the shop says once it has said it', () => {
    const info: CheckoutInfo = {
      status: 'SUCCESS',
      promotions: { appliedPromotions: [], disallowedPromotions: [], resolvedCart: { promoCartItems: [] } },
      creditUsages: {},
      selectedShippingMethod: { methodCode: 'delivery', label: 'Delivery', price: 12 },
      availableShippingMethods: [],
      itemSubtotalAfterDiscounts: 260,
      totals: {
        subtotal: 260,
        discount: 0,
        promoItems: 0,
        shipping: 12,
        services: 0,
        total: 272,
        gst: 24.73,
        leftToPay: 272,
      },
      promotionSavings: {},
      refusedCodes: [{ code: 'TEN', errorCode: 'CART_PROMO_REDEEMED' }],
      failures: [],
    };
    const { state, figures, delivery } = sumOf({ offers: { status: 'ERROR', answer: null }, info });
    expect(state).toBe('KNOWN');
    expect(figures).toMatchObject({ subtotalCents: 26_000, totalCents: 27_200, gstCents: 2473 });
    expect(delivery).toEqual({ kind: 'PRICED', priceCents: 1200 });
    expect(figures.refusedCodes).toEqual([{ code: 'TEN', refusal: 'CART_PROMO_REDEEMED' }]);
  });
});

describe('the codes of a cart', () => {
  const TEN = samplePromotion('ten', { couponCodes: ['TEN'] });
  const RICH = samplePromotion('rich', {
    couponCodes: ['RICH'],
    conditions: [{ type: 'minSpend', amount: 9000 }],
  });

  it('say what they do, why they do nothing, or that it is not known yet [C-8-19]', () => {
    const codes = ['TEN', 'RICH', 'NOPE', 'NEW'];
    const asked = codes.slice(0, 3);
    const sum = sumOf({ offers: answered(promotions(TEN, RICH), asked), codes: asked });
    const gap = { kind: 'SPEND', missingCents: 4000, minCents: 900_000, isOnSome: false } as const;
    const gaps = [{ promotion: RICH, gap }];
    expect(codeRows({ codes, answered: asked, promotions: [TEN, RICH], gaps }, sum)).toEqual([
      { code: 'TEN', state: 'APPLIED', words: '10% off · 2 items', offer: null, needsPlace: false },
      {
        code: 'RICH',
        state: 'REFUSED',
        words: 'Spend $40 more.',
        offer: 'Promotion rich',
        needsPlace: false,
      },
      { code: 'NOPE', state: 'REFUSED', words: 'This code is not valid.', offer: null, needsPlace: false },
      { code: 'NEW', state: 'UNKNOWN', words: 'Checking this code', offer: null, needsPlace: false },
    ]);
  });

  it('that are refused by a code this page does not know just failed [C-8-30 D-8-16]', () => {
    const { figures, ...sum } = sumOf({ offers: answered(promotions()), codes: ['TEN'] });
    const refusedCodes = [{ code: 'TEN', refusal: 'CART_PROMO_PAUSED' }];
    const rows = codeRows(
      { codes: ['TEN'], answered: ['TEN'], promotions: [], gaps: [] },
      { ...sum, figures: { ...figures, refusedCodes } },
    );
    expect(rows).toMatchObject([{ state: 'REFUSED', words: 'Something went wrong. Please try again.' }]);
  });

  it('are not called good or bad when the shop does not answer', () => {
    const sum = sumOf({ offers: { status: 'ERROR', answer: null } });
    expect(codeRows({ codes: ['TEN'], answered: [], promotions: [], gaps: [] }, sum)).toEqual([
      { code: 'TEN', state: 'UNKNOWN', words: 'We could not check this code.', offer: null, needsPlace: false },
    ]);
  });

  it('have two limits, each with words of its own [C-8-19]', () => {
    expect(codeMessage('CART_PROMO_LIMIT_EXCEEDED', {})).toBe('This offer has been fully claimed.');
    expect(codeMessage('CART_PROMO_LIMIT_EXCEEDED', { params: { codesMax: 10 } })).toBe(
      'You can use up to 10 codes. Remove one first.',
    );
  });
});
