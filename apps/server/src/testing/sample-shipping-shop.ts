import type { DemoShop } from '@wattle/demo';
import { goods, offer, sampleCartShop } from './sample-cart-shop.ts';
import { sampleDeliveryRules } from './sample-delivery-shop.ts';

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];
const [metro, remote] = sampleDeliveryRules.zones;
const daily = (price: number) => ({ ...metro?.parcel, price, freeFrom: null, deliveryWeekdays: ALL_WEEK });

/** All days are open and alike, so that no test depends on the current day. */
const schedule = {
  daysAhead: 21,
  windows: [7, 10].map((hour) => ({ from: hour * 3600, to: (hour + 2) * 3600 })),
  parcel: { capacityPerDay: 2, capacityPerWindow: 1, dayPrices: ALL_WEEK.map((weekday) => ({ weekday, extra: 5 })) },
  bigAndBulky: {
    capacityPerDay: 2,
    capacityPerWindow: 1,
    dayPrices: ALL_WEEK.map((weekday) => ({ weekday, extra: weekday })),
  },
};

/** What the crew does for a stone. */
export const STONE_SERVICES = [
  { code: 'REMOVAL', price: 0, detail: 'Empty, please.' },
  { code: 'INSTALLATION', price: 59, detail: 'By our crew.' },
] as const;

/** The cart shop with express delivery and selectable days in the city. */
export const sampleShippingShop = (): DemoShop => ({
  ...sampleCartShop(),
  products: [...sampleCartShop().products, goods('stone', 10, { weightGrams: 30_000, services: STONE_SERVICES })],
  promotions: [
    ...sampleCartShop().promotions,
    offer('club', {
      lane: 'shipping',
      conditions: [{ type: 'audience', audience: 'customer' }],
      effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }],
    }),
  ],
  storeStock: [
    { storeId: 'near-1', variantId: 'kettle-v1', qty: 3 },
    { storeId: 'near-1', variantId: 'toaster-v1', qty: 1 },
    { storeId: 'near-2', variantId: 'kettle-v1', qty: 3 },
  ],
  settings: {
    ...sampleCartShop().settings,
    'delivery-rules': {
      ...sampleDeliveryRules,
      warehouse: { ...sampleDeliveryRules.warehouse, dispatchWeekdays: ALL_WEEK },
      zones: [{ ...metro, parcel: daily(9), bigAndBulky: daily(69), express: daily(19), schedule }, remote],
      parcelMaxKg: 22,
      pickup: { daysAhead: 21, capacityPerDay: 2, heldDays: 7 },
    },
    'public-holidays': {},
  },
});
