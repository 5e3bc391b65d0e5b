import { DELIVERY_METHOD_CODES } from '@wattle/domain/delivery';
import type { Promotion } from '@wattle/domain/promotions';
import { samplePromotion } from './sample-offers.ts';

const FRIDGES = { productIds: ['fridge'] };
const MACHINES = { productIds: ['espresso'] };

/** An automatic bundle and gift, and three promotions with codes. */
export const PROMOTIONS: readonly Promotion[] = [
  samplePromotion('bundle', {
    name: 'Summer kitchen bundle: fridge with any espresso machine',
    lane: 'bundle',
    conditions: [
      { type: 'minQty', qty: 1, on: FRIDGES },
      { type: 'minQty', qty: 1, on: MACHINES },
    ],
    effects: [{ type: 'amountOff', amount: 150, on: { productIds: ['fridge', 'espresso'] } }],
  }),
  samplePromotion('gift', {
    name: 'Free descaler with any espresso machine',
    lane: 'gift',
    conditions: [{ type: 'minQty', qty: 1, on: MACHINES }],
    effects: [{ type: 'promoItem', productId: 'descaler', qty: 1, price: 0, worth: 19 }],
  }),
  samplePromotion('sleeve', {
    name: 'Laptop sleeve for $15 with any laptop from $900',
    lane: 'gift',
    couponCodes: ['SLEEVE15'],
    conditions: [{ type: 'minSpend', amount: 900, on: { productIds: ['laptop'] } }],
    effects: [{ type: 'promoItem', productId: 'sleeve', qty: 1, price: 15, worth: 49 }],
  }),
  samplePromotion('welcome', {
    name: 'Welcome: $20 off your first order',
    couponCodes: ['WELCOME20'],
    effects: [{ type: 'amountOff', amount: 20 }],
  }),
  samplePromotion('truck', {
    name: 'Free delivery on big appliances from $1,500',
    lane: 'shipping',
    couponCodes: ['BIGTRUCK'],
    conditions: [{ type: 'minSpend', amount: 1500, on: FRIDGES }],
    effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 }, methodCodes: DELIVERY_METHOD_CODES }],
  }),
];
