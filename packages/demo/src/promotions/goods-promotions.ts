import { CAMPAIGNS } from '../catalogue/market/campaigns.ts';
import {
  CARE_AND_FILTERS,
  ESPRESSO_MACHINES,
  FRIDGES,
  FRIDGES_AND_ESPRESSO,
  HEAT_PUMP_DRYERS,
  HEATERS,
  OWN_PRICES,
  SMALL_KITCHEN,
  WHIRR_VACUUMS,
  WINDOW_AIR_FRYER,
} from './product-sets.ts';
import type { PromotionDraft } from './promotion-draft.ts';
import { TERMS } from './promotion-terms.ts';

const { kitchenBundle, kitchenCode, welcome } = TERMS;

/** Nearly used up in a new shop: see `generatePromotionUses`. */
export const AIR_FRYER_OFFER = { id: 'promo-air-fryer', orders: 60 } as const;

/** What takes something off the price of goods. */
export const GOODS_PROMOTIONS: readonly PromotionDraft[] = [
  {
    id: 'promo-summer-kitchen',
    name: 'Summer kitchen bundle: fridge with any espresso machine',
    lane: 'bundle',
    days: CAMPAIGNS.kitchenBundle,
    conditions: [
      { type: 'minQty', qty: 1, on: FRIDGES },
      { type: 'minQty', qty: 1, on: ESPRESSO_MACHINES },
    ],
    effects: [{ type: 'amountOff', amount: kitchenBundle.amount, on: FRIDGES_AND_ESPRESSO }],
  },
  {
    id: 'promo-winter-bundle',
    name: 'Winter bundle: 15% off heaters with any heat-pump dryer',
    lane: 'bundle',
    couponCodes: ['WINTER15'],
    days: CAMPAIGNS.winterBundle,
    conditions: [{ type: 'minQty', qty: 1, on: HEAT_PUMP_DRYERS }],
    effects: [{ type: 'percentOff', percent: 15, on: HEATERS }],
  },
  {
    id: 'promo-small-kitchen',
    name: `${kitchenCode.percent}% off small kitchen appliances at full price`,
    lane: 'item',
    couponCodes: [kitchenCode.code],
    days: CAMPAIGNS.kitchenCode,
    conditions: [],
    effects: [{ type: 'percentOff', percent: kitchenCode.percent, on: SMALL_KITCHEN }],
  },
  {
    id: 'promo-care-and-filters',
    name: 'Care and filters: buy 3, get 1 free',
    lane: 'item',
    conditions: [],
    effects: [{ type: 'buyGet', buy: CARE_AND_FILTERS, buyQty: 3, getQty: 1, percent: 100, maxTimes: 2 }],
  },
  {
    id: AIR_FRYER_OFFER.id,
    name: `Window air fryer for $149, first ${AIR_FRYER_OFFER.orders} orders, not with other offers`,
    lane: 'item',
    exclusive: true,
    couponCodes: ['FRYER149'],
    days: [-9, 12],
    conditions: [{ type: 'usage', total: AIR_FRYER_OFFER.orders, perCustomer: 1 }],
    effects: [{ type: 'fixedPrice', price: 149, on: WINDOW_AIR_FRYER }],
  },
  {
    id: 'promo-whirr-account',
    name: 'With an account: $40 off each Whirr vacuum',
    lane: 'item',
    days: [-3, 25],
    conditions: [{ type: 'audience', audience: 'customer' }],
    effects: [{ type: 'amountOff', amount: 40, each: true, on: WHIRR_VACUUMS }],
  },
  {
    id: 'promo-welcome',
    name: `Welcome: $${welcome.amount} off your first order from $${welcome.minSpend}`,
    lane: 'order',
    couponCodes: [welcome.code],
    conditions: [
      { type: 'firstOrder' },
      { type: 'usage', perCustomer: 1 },
      { type: 'minSpend', amount: welcome.minSpend, on: OWN_PRICES },
    ],
    effects: [{ type: 'amountOff', amount: welcome.amount, on: OWN_PRICES }],
  },
];
