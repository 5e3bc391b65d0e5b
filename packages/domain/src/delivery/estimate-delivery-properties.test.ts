import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../stores/add-days.ts';
import { STATES } from '../stores/store.ts';
import { wallClock } from '../stores/wall-clock.ts';
import { isPastCutOff } from './dispatch-day.ts';
import { type EstimateInput, estimateDelivery } from './estimate-delivery.ts';
import { isOpenDay } from './open-days.ts';
import { STATE_TIME_ZONES } from './state-time-zones.ts';
import { KETTLE, secondsAt } from './testing/sample-order.ts';
import { SAMPLE_RULES } from './testing/sample-rules.ts';

const FIRST_DAY = '2026-09-01';
const YEAR_DAYS = 365;
const DAY_SECONDS = 86_400;
const start = secondsAt(`${FIRST_DAY}T00:00:00Z`);

const state = fc.constantFrom(...STATES);
const holidayDates = fc.array(
  fc.integer({ min: 0, max: YEAR_DAYS }).map((day) => addDays(FIRST_DAY, day)),
  { maxLength: 40 },
);
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
const service = fc.record({
  name: fc.constant('Parcel'),
  daysMin: fc.integer({ min: 0, max: 5 }),
  daysMax: fc.integer({ min: 0, max: 9 }),
  price: fc.constant(9),
  freeFrom: fc.constant(null),
  deliveryWeekdays: weekdays,
});

const order: fc.Arbitrary<EstimateInput> = fc
  .record({
    from: state,
    to: state,
    cutOffTime: fc.integer({ min: 0, max: DAY_SECONDS }),
    dispatchWeekdays: weekdays,
    parcel: service,
    holidays: fc.tuple(...STATES.map(() => holidayDates)),
    hasStockOnHand: fc.boolean(),
    nowSeconds: fc.integer({ min: start, max: start + YEAR_DAYS * DAY_SECONDS }),
  })
  .map(({ from, to, cutOffTime, dispatchWeekdays, parcel, holidays, hasStockOnHand, nowSeconds }) => ({
    product: { ...KETTLE, hasStockOnHand },
    locality: { postcode: '3056', state: to },
    rules: {
      ...SAMPLE_RULES,
      warehouse: { state: from, cutOffTime, dispatchWeekdays },
      zones: [{ code: 'all', postcodes: [{ from: '0000', to: '9999' }], parcel, bigAndBulky: null }],
    },
    publicHolidays: Object.fromEntries(STATES.map((name, index) => [name, holidays[index] ?? []])),
    nowSeconds,
  }));

function quoteOf(input: EstimateInput) {
  const answer = estimateDelivery(input);
  if (answer.status !== 'SUCCESS') throw new Error(`No day: ${answer.reasons[0]?.code}`);
  return answer.value;
}
const withCutOff = (input: EstimateInput, cutOffTime: number): EstimateInput => ({
  ...input,
  rules: { ...input.rules, warehouse: { ...input.rules.warehouse, cutOffTime } },
});

describe('every estimate', () => {
  it('is never in the past, and after cut-off never before tomorrow where the shopper is', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { earliest, latest } = quoteOf(input);
        const today = wallClock(STATE_TIME_ZONES[input.locality.state], input.nowSeconds * 1000).date;
        const floor = isPastCutOff(input.rules, input.nowSeconds) ? addDays(today, 1) : today;
        expect(earliest >= floor).toBe(true);
        expect(latest >= earliest).toBe(true);
      }),
    );
  });

  it('falls on a delivery day of the service that is no holiday of the locality', () => {
    fc.assert(
      fc.property(order, (input) => {
        const holidays = input.publicHolidays[input.locality.state] ?? [];
        const weekdaysOfService = input.rules.zones[0]?.parcel?.deliveryWeekdays ?? [];
        const { earliest, latest } = quoteOf(input);
        for (const day of [earliest, latest]) {
          expect(isOpenDay(day, { weekdays: weekdaysOfService, holidays })).toBe(true);
        }
      }),
    );
  });

  it('is never later for a later cut-off', () => {
    const cutOffs = fc.tuple(fc.integer({ min: 0, max: DAY_SECONDS }), fc.integer({ min: 0, max: DAY_SECONDS }));
    fc.assert(
      fc.property(order, cutOffs, (input, [one, other]) => {
        const early = quoteOf(withCutOff(input, Math.min(one, other)));
        const late = quoteOf(withCutOff(input, Math.max(one, other)));
        expect(late.earliest <= early.earliest).toBe(true);
        expect(late.latest <= early.latest).toBe(true);
      }),
    );
  });

  it('is never earlier without stock on hand', () => {
    fc.assert(
      fc.property(order, (input) => {
        const days = (hasStockOnHand: boolean) => quoteOf({ ...input, product: { ...KETTLE, hasStockOnHand } });
        expect(days(false).earliest >= days(true).earliest).toBe(true);
      }),
    );
  });
});
