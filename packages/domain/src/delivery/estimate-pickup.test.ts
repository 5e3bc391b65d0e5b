import { describe, expect, it } from 'vitest';
import type { DeliveredProduct } from './estimate-delivery.ts';
import { type CollectionStore, estimatePickup, type PickupInput } from './estimate-pickup.ts';
import { KETTLE, secondsAt } from './testing/sample-order.ts';
import { SAMPLE_HOLIDAYS, SAMPLE_RULES } from './testing/sample-rules.ts';

const nineToFive = { openTime: 9 * 3600, closeTime: 17 * 3600 };

/** Open Monday to Saturday, late on Thursday; Sunday hours are too short to prepare an order. */
const PRESTON: CollectionStore = {
  addressState: 'VIC',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [
    nineToFive,
    nineToFive,
    nineToFive,
    { openTime: 9 * 3600, closeTime: 21 * 3600 },
    nineToFive,
    nineToFive,
    { openTime: 11 * 3600, closeTime: 12.5 * 3600 },
  ],
  seasonalHours: [
    { date: '2026-12-24', openTime: 9 * 3600, closeTime: 13 * 3600, note: 'Christmas Eve' },
    { date: '2026-12-25', openTime: 0, closeTime: 0, note: 'Christmas Day' },
    { date: '2026-12-26', openTime: 10 * 3600, closeTime: 16 * 3600, note: 'Boxing Day' },
  ],
};
const PERTH: CollectionStore = { ...PRESTON, addressState: 'WA', timeZone: 'Australia/Perth', seasonalHours: [] };
const MONDAY = '2026-11-16T10:00:00+11:00';

const collect = (moment: string, own: Partial<PickupInput> = {}) =>
  estimatePickup({
    product: KETTLE,
    store: PRESTON,
    qty: 1,
    rules: SAMPLE_RULES,
    publicHolidays: SAMPLE_HOLIDAYS,
    nowSeconds: secondsAt(moment),
    ...own,
  });
const ready = (moment: string, own?: Partial<PickupInput>) => collect(moment, own)?.firstAvailable ?? null;

it('carries a pickup in the shape of an estimate: free, at a moment of the store’s clock [C-3-47]', () => {
  expect(collect(MONDAY)).toEqual({
    label: 'Click and collect',
    price: 0,
    firstAvailable: '2026-11-16T12:00',
    rangeEnd: '2026-11-16T12:00',
    type: 'storePickup',
    available: true,
  });
});

describe('what the store has in stock is ready', () => {
  it.each([
    ['two hours after an order while the store is open', '2026-11-16T14:10:00+11:00', '2026-11-16T16:10'],
    ['at closing time at the latest', '2026-11-16T15:00:00+11:00', '2026-11-16T17:00'],
    ['the next morning when that is a second too late', '2026-11-16T15:00:01+11:00', '2026-11-17T11:00'],
    ['later where the evening is long', '2026-11-19T18:30:00+11:00', '2026-11-19T20:30'],
    ['two hours after opening when ordered in the night', '2026-11-17T03:00:00+11:00', '2026-11-17T11:00'],
    ['two hours after opening when ordered at opening time', '2026-11-17T09:00:00+11:00', '2026-11-17T11:00'],
    ['the next morning when ordered in the evening', '2026-11-16T22:00:00+11:00', '2026-11-17T11:00'],
    ['on no day that is too short', '2026-11-21T16:00:00+11:00', '2026-11-23T11:00'],
    ['in whole minutes, never too early', '2026-11-16T10:00:01+11:00', '2026-11-16T12:01'],
    ['within the hours of a special day', '2026-12-24T10:30:00+11:00', '2026-12-24T12:30'],
    ['after days on which the store is closed', '2026-12-24T11:30:00+11:00', '2026-12-26T12:00'],
    ['by the clock after daylight saving began', '2026-10-05T00:00:00Z', '2026-10-05T13:00'],
  ])('%s', (_, moment, expected) => {
    expect(ready(moment)).toBe(expected);
  });

  it('by the clock of the store, not of the warehouse', () => {
    expect(ready('2026-11-16T18:00:00+11:00', { store: PERTH })).toBe('2026-11-16T17:00');
    expect(ready('2026-11-16T11:00:00+11:00', { store: PERTH })).toBe('2026-11-16T11:00');
  });

  it('without any rules of delivery', () => {
    expect(ready(MONDAY, { rules: null })).toBe('2026-11-16T12:00');
  });

  it('never in a store that does not open', () => {
    expect(ready(MONDAY, { store: { ...PRESTON, weeklyHours: [], seasonalHours: [] } })).toBeNull();
  });
});

describe('what the store does not hold is ready', () => {
  const sent = (moment: string, own: Partial<PickupInput> = {}) => ready(moment, { qty: 0, ...own });
  it.each([
    ['three working days later', MONDAY, '2026-11-19T11:00'],
    ['a day later after cut-off', '2026-11-16T14:00:00+11:00', '2026-11-20T11:00'],
    ['after a weekend', '2026-11-19T10:00:00+11:00', '2026-11-24T11:00'],
    ['after a holiday of the store’s state', '2026-10-29T10:00:00+11:00', '2026-11-04T11:00'],
  ])('%s', (_, moment, expected) => {
    expect(sent(moment)).toBe(expected);
  });

  it('says that it is sent', () => {
    expect(collect(MONDAY, { qty: 0 })).toMatchObject({ label: 'Click and collect, sent to the store', price: 0 });
  });
  it('the supplier’s days later when the warehouse has none', () => {
    expect(sent(MONDAY, { product: { ...KETTLE, hasStockOnHand: false } })).toBe('2026-11-26T11:00');
  });
  it('never before now where the day is younger than at the warehouse', () => {
    const rules = { ...SAMPLE_RULES, storeTransferDays: 0 };
    expect(sent('2026-11-17T01:00:00+11:00', { rules, store: PERTH })).toBe('2026-11-17T11:00');
    expect(sent('2026-11-16T13:00:00+11:00', { rules })).toBe('2026-11-16T15:00');
  });
  it('on no day that anybody knows without rules of delivery', () => {
    expect(sent(MONDAY, { rules: null })).toBeNull();
  });
});

describe('a pre-order', () => {
  const preorder = (release: string | null) =>
    ({
      ...KETTLE,
      saleMode: 'preorder',
      preorderDateTime: null,
      releaseDateTime: release === null ? null : secondsAt(release),
      hasStockOnHand: false,
      soldOut: true,
    }) as const;
  it.each([
    ['nothing', 0],
    ['some already', 4],
  ])('is ready on the day of its release, with %s in the store', (_, qty) => {
    expect(ready(MONDAY, { qty, product: preorder('2026-12-03T00:00:00+11:00') })).toBe('2026-12-03T11:00');
  });
  it('has no day without a release', () => {
    expect(ready(MONDAY, { product: preorder(null) })).toBeNull();
  });
});

it.each<[string, Partial<DeliveredProduct>]>([
  ['is sold in stores only: they are asked', { saleMode: 'inStoreOnly' }],
  ['is sold out', { soldOut: true }],
  ['is coming soon', { saleMode: 'scheduledRelease', releaseDateTime: secondsAt('2026-12-01T00:00:00+11:00') }],
  ['is no longer sold', { state: 'discontinued' }],
  ['is nothing to carry, such as a gift card', { functionalType: 'giftcard' }],
  ['is sold by enquiry only', { enquiryOnly: true }],
])('is not collected when it %s', (_, own) => {
  expect(collect(MONDAY, { product: { ...KETTLE, ...own } })).toBeNull();
});
