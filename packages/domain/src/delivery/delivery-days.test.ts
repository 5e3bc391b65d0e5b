import { describe, expect, it } from 'vitest';
import { bookDelivery, type DeliveryDaysInput, deliveryDays } from './delivery-days.ts';
import { BENDIGO, DARWIN, KETTLE, MELBOURNE, secondsAt } from './testing/sample-order.ts';
import { SAMPLE_HOLIDAYS } from './testing/sample-rules.ts';
import { SCHEDULED_RULES } from './testing/scheduled-rules.ts';

const FRIDGE = { ...KETTLE, bigAndBulky: true, price: 2988 };
const MONDAY = '2026-11-16T10:00:00+11:00';

const ask = (moment: string, own: Partial<DeliveryDaysInput> = {}) =>
  deliveryDays({
    products: [FRIDGE],
    locality: MELBOURNE,
    rules: SCHEDULED_RULES,
    publicHolidays: SAMPLE_HOLIDAYS,
    nowSeconds: secondsAt(moment),
    taken: [],
    ...own,
  });
function calendar(moment: string, own: Partial<DeliveryDaysInput> = {}) {
  const answer = ask(moment, own);
  if (answer.status !== 'SUCCESS') throw new Error(answer.reasons[0]?.code);
  return answer.value;
}
const statusOf = (moment: string, date: string, own?: Partial<DeliveryDaysInput>) =>
  calendar(moment, own).days.find((day) => day.date === date)?.status;
const first = (moment: string, own?: Partial<DeliveryDaysInput>) =>
  calendar(moment, own).days.find(({ status }) => status === 'AVAILABLE')?.date;
const used = (day: string, taken: number, windows: Record<string, number> = {}) => ({
  day,
  size: 'bigAndBulky' as const,
  taken,
  windows,
});

describe('deliveryDays', () => {
  it('are three weeks from today, with windows of two hours', () => {
    const { days } = calendar(MONDAY);
    expect(days).toHaveLength(21);
    expect([days[0]?.date, days[20]?.date]).toEqual(['2026-11-16', '2026-12-06']);
    expect(days[1]?.windows.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '07:00 09:00',
      '08:00 10:00',
      '10:00 12:00',
      '12:00 14:00',
      '14:00 16:00',
    ]);
  });

  it.each([
    ['before the truck can be there', MONDAY, '2026-11-16', 'NOT_YET'],
    ['from the day on that goods are there', MONDAY, '2026-11-17', 'AVAILABLE'],
    ['a day later after the cut-off', '2026-11-16T14:00:00+11:00', '2026-11-17', 'NOT_YET'],
    ['on a Saturday', MONDAY, '2026-11-21', 'AVAILABLE'],
    ['on a Sunday', MONDAY, '2026-11-22', 'CLOSED'],
    ['on a public holiday', '2026-12-21T10:00:00+11:00', '2026-12-25', 'CLOSED'],
    ['on a Sunday before goods are there', '2026-11-20T15:00:00+11:00', '2026-11-22', 'CLOSED'],
  ])('%s', (_, moment, date, expected) => {
    expect(statusOf(moment, date)).toBe(expected);
  });

  it('begin with the day on which the last of the goods is there', () => {
    const later = { ...KETTLE, hasStockOnHand: false };
    expect(first(MONDAY, { products: [FRIDGE, later] })).toBe('2026-11-24');
    const preorder = {
      ...KETTLE,
      saleMode: 'preorder' as const,
      preorderDateTime: secondsAt('2026-12-01T09:00:00+11:00'),
    };
    expect(first(MONDAY, { products: [FRIDGE, later, preorder] })).toBe('2026-12-02');
  });

  it('are counted by the calendar of the locality', () => {
    const [metro] = SCHEDULED_RULES.zones;
    if (!metro) throw new Error('The sample has a zone.');
    const rules = { ...SCHEDULED_RULES, zones: [{ ...metro, postcodes: [{ from: '0000', to: '9999' }] }] };
    // past midnight in Melbourne it is still the day before in Perth
    const moment = '2026-11-17T00:30:00+11:00';
    const at = (state: 'VIC' | 'WA') =>
      calendar(moment, { rules, locality: { postcode: '6000', state } }).days[0]?.date;
    expect([at('VIC'), at('WA')]).toEqual(['2026-11-17', '2026-11-16']);
  });

  it('are full when their places are taken, by the size that is wanted', () => {
    expect(statusOf(MONDAY, '2026-11-20', { taken: [used('2026-11-20', 3)] })).toBe('FULL');
    expect(statusOf(MONDAY, '2026-11-20', { taken: [used('2026-11-20', 2)] })).toBe('AVAILABLE');
    expect(statusOf(MONDAY, '2026-11-20', { taken: [used('2026-11-20', 3)], products: [KETTLE] })).toBe('AVAILABLE');
  });

  it('are full with no window left, and when every window is full', () => {
    const day = (taken: DeliveryDaysInput['taken']) => calendar(MONDAY, { taken }).days[1];
    expect(day([used('2026-11-17', 3)])).toEqual({ date: '2026-11-17', status: 'FULL', windows: [] });
    const ids = ['07:00-09:00', '08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00'];
    const every = Object.fromEntries(ids.map((id) => [id, 2]));
    expect(day([used('2026-11-17', 2, every)])?.status).toBe('FULL');
    expect(day([used('2026-11-17', 2, { ...every, '14:00-16:00': 1 })])?.status).toBe('AVAILABLE');
    // bookings of another size or day do not count
    const parcels = { ...used('2026-11-17', 99), size: 'parcel' as const };
    expect(day([parcels, used('2026-11-18', 3)])?.status).toBe('AVAILABLE');
    expect(day([parcels, used('2026-11-18', 3), used('2026-11-17', 3)])?.status).toBe('FULL');
  });

  it('can be had without windows', () => {
    const [metro] = SCHEDULED_RULES.zones;
    if (!metro?.schedule) throw new Error('The sample has a zone.');
    const zones = [{ ...metro, schedule: { ...metro.schedule, windows: [] } }];
    const { days, ...rest } = calendar(MONDAY, { rules: { ...SCHEDULED_RULES, zones } });
    expect(days[1]).toEqual({ date: '2026-11-17', status: 'AVAILABLE', windows: [] });
    expect(bookDelivery({ days, ...rest }, '2026-11-17', null)).toMatchObject({ day: '2026-11-17', window: null });
  });

  it('have windows that are full by themselves', () => {
    const windows = { '07:00-09:00': 2, '14:00-16:00': 1 };
    const day = calendar(MONDAY, { taken: [used('2026-11-17', 2, windows)] }).days[1];
    expect(day?.windows.map(({ status }) => status)).toEqual([
      'FULL',
      'AVAILABLE',
      'AVAILABLE',
      'AVAILABLE',
      'AVAILABLE',
    ]);
  });

  it('offer no window that has begun', () => {
    const [metro] = SCHEDULED_RULES.zones;
    if (!metro?.parcel) throw new Error('The sample has a zone.');
    const sameDay = { ...metro, parcel: { ...metro.parcel, daysMin: 0 } };
    const today = (moment: string) =>
      calendar(moment, { products: [KETTLE], rules: { ...SCHEDULED_RULES, zones: [sameDay] } }).days[0];
    expect(today(MONDAY)?.windows.map(({ status }) => status)).toEqual([
      'NOT_YET',
      'NOT_YET',
      'NOT_YET',
      'AVAILABLE',
      'AVAILABLE',
    ]);
    const late = { ...SCHEDULED_RULES.warehouse, cutOffTime: 20 * 3600 };
    const rules = { ...SCHEDULED_RULES, zones: [sameDay], warehouse: late };
    const { days } = calendar('2026-11-16T18:00:00+11:00', { products: [KETTLE], rules });
    expect(days.slice(0, 2).map(({ status }) => status)).toEqual(['NOT_YET', 'AVAILABLE']);
  });

  it('are none where no day can be picked, and delivery still comes', () => {
    expect(calendar(MONDAY, { locality: BENDIGO })).toMatchObject({
      days: [],
      places: null,
      standard: { earliest: '2026-11-19', latest: '2026-11-24' },
    });
  });

  it('say when parcels come by express, and what is big does not', () => {
    expect(calendar(MONDAY, { products: [KETTLE] }).express).toEqual({ earliest: '2026-11-16', latest: '2026-11-17' });
    expect(calendar(MONDAY).express).toBeNull();
  });

  it.each([
    ['where nothing goes', { locality: { postcode: '2000', state: 'NSW' as const } }, 'NOT_SERVED'],
    ['where nothing big goes', { locality: DARWIN }, 'NOT_SERVED'],
    [
      'of nothing that travels',
      { products: [{ ...KETTLE, functionalType: 'giftcard' as const }] },
      'NOTHING_TO_DELIVER',
    ],
    ['of what is sold out', { products: [FRIDGE, { ...KETTLE, soldOut: true }] }, 'UNAVAILABLE'],
  ])('are refused %s', (_, own, code) => {
    expect(ask(MONDAY, own)).toMatchObject({ status: 'REJECTED', reasons: [{ code }] });
  });

  it('leave what is sent by email out of the question', () => {
    expect(first(MONDAY, { products: [FRIDGE, { ...KETTLE, functionalType: 'giftcard' }] })).toBe('2026-11-17');
  });
});

describe('bookDelivery', () => {
  const days = calendar(MONDAY, { taken: [used('2026-11-17', 2, { '07:00-09:00': 2 }), used('2026-11-18', 3)] });

  it('is a place of the zone on that day', () => {
    expect(bookDelivery(days, '2026-11-17', '10:00-12:00')).toEqual({
      place: 'zone metro',
      day: '2026-11-17',
      size: 'bigAndBulky',
      window: '10:00-12:00',
      capacityPerDay: 3,
      capacityPerWindow: 2,
    });
    expect(bookDelivery(days, '2026-11-17', null)?.window).toBeNull();
  });

  it.each([
    ['a day that is full', '2026-11-18', null],
    ['a day on which nobody comes', '2026-11-22', null],
    ['a day that is too early', '2026-11-16', null],
    ['a day beyond the calendar', '2027-01-12', null],
    ['a window that is full', '2026-11-17', '07:00-09:00'],
    ['a window that there is not', '2026-11-17', '03:00-05:00'],
  ])('is none on %s', (_, date, window) => {
    expect(bookDelivery(days, date, window)).toBeNull();
  });
});
