import { generateDemoShop } from '@wattle/demo';
import { describe, expect, it } from 'vitest';
import { settingRow } from './content-rows.ts';
import { parseRow } from './refusal.ts';

const { settings } = generateDemoShop({ now: 1_794_700_000 });

const service = {
  name: 'Parcel',
  daysMin: 1,
  daysMax: 2,
  price: 9,
  freeFrom: 99,
  deliveryWeekdays: [0, 1, 2, 3, 4],
};
const zone = { code: 'metro', postcodes: [{ from: '3000', to: '3207' }], parcel: service, bigAndBulky: null };
const rules = {
  warehouse: { state: 'VIC', cutOffTime: 50_400, dispatchWeekdays: [0, 1, 2, 3, 4] },
  supplierLeadDays: 5,
  storeTransferDays: 3,
  zones: [zone],
  notServed: [],
};
const size = { capacityPerDay: 20, capacityPerWindow: 5, dayPrices: [{ weekday: 5, extra: -20.5 }] };
const schedule = { daysAhead: 21, windows: [{ from: 25_200, to: 32_400 }], parcel: size, bigAndBulky: null };
const pickup = { daysAhead: 21, capacityPerDay: 20, heldDays: 7 };
const problems = (key: string, value: unknown) => {
  const parsed = parseRow(settingRow, { key, value });
  return 'row' in parsed ? [] : parsed.problems.map(({ field, reason }) => `${field}: ${reason}`);
};
const inZone = (own: object) => ({ ...rules, zones: [{ ...zone, ...own }] });
const inSchedule = (own: object) => inZone({ schedule: { ...schedule, ...own } });
const inParcel = (own: object) => inZone({ parcel: { ...service, ...own } });

describe('delivery rules', () => {
  it.each(['delivery-rules', 'public-holidays'])('of the demo shop are taken: %s', (key) => {
    expect(problems(key, settings[key])).toEqual([]);
  });
  it('are taken without any service for a size', () => {
    expect(problems('delivery-rules', inZone({ parcel: null }))).toEqual([]);
  });

  it('are taken with express, days to pick and a limit for parcels', () => {
    expect(problems('delivery-rules', { ...inZone({ express: service, schedule }), parcelMaxKg: 22, pickup })).toEqual(
      [],
    );
    expect(problems('delivery-rules', inZone({ express: null, schedule: null }))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no days to pick', inSchedule({ daysAhead: 0 }), 'value.zones.0.schedule.daysAhead: must be 1 or more'],
    [
      'a window turned round',
      inSchedule({ windows: [{ from: 36_000, to: 36_000 }] }),
      'value.zones.0.schedule.windows.0.to: must be after from',
    ],
    [
      'a window twice',
      inSchedule({ windows: [...schedule.windows, ...schedule.windows] }),
      'value.zones.0.schedule.windows.1: is there twice',
    ],
    [
      'no places',
      inSchedule({ parcel: { ...size, capacityPerDay: 0 } }),
      'value.zones.0.schedule.parcel.capacityPerDay: must be 1 or more',
    ],
    [
      'a day priced twice',
      inSchedule({ parcel: { ...size, dayPrices: [...size.dayPrices, ...size.dayPrices] } }),
      'value.zones.0.schedule.parcel.dayPrices.1.weekday: is there twice',
    ],
    [
      'a part of a cent',
      inSchedule({ parcel: { ...size, dayPrices: [{ weekday: 5, extra: 0.001 }] } }),
      'value.zones.0.schedule.parcel.dayPrices.0.extra: must not have more than two decimals',
    ],
    ['parcels without weight', { ...rules, parcelMaxKg: 0 }, 'value.parcelMaxKg: must be more than 0'],
    [
      'stores that hand out nothing',
      { ...rules, pickup: { ...pickup, capacityPerDay: 0 } },
      'value.pickup.capacityPerDay: must be 1 or more',
    ],
    [
      'a postcode of three digits',
      inZone({ postcodes: [{ from: '300', to: '3207' }] }),
      'value.zones.0.postcodes.0.from: must be four digits',
    ],
    [
      'a range turned round',
      inZone({ postcodes: [{ from: '3207', to: '3000' }] }),
      'value.zones.0.postcodes.0.to: must not be before from',
    ],
    ['a zone without postcodes', inZone({ postcodes: [] }), 'value.zones.0.postcodes: must have postcodes'],
    ['a zone without a word on parcels', inZone({ parcel: undefined }), 'value.zones.0.parcel: is missing'],
    ['a zone of a code that is there', { ...rules, zones: [zone, zone] }, 'value.zones.1.code: is there twice'],
    ['no zones', { ...rules, zones: [] }, 'value.zones: must have a zone'],
    ['days turned round', inParcel({ daysMax: 0 }), 'value.zones.0.parcel.daysMax: must not be less than daysMin'],
    [
      'days that are no number',
      inParcel({ daysMin: '1' }),
      'value.zones.0.parcel.daysMin: expected number, received string',
    ],
    ['a price below nothing', inParcel({ price: -1 }), 'value.zones.0.parcel.price: must be 0 or more'],
    [
      'a service that never comes',
      inParcel({ deliveryWeekdays: [] }),
      'value.zones.0.parcel.deliveryWeekdays: must have a day',
    ],
    [
      'an eighth day',
      inParcel({ deliveryWeekdays: [7] }),
      'value.zones.0.parcel.deliveryWeekdays.0: must be 6, which is Sunday, or less',
    ],
    ['a day twice', inParcel({ deliveryWeekdays: [1, 1] }), 'value.zones.0.parcel.deliveryWeekdays.1: is there twice'],
    ['a field that nobody knows', inParcel({ colour: 'red' }), 'value.zones.0.parcel.colour: is not a known field'],
    ['no name', inParcel({ name: ' ' }), 'value.zones.0.parcel.name: must not be empty'],
    [
      'a cut-off after midnight',
      { ...rules, warehouse: { ...rules.warehouse, cutOffTime: 90_000 } },
      'value.warehouse.cutOffTime: must be seconds since midnight',
    ],
    ['no transfer days', { ...rules, storeTransferDays: undefined }, 'value.storeTransferDays: is missing'],
    ['something else altogether', 'soon', 'value: expected object, received string'],
  ])('are refused with %s', (_, value, expected) => {
    expect(problems('delivery-rules', value)).toEqual([expected]);
  });
});

describe('public holidays', () => {
  it('are taken for some states only', () => {
    expect(problems('public-holidays', { VIC: ['2026-11-03'] })).toEqual([]);
  });
  it.each<[string, unknown, string]>([
    ['a day that is none', { VIC: ['2026-11-31'] }, 'value.VIC.0: must be a date like 2026-12-31'],
    ['a moment', { VIC: ['2026-11-03T00:00:00Z'] }, 'value.VIC.0: must be a date like 2026-12-31'],
    ['a country', { NZ: [] }, 'value.NZ: is not a known field'],
  ])('are refused with %s', (_, value, expected) => {
    expect(problems('public-holidays', value)).toEqual([expected]);
  });
});

it('other settings are taken as they are', () => {
  expect(problems('theme', { zones: 1 })).toEqual([]);
});
