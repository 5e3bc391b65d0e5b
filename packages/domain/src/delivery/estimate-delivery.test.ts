import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { type EstimateInput, estimateDelivery, toDeliveryEstimate } from './estimate-delivery.ts';
import { BENDIGO, DARWIN, KETTLE, MELBOURNE, PERTH, sampleOrder, secondsAt } from './testing/sample-order.ts';
import { SAMPLE_RULES } from './testing/sample-rules.ts';

const MONDAY = '2026-11-16T10:00:00+11:00';
const AGENCY_DIRECT = { enquiryOnly: true };
const FRIDGE = { ...KETTLE, bigAndBulky: true, price: 2_988 };
const days = (moment: string, own: Partial<EstimateInput> = {}) => {
  const answer = estimateDelivery(sampleOrder(moment, own));
  return answer.status === 'SUCCESS' ? [answer.value.earliest, answer.value.latest] : answer.reasons[0]?.code;
};
const refusal = (own: Partial<EstimateInput>) => days(MONDAY, own);

describe('estimateDelivery, days', () => {
  it.each([
    ['before cut-off', '2026-11-16T13:59:59+11:00', ['2026-11-17', '2026-11-18']],
    ['at cut-off', '2026-11-16T14:00:00+11:00', ['2026-11-18', '2026-11-19']],
    ['after cut-off on Friday', '2026-11-20T14:00:00+11:00', ['2026-11-24', '2026-11-25']],
    ['before a holiday', '2026-11-02T10:00:00+11:00', ['2026-11-04', '2026-11-05']],
    ['late before a holiday', '2026-11-02T15:00:00+11:00', ['2026-11-05', '2026-11-06']],
    ['over Christmas', '2026-12-23T15:00:00+11:00', ['2026-12-29', '2026-12-30']],
    ['an hour before cut-off in standard time', '2026-10-02T03:00:00Z', ['2026-10-05', '2026-10-06']],
    ['at cut-off in daylight saving time', '2026-10-05T03:00:00Z', ['2026-10-07', '2026-10-08']],
  ])('of a parcel across town, ordered %s', (_, moment, expected) => {
    expect(days(moment)).toEqual(expected);
  });

  it.each([
    ['on Saturday where it delivers then', MELBOURNE, '2026-11-20T10:00:00+11:00', ['2026-11-21', '2026-11-24']],
    ['on the days of the truck', BENDIGO, MONDAY, ['2026-11-19', '2026-11-24']],
    ['on its next days when it is missed', BENDIGO, '2026-11-16T14:00:00+11:00', ['2026-11-24', '2026-11-26']],
  ])('of something big comes %s', (_, locality, moment, expected) => {
    expect(days(moment, { locality, product: FRIDGE })).toEqual(expected);
  });

  it('skips the holidays of the locality, not those of other states', () => {
    const thursday = '2026-09-24T10:00:00+10:00';
    expect(days(thursday, { locality: PERTH })).toEqual(['2026-09-30', '2026-10-02']);
    expect(days(thursday, { locality: BENDIGO })).toEqual(['2026-09-29', '2026-10-01']);
  });

  it('counts the supplier’s days when nothing is on hand', () => {
    expect(days(MONDAY, { product: { ...KETTLE, hasStockOnHand: false } })).toEqual(['2026-11-24', '2026-11-25']);
  });

  it.each([
    ['the end of the pre-order', '2026-12-03T09:00:00+11:00', null, ['2026-12-04', '2026-12-07']],
    ['a later release', '2026-12-03T09:00:00+11:00', '2026-12-10T09:00:00+11:00', ['2026-12-11', '2026-12-14']],
  ])('counts a pre-order from %s', (_, preorder, release, expected) => {
    const product = {
      ...KETTLE,
      saleMode: 'preorder',
      preorderDateTime: secondsAt(preorder),
      releaseDateTime: release === null ? null : secondsAt(release),
      soldOut: true,
      hasStockOnHand: false,
    } as const;
    expect(days(MONDAY, { product })).toEqual(expected);
  });

  it('forgets a pre-order that is over', () => {
    const product = { ...KETTLE, saleMode: 'preorder', preorderDateTime: secondsAt(MONDAY) } as const;
    expect(days(MONDAY, { product })).toEqual(['2026-11-17', '2026-11-18']);
  });
});

describe('estimateDelivery, across time zones', () => {
  const parcel = {
    name: 'Same day',
    daysMin: 0,
    daysMax: 0,
    price: 15,
    freeFrom: null,
    deliveryWeekdays: [0, 1, 2, 3, 4],
  };
  const zone = { code: 'metro', postcodes: [{ from: '3000', to: '3207' }], parcel, bigAndBulky: null };
  const rules = (cutOffTime: number) => ({
    ...SAMPLE_RULES,
    warehouse: { ...SAMPLE_RULES.warehouse, state: 'WA', cutOffTime } as const,
    zones: [zone],
  });
  // 10 pm on Monday in Perth is 1 am on Tuesday in Melbourne
  const moment = '2026-11-16T22:00:00+08:00';
  it('never names a day that is over where the shopper is', () => {
    expect(days(moment, { rules: rules(23 * 3600) })).toEqual(['2026-11-17', '2026-11-17']);
  });
  it('names the shopper’s tomorrow at the earliest after cut-off', () => {
    expect(days(moment, { rules: rules(14 * 3600) })).toEqual(['2026-11-18', '2026-11-18']);
  });
});

describe('estimateDelivery, price', () => {
  it.each([
    ['a parcel', KETTLE, MELBOURNE, 'Parcel', 9_00],
    ['a parcel just below the threshold', { ...KETTLE, price: 98.99 }, MELBOURNE, 'Parcel', 9_00],
    ['a parcel at the threshold', { ...KETTLE, price: 99 }, MELBOURNE, 'Parcel', 0],
    ['a remote parcel', KETTLE, DARWIN, 'Parcel', 19_95],
    ['something big, never free here', FRIDGE, MELBOURNE, 'Large item, metropolitan', 69_00],
    ['something big to the country', FRIDGE, BENDIGO, 'Large item, regional', 99_00],
  ])('of %s', (_, product, locality, serviceName, priceCents) => {
    expect(estimateDelivery(sampleOrder(MONDAY, { product, locality }))).toMatchObject({
      status: 'SUCCESS',
      value: { serviceName, priceCents },
    });
  });
});

describe('estimateDelivery, why not', () => {
  it.each([
    ['an area without delivery', { locality: { postcode: '6798', state: 'WA' } }, 'NOT_SERVED'],
    ['something big where only parcels go', { locality: DARWIN, product: FRIDGE }, 'NOT_SERVED'],
    ['what is sold in stores only', { product: { ...KETTLE, saleMode: 'inStoreOnly' } }, 'IN_STORE_ONLY'],
    ['what is sold out', { product: { ...KETTLE, soldOut: true } }, 'UNAVAILABLE'],
    ['what is discontinued', { product: { ...KETTLE, state: 'discontinued' } }, 'UNAVAILABLE'],
    ['what is sold by enquiry only', { product: { ...KETTLE, ...AGENCY_DIRECT } }, 'UNAVAILABLE'],
    ['what is not released yet', { product: { ...KETTLE, saleMode: 'scheduledRelease' } }, 'UNAVAILABLE'],
    ['a gift card', { product: { ...KETTLE, functionalType: 'giftcard' } }, 'NOTHING_TO_DELIVER'],
    ['a pre-order without a date', { product: { ...KETTLE, saleMode: 'preorder' } }, 'DAY_NOT_KNOWN'],
    [
      'a warehouse that never sends',
      { rules: { ...SAMPLE_RULES, warehouse: { ...SAMPLE_RULES.warehouse, dispatchWeekdays: [] } } },
      'DAY_NOT_KNOWN',
    ],
  ] as const)('%s', (_, own, expected) => {
    expect(refusal(own)).toBe(expected);
  });
});

it('becomes the estimate that calls carry [C-3-47]', () => {
  const quote = {
    serviceName: 'Parcel',
    earliest: '2026-11-17',
    latest: '2026-11-18',
    priceCents: toCents(19_95),
  };
  expect(toDeliveryEstimate(quote)).toEqual({
    label: 'Parcel',
    price: 19.95,
    firstAvailable: '2026-11-17',
    rangeEnd: '2026-11-18',
    type: 'delivery',
    available: true,
  });
});
