import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../stores/add-days.ts';
import { STATES } from '../stores/store.ts';
import { wallClock } from '../stores/wall-clock.ts';
import { type DeliveryDaysInput, deliveryDays } from './delivery-days.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { isOpenDay } from './open-days.ts';
import { STATE_TIME_ZONES } from './state-time-zones.ts';
import { KETTLE, secondsAt } from './testing/sample-order.ts';
import { SCHEDULED_RULES } from './testing/scheduled-rules.ts';

const START = secondsAt('2026-09-01T00:00:00Z');
const YEAR_SECONDS = 365 * 86_400;
const anyDay = fc.integer({ min: 0, max: 365 }).map((ahead) => addDays('2026-09-01', ahead));

const anyInput: fc.Arbitrary<DeliveryDaysInput> = fc
  .record({
    state: fc.constantFrom(...STATES),
    from: fc.constantFrom(...STATES),
    products: fc.array(
      fc.record({ hasStockOnHand: fc.boolean(), bigAndBulky: fc.boolean() }).map((part) => ({ ...KETTLE, ...part })),
      { minLength: 1, maxLength: 4 },
    ),
    holidays: fc.array(anyDay, { maxLength: 30 }),
    taken: fc.array(
      fc.record({
        day: anyDay,
        size: fc.constantFrom('parcel' as const, 'bigAndBulky' as const),
        taken: fc.integer({ min: 0, max: 50 }),
        windows: fc.constant({}),
      }),
      { maxLength: 40 },
    ),
    nowSeconds: fc.integer({ min: START, max: START + YEAR_SECONDS }),
  })
  .map(({ state, from, holidays, ...part }) => ({
    ...part,
    locality: { postcode: '3056', state },
    rules: { ...SCHEDULED_RULES, warehouse: { ...SCHEDULED_RULES.warehouse, state: from } },
    publicHolidays: Object.fromEntries(STATES.map((one) => [one, holidays])),
  }));

function calendar(input: DeliveryDaysInput) {
  const answer = deliveryDays(input);
  if (answer.status !== 'SUCCESS') throw new Error(answer.reasons[0]?.code);
  return answer.value;
}

it('whoever asks when, days begin today where they live and follow each other', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const today = wallClock(STATE_TIME_ZONES[input.locality.state], input.nowSeconds * 1000).date;
      expect(calendar(input).days.map(({ date }) => date)).toEqual(
        Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead)),
      );
    }),
  );
});

it('a day that may be picked is open, has places left, and is not before anything in the cart can be there', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { days, standard, places } = calendar(input);
      const holidays = input.publicHolidays[input.locality.state] ?? [];
      const weekdays = places?.size === 'bigAndBulky' ? [0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 4];
      for (const { date } of days.filter(({ status }) => status === 'AVAILABLE')) {
        expect(isOpenDay(date, { weekdays, holidays })).toBe(true);
        expect(date >= standard.earliest).toBe(true);
        const used = input.taken.find((one) => one.day === date && one.size === places?.size)?.taken ?? 0;
        expect(used).toBeLessThan(places?.capacityPerDay ?? 0);
      }
    }),
  );
});

it('one product by itself comes when its estimate says', () => {
  fc.assert(
    fc.property(anyInput, ({ products: [product], ...input }) => {
      if (!product) throw new Error('There is one.');
      const estimate = estimateDelivery({ ...input, product });
      const { earliest, latest } = calendar({ ...input, products: [product] }).standard;
      expect(estimate).toMatchObject({ status: 'SUCCESS', value: { earliest, latest } });
    }),
  );
});

it('more in the cart never comes earlier', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const sameSize = input.products.map((product) => ({ ...product, bigAndBulky: true }));
      const all = calendar({ ...input, products: sameSize }).standard.earliest;
      const some = calendar({ ...input, products: sameSize.slice(0, 1) }).standard.earliest;
      expect(all >= some).toBe(true);
    }),
  );
});
