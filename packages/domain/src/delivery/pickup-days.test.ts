import { describe, expect, it } from 'vitest';
import { bookPickup, firstPickupDay, type PickupDaysInput, pickupDays } from './pickup-days.ts';
import { KETTLE, secondsAt } from './testing/sample-order.ts';
import { SAMPLE_HOLIDAYS, SAMPLE_RULES } from './testing/sample-rules.ts';
import { SCHEDULED_RULES } from './testing/scheduled-rules.ts';

const nineToFive = { openTime: 9 * 3600, closeTime: 17 * 3600 };
const PRESTON = {
  id: 'preston',
  addressState: 'VIC' as const,
  timeZone: 'Australia/Melbourne',
  weeklyHours: [...Array.from({ length: 6 }, () => nineToFive), null],
  seasonalHours: [
    { date: '2026-11-20', openTime: 0, closeTime: 0, note: 'Stocktake' },
    { date: '2026-11-22', openTime: 10 * 3600, closeTime: 14 * 3600, note: 'Sunday sale' },
  ],
};
const MONDAY = '2026-11-16T10:00:00+11:00';
const FRIDGE = { ...KETTLE, bigAndBulky: true };
const held = { product: KETTLE, qty: 1, storeQty: 3 };

const ask = (own: Partial<PickupDaysInput> = {}, moment = MONDAY) =>
  pickupDays({
    lines: [held],
    store: PRESTON,
    rules: SCHEDULED_RULES,
    publicHolidays: SAMPLE_HOLIDAYS,
    nowSeconds: secondsAt(moment),
    taken: [],
    ...own,
  });
function calendar(own?: Partial<PickupDaysInput>, moment?: string) {
  const answer = ask(own, moment);
  if (answer.status !== 'SUCCESS') throw new Error(answer.reasons[0]?.code);
  return answer.value;
}
const dayOf = (date: string, own?: Partial<PickupDaysInput>) =>
  calendar(own).days.find((day) => day.date === date) ?? null;
const full = (day: string, taken: number) => ({ day, size: 'pickup' as const, taken, windows: {} });

describe('pickupDays', () => {
  it('are three weeks from today, and what is there is held for a week [C-1-06 C-9-35]', () => {
    const { days, heldDays, readyAt } = calendar();
    expect([days.length, days[0]?.date, heldDays, readyAt]).toEqual([21, '2026-11-16', 7, '2026-11-16T12:00']);
  });

  it.each([
    ['when it is ready on the first day', '2026-11-16', 'AVAILABLE', '12:00', '17:00'],
    ['from opening time later on', '2026-11-17', 'AVAILABLE', '09:00', '17:00'],
    ['not when the store is closed for a day', '2026-11-20', 'CLOSED', null, null],
    ['by the hours of a special day', '2026-11-22', 'AVAILABLE', '10:00', '14:00'],
    ['not on a Sunday like others', '2026-11-29', 'CLOSED', null, null],
  ])('%s', (_, date, status, from, until) => {
    expect(dayOf(date)).toEqual({ date, status, from, until });
  });

  it('wait for what is sent to the store, and for more than it holds', () => {
    const sent = { product: FRIDGE, qty: 1, storeQty: 0 };
    expect(firstPickupDay(calendar({ lines: [held, sent] }))).toMatchObject({ date: '2026-11-19', from: '11:00' });
    expect(dayOf('2026-11-18', { lines: [held, sent] })?.status).toBe('NOT_YET');
    expect(firstPickupDay(calendar({ lines: [{ ...held, qty: 4 }] }))?.date).toBe('2026-11-19');
    expect(firstPickupDay(calendar({ lines: [{ ...held, qty: 3 }] }))?.date).toBe('2026-11-16');
  });

  it('wait for the release of what is not out yet', () => {
    const preorder = {
      ...KETTLE,
      saleMode: 'preorder' as const,
      preorderDateTime: secondsAt('2026-12-01T00:00:00+11:00'),
    };
    const lines = [held, { product: preorder, qty: 1, storeQty: 2 }];
    expect(firstPickupDay(calendar({ lines }))?.date).toBe('2026-12-01');
  });

  it('are full when the store has handed out its places', () => {
    expect(dayOf('2026-11-17', { taken: [full('2026-11-17', 5)] })?.status).toBe('FULL');
    expect(dayOf('2026-11-17', { taken: [full('2026-11-17', 4)] })?.status).toBe('AVAILABLE');
    // bookings of other days, and of trucks, do not count
    const others = [full('2026-11-18', 5), { ...full('2026-11-17', 9), size: 'parcel' as const }];
    expect(dayOf('2026-11-17', { taken: others })?.status).toBe('AVAILABLE');
    expect(dayOf('2026-11-17', { taken: [...others, full('2026-11-17', 5)] })?.status).toBe('FULL');
    expect(dayOf('2026-11-17', { taken: [full('2026-11-17', 99)], rules: SAMPLE_RULES })?.status).toBe('AVAILABLE');
  });

  it.each([
    [
      'for nothing that travels',
      { lines: [{ ...held, product: { ...KETTLE, functionalType: 'giftcard' as const } }] },
      'NOTHING_TO_DELIVER',
    ],
    ['for what is sold out', { lines: [held, { ...held, product: { ...KETTLE, soldOut: true } }] }, 'UNAVAILABLE'],
    ['for what is not there and nobody sends', { rules: null, lines: [{ ...held, storeQty: 0 }] }, 'NOT_SERVED'],
  ])('are refused %s', (_, own, code) => {
    expect(ask(own)).toMatchObject({ status: 'REJECTED', reasons: [{ code }] });
  });

  it('need no rules for what the store has in stock', () => {
    expect(firstPickupDay(calendar({ rules: null }))?.date).toBe('2026-11-16');
  });
});

describe('bookPickup', () => {
  it('is a place of the store on that day', () => {
    expect(bookPickup(calendar(), '2026-11-17')).toEqual({
      place: 'store preston',
      day: '2026-11-17',
      size: 'pickup',
      window: null,
      capacityPerDay: 5,
      capacityPerWindow: null,
      isSentInTime: false,
    });
  });

  it.each([
    ['2026-11-16', false],
    ['2026-11-18', false],
    ['2026-11-19', true],
    ['2026-11-26', true],
  ])('on %s needs store stock only while nothing sent could be there: sent in time is %s', (date, isSentInTime) => {
    expect(bookPickup(calendar(), date)).toMatchObject({ isSentInTime });
  });

  it('needs store stock on any day where nothing is sent to stores', () => {
    expect(bookPickup(calendar({ rules: null }), '2026-11-26')).toMatchObject({ isSentInTime: false });
  });

  it.each(['2026-11-20', '2026-11-15', '2027-02-01', 'soon'])('is none on %s', (date) => {
    expect(bookPickup(calendar(), date)).toBeNull();
  });
});
