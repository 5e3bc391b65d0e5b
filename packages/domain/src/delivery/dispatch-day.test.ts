import { describe, expect, it } from 'vitest';
import { dispatchDay, isPastCutOff } from './dispatch-day.ts';
import { secondsAt } from './testing/sample-order.ts';
import { SAMPLE_HOLIDAYS, SAMPLE_RULES } from './testing/sample-rules.ts';

const leaves = (moment: string, hasStockOnHand = true, release: string | null = null, rules = SAMPLE_RULES) =>
  dispatchDay({
    rules,
    publicHolidays: SAMPLE_HOLIDAYS,
    hasStockOnHand,
    releasedAt: release === null ? null : secondsAt(release),
    nowSeconds: secondsAt(moment),
  });

describe('isPastCutOff', () => {
  it.each([
    ['the second before', '2026-11-16T13:59:59+11:00', false],
    ['that second', '2026-11-16T14:00:00+11:00', true],
    ['before midnight', '2026-11-16T23:59:59+11:00', true],
    ['at midnight', '2026-11-17T00:00:00+11:00', false],
    // clocks go forward on Sunday 4 October 2026, and back on Sunday 4 April 2027
    ['2 pm of standard time', '2026-10-02T04:00:00Z', true],
    ['an hour earlier on Friday', '2026-10-02T03:00:00Z', false],
    ['the same moment after the weekend', '2026-10-05T03:00:00Z', true],
    ['a second less', '2026-10-05T02:59:59Z', false],
    ['after the clocks went back', '2027-04-05T03:59:59Z', false],
    ['2 pm of standard time again', '2027-04-05T04:00:00Z', true],
  ])('by the warehouse’s clock, %s', (_, moment, expected) => {
    expect(isPastCutOff(SAMPLE_RULES, secondsAt(moment))).toBe(expected);
  });
});

describe('dispatchDay', () => {
  it.each([
    ['before cut-off on Monday', '2026-11-16T13:59:59+11:00', '2026-11-16'],
    ['at cut-off on Monday', '2026-11-16T14:00:00+11:00', '2026-11-17'],
    ['after cut-off on Friday', '2026-11-20T15:00:00+11:00', '2026-11-23'],
    ['on Saturday morning', '2026-11-21T09:00:00+11:00', '2026-11-23'],
    ['on a holiday', '2026-11-03T09:00:00+11:00', '2026-11-04'],
    ['late before a holiday', '2026-11-02T16:00:00+11:00', '2026-11-04'],
    ['on Christmas Eve, late', '2026-12-24T16:00:00+11:00', '2026-12-29'],
    // still Sunday in Perth, but already Monday at the warehouse
    ['early in the warehouse’s day', '2026-11-15T21:30:00+08:00', '2026-11-16'],
  ])('ordered %s', (_, moment, expected) => {
    expect(leaves(moment)).toBe(expected);
  });

  it.each([
    ['a week later', '2026-11-16T09:00:00+11:00', '2026-11-23'],
    ['over a holiday', '2026-10-30T09:00:00+11:00', '2026-11-09'],
    ['ordered at the weekend', '2026-11-21T09:00:00+11:00', '2026-11-30'],
  ])('waits five dispatch days for the supplier: %s', (_, moment, expected) => {
    expect(leaves(moment, false)).toBe(expected);
  });

  it.each([
    ['on its release', '2026-12-04T09:00:00+11:00', '2026-12-04'],
    ['after a release at the weekend', '2026-12-05T00:00:00+11:00', '2026-12-07'],
    ['on the release’s day at the warehouse', '2026-12-03T23:00:00+08:00', '2026-12-04'],
    ['no earlier than ordered', '2026-11-16T18:00:00+11:00', '2026-11-17'],
  ])('sends a pre-order %s, without a supplier’s delay', (_, release, expected) => {
    expect(leaves('2026-11-16T15:00:00+11:00', false, release)).toBe(expected);
  });

  it('has no day when nothing ever leaves', () => {
    const closed = { ...SAMPLE_RULES, warehouse: { ...SAMPLE_RULES.warehouse, dispatchWeekdays: [] } };
    expect(leaves('2026-11-16T09:00:00+11:00', true, null, closed)).toBeNull();
    expect(leaves('2026-11-16T09:00:00+11:00', false, null, closed)).toBeNull();
  });
});
