import type { PromotionEffect } from '@wattle/domain';
import { DELIVERY_METHOD_CODES } from '@wattle/domain';
import { CAMPAIGNS } from '../catalogue/market/campaigns.ts';
import { SHOWCASE } from '../catalogue/showcase.ts';
import { BIG_APPLIANCES, DRYERS, ESPRESSO_MACHINES, LAPTOPS, OWN_PRICES, WASHERS } from './product-sets.ts';
import type { PromotionDraft } from './promotion-draft.ts';
import { TERMS } from './promotion-terms.ts';

const { bigDelivery } = TERMS;
/** Collecting is free as it is. */
const DELIVERED = DELIVERY_METHOD_CODES;

/** What a promotional product costs by itself, in dollars. */
export type WorthOf = (productId: string) => number;

function extra(productId: string, price: number, worthOf: WorthOf): PromotionEffect {
  return { type: 'promoItem', productId, qty: 1, price, worth: worthOf(productId) };
}

/** What puts something beside the goods, for nothing or, when the shopper asks for it with a code, for less. */
export const giftPromotions = (worthOf: WorthOf): PromotionDraft[] => [
  {
    id: 'promo-descaler',
    name: 'Free descaler with any espresso machine',
    lane: 'gift',
    conditions: [{ type: 'minQty', qty: 1, on: ESPRESSO_MACHINES }],
    effects: [extra(SHOWCASE.promotional, 0, worthOf)],
  },
  {
    id: 'promo-laptop-sleeve',
    name: 'Laptop sleeve for $15 with any laptop from $900',
    lane: 'gift',
    couponCodes: ['SLEEVE15'],
    days: [-30, 60],
    conditions: [{ type: 'minSpend', amount: 900, on: LAPTOPS }],
    effects: [extra(SHOWCASE.promotionalSecond, 15, worthOf)],
  },
];

/** What makes the delivery cost less. */
export const DELIVERY_PROMOTIONS: readonly PromotionDraft[] = [
  {
    id: 'promo-big-delivery',
    name: `Free delivery on big appliances from $${bigDelivery.minSpend.toLocaleString('en-AU')}`,
    lane: 'shipping',
    couponCodes: [bigDelivery.code],
    conditions: [{ type: 'minSpend', amount: bigDelivery.minSpend, on: BIG_APPLIANCES }],
    effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 }, methodCodes: DELIVERED }],
  },
  {
    id: 'promo-guest-delivery',
    name: 'No account needed: $15 off delivery of orders from $200',
    lane: 'shipping',
    couponCodes: ['HELLO15'],
    conditions: [
      { type: 'audience', audience: 'guest' },
      { type: 'minSpend', amount: 200, on: OWN_PRICES },
    ],
    effects: [{ type: 'shipping', cut: { kind: 'amount', amount: 15 }, methodCodes: DELIVERED }],
  },
  {
    id: 'promo-laundry-pair',
    name: 'Laundry pair: a washer with a dryer, delivered for $39',
    lane: 'shipping',
    days: CAMPAIGNS.laundryPair,
    conditions: [
      { type: 'minQty', qty: 1, on: WASHERS },
      { type: 'minQty', qty: 1, on: DRYERS },
    ],
    effects: [{ type: 'shipping', cut: { kind: 'fixed', price: 39 }, methodCodes: DELIVERED }],
  },
];
