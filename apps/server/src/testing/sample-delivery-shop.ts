import type { DemoShop } from '@wattle/demo';
import type { Badge, ProductRecord } from '@wattle/domain/catalogue';
import { sampleLocality, sampleProduct, sampleShop, sampleStore, sampleVariant } from '../store/testing/sample-shop.ts';

const MELBOURNE = { lat: -37.81, lng: 144.96 };
/** A point in the city centre, as URL parameters. */
export const CITY = '&lat=-37.81&lng=144.96';
const WORKING_DAYS = [0, 1, 2, 3, 4];
const parcel = { name: 'Parcel', daysMin: 1, daysMax: 2, price: 9, freeFrom: 9_000, deliveryWeekdays: WORKING_DAYS };
/** One warehouse, two zones. */
export const sampleDeliveryRules = {
  warehouse: { state: 'VIC', cutOffTime: 50_400, dispatchWeekdays: WORKING_DAYS },
  supplierLeadDays: 5,
  storeTransferDays: 3,
  zones: [
    { code: 'metro', postcodes: [{ from: '3000', to: '3207' }], parcel, bigAndBulky: { ...parcel, price: 69 } },
    { code: 'remote', postcodes: [{ from: '4800', to: '4899' }], parcel: { ...parcel, price: 19 }, bigAndBulky: null },
  ],
  notServed: [],
};

export const ownProduct = (id: string, more: Partial<ProductRecord> = {}) =>
  sampleProduct(id, {
    state: 'current',
    variants: [sampleVariant(`${id}-v1`, { qty: 4, hasStockOnHand: true })],
    ...more,
  });
const hidden = { ...sampleStore('hidden', MELBOURNE.lat, MELBOURNE.lng), visibleIn: { index: false } };
/** Six stores along one street, nearest first, always open. */
const street = [1, 2, 3, 4, 5, 6].map((at) => ({
  ...sampleStore(`near-${at}`, MELBOURNE.lat, MELBOURNE.lng + at / 100),
  weeklyHours: Array.from({ length: 7 }, () => ({ openTime: 0, closeTime: 86_400 })),
  seasonalHours: [],
}));

const [award] = sampleShop().badges;
const badge = (id: string, more: Partial<Badge>): Badge[] => (award ? [{ ...award, id, ...more }] : []);

/** A shop with delivery rules, six stores in one street and a few products to deliver. */
export const sampleDeliveryShop = (): DemoShop => ({
  ...sampleShop(),
  badges: [
    ...sampleShop().badges,
    ...badge('quiet', { level: 'secondary', timeFrom: '', timeTo: '' }),
    ...badge('next-year', { timeFrom: '2090-01-01T00:00:00Z', timeTo: '2091-01-01T00:00:00Z' }),
    ...badge('over', { timeTo: '2026-01-02T00:00:00Z' }),
    ...badge('unreadable', { timeTo: '31/12' }),
  ],
  products: [
    ownProduct('kettle'),
    ownProduct('fridge', { bigAndBulky: true }),
    ownProduct('gone', { variants: [sampleVariant('gone-v1', { qty: 0, hasStockOnHand: false })] }),
    ownProduct('planned', {
      blGroup: { ...ownProduct('x').blGroup, enableWarranty: true, availableWarrantyIds: ['care-2', 'lost'] },
    }),
  ],
  stores: [...street, hidden, sampleStore('far', -33.87, 151.21)],
  storeStock: [
    { storeId: 'near-1', variantId: 'kettle-v1', qty: 3 },
    { storeId: 'near-2', variantId: 'kettle-v1', qty: 0 },
    { storeId: 'near-1', variantId: 'gone-v1', qty: 1 },
  ],
  localities: [
    sampleLocality('Richmond', 'VIC', '3121'),
    { ...sampleLocality('Carlton', 'VIC', '3053'), location: { latitude: -37.8, longitude: 144.967 } },
    { ...sampleLocality('Richmond Hill', 'QLD', '4820'), location: { latitude: -20.09, longitude: 146.26 } },
  ],
  settings: {
    ...sampleShop().settings,
    'delivery-rules': sampleDeliveryRules,
    'public-holidays': { VIC: ['2026-11-03'] },
  },
});
