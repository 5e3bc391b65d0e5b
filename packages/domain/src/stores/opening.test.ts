import { describe, expect, it } from 'vitest';
import { hoursOn, openState } from './opening.ts';
import type { DayHours, SeasonalHours } from './store.ts';
import { wallClock } from './wall-clock.ts';
import { weekdayOf } from './weekday-of.ts';

const hour = 3600;
const usual: DayHours = { openTime: 9 * hour, closeTime: 17.5 * hour };
const late: DayHours = { openTime: 9 * hour, closeTime: 21 * hour };
const sunday: DayHours = { openTime: 10 * hour, closeTime: 17 * hour };
const weeklyHours: readonly DayHours[] = [usual, usual, usual, late, late, usual, sunday];
const storeIn = (timeZone: string, seasonalHours: readonly SeasonalHours[] = [], weekly = weeklyHours) => ({
  timeZone,
  weeklyHours: weekly,
  seasonalHours,
});
const melbourne = storeIn('Australia/Melbourne');
const at = (moment: string) => Date.parse(moment);

describe('openState of the usual hours', () => {
  it.each([
    ['the second it opens', '2026-11-16T09:00:00+11:00', { closeTime: 17.5 * hour, minutesLeft: 510 }],
    ['in the afternoon', '2026-11-16T17:05:00+11:00', { closeTime: 17.5 * hour, minutesLeft: 25 }],
    ['in its last second', '2026-11-16T17:29:59+11:00', { closeTime: 17.5 * hour, minutesLeft: 1 }],
    ['on a late night', '2026-11-19T20:00:00+11:00', { closeTime: 21 * hour, minutesLeft: 60 }],
    ['on a Sunday', '2026-11-15T10:00:00+11:00', { closeTime: 17 * hour, minutesLeft: 420 }],
  ])('is open %s', (_, moment, expected) => {
    expect(openState(melbourne, at(moment))).toEqual({ status: 'open', ...expected });
  });

  it.each([
    ['before opening', '2026-11-16T08:59:59+11:00', { date: '2026-11-16', daysAhead: 0, openTime: 9 * hour }],
    ['the second it closes', '2026-11-16T17:30:00+11:00', { date: '2026-11-17', daysAhead: 1, openTime: 9 * hour }],
    ['on Saturday night', '2026-11-21T23:00:00+11:00', { date: '2026-11-22', daysAhead: 1, openTime: 10 * hour }],
  ])('is closed %s', (_, moment, opens) => {
    expect(openState(melbourne, at(moment))).toEqual({ status: 'closed', isClosedToday: false, opens });
  });
});

describe('openState of closed days', () => {
  const weekdaysOnly = storeIn('Australia/Sydney', [], [usual, usual, usual, usual, usual, null, null]);
  it('looks past them for the next opening', () => {
    expect(openState(weekdaysOnly, at('2026-11-20T18:00:00+11:00'))).toEqual({
      status: 'closed',
      isClosedToday: false,
      opens: { date: '2026-11-23', daysAhead: 3, openTime: 9 * hour },
    });
  });
  it('knows no opening when there is none within a fortnight', () => {
    const shut = storeIn('Australia/Sydney', [], [null, null, null, null, null, null, null]);
    expect(openState(shut, at('2026-11-20T12:00:00+11:00'))).toEqual({
      status: 'closed',
      isClosedToday: true,
      opens: null,
    });
  });
});

describe('openState of seasonal hours', () => {
  const christmas = storeIn('Australia/Melbourne', [
    { date: '2026-12-24', openTime: 9 * hour, closeTime: 16 * hour, note: 'Christmas Eve' },
    { date: '2026-12-25', openTime: 0, closeTime: 0, note: 'Christmas Day' },
    { date: '2026-12-26', openTime: 7 * hour, closeTime: 18 * hour, note: 'Boxing Day' },
  ]);
  it('replaces the hours of its date: a late Thursday ends early [D-3-23]', () => {
    expect(openState(christmas, at('2026-12-24T15:00:00+11:00'))).toMatchObject({
      status: 'open',
      closeTime: 16 * hour,
    });
    expect(openState(christmas, at('2026-12-24T16:00:00+11:00'))).toEqual({
      status: 'closed',
      isClosedToday: false,
      opens: { date: '2026-12-26', daysAhead: 2, openTime: 7 * hour },
    });
  });
  it('opens earlier than usual when it says so [D-3-23]', () => {
    expect(openState(christmas, at('2026-12-26T07:30:00+11:00'))).toMatchObject({
      status: 'open',
      closeTime: 18 * hour,
    });
  });
  it('is closed all day when opening and closing are the same [D-3-23]', () => {
    expect(hoursOn(christmas, '2026-12-25')).toBeNull();
    expect(hoursOn(christmas, '2026-12-23')).toEqual(usual);
  });
});

describe('openState on the store’s own clock', () => {
  // 17:15 in Melbourne is 16:15 in Brisbane and 14:15 in Perth.
  const moment = at('2026-11-16T17:15:00+11:00');
  it.each([
    ['Australia/Melbourne', 15],
    ['Australia/Adelaide', 45],
    ['Australia/Brisbane', 75],
    ['Australia/Darwin', 105],
    ['Australia/Perth', 195],
  ])('in %s closes in %i minutes', (timeZone, minutesLeft) => {
    expect(openState(storeIn(timeZone), moment)).toMatchObject({ status: 'open', minutesLeft });
  });
  it('keeps wall-clock hours on the days the clocks change', () => {
    // Forward on 4 October 2026 and back on 4 April 2027, both Sundays with hours from 10 to 5.
    expect(openState(melbourne, at('2026-10-04T10:00:00+11:00'))).toMatchObject({ status: 'open', minutesLeft: 420 });
    expect(openState(melbourne, at('2026-10-04T09:59:59+11:00'))).toMatchObject({ status: 'closed' });
    expect(openState(melbourne, at('2027-04-04T16:59:00+10:00'))).toMatchObject({ status: 'open', minutesLeft: 1 });
    expect(openState(melbourne, at('2027-04-04T17:00:00+10:00'))).toMatchObject({ status: 'closed' });
  });
  it.each([
    // half an hour behind Melbourne in summer; besides Darwin the only capital with a half-hour offset
    ['Australia/Adelaide', '2026-12-24T15:59:00+10:30', 1],
    ['Australia/Darwin', '2026-12-24T15:30:00+09:30', 30],
    ['Australia/Perth', '2026-12-24T12:00:00+08:00', 240],
    ['Australia/Hobart', '2026-12-24T15:00:00+11:00', 60],
    ['Australia/Brisbane', '2026-12-24T15:00:00+10:00', 60],
  ])('closes early in %s on 24 December [D-3-23]', (timeZone, moment, minutesLeft) => {
    const eve: SeasonalHours = { date: '2026-12-24', openTime: 9 * hour, closeTime: 16 * hour, note: 'Christmas Eve' };
    expect(openState(storeIn(timeZone, [eve]), at(moment))).toMatchObject({ status: 'open', minutesLeft });
    const closing = at(moment) + minutesLeft * 60_000;
    expect(openState(storeIn(timeZone, [eve]), closing)).toMatchObject({ status: 'closed', isClosedToday: false });
  });
  it.each([
    // in the night to 4 October 2026, clocks go forward in the south-east but not in Perth, Darwin or Brisbane
    ['Australia/Melbourne', '2026-10-03T23:00:00Z'],
    ['Australia/Hobart', '2026-10-03T23:00:00Z'],
    ['Australia/Adelaide', '2026-10-03T23:30:00Z'],
    ['Australia/Brisbane', '2026-10-04T00:00:00Z'],
    ['Australia/Darwin', '2026-10-04T00:30:00Z'],
    ['Australia/Perth', '2026-10-04T02:00:00Z'],
    // clocks go back in the night to 4 April 2027
    ['Australia/Melbourne', '2027-04-04T00:00:00Z'],
    ['Australia/Adelaide', '2027-04-04T00:30:00Z'],
    ['Australia/Perth', '2027-04-04T02:00:00Z'],
  ])('opens in %s at ten on a switch Sunday, at %s', (timeZone, moment) => {
    expect(openState(storeIn(timeZone), at(moment) - 1)).toMatchObject({ status: 'closed', opens: { daysAhead: 0 } });
    expect(openState(storeIn(timeZone), at(moment))).toMatchObject({ status: 'open', minutesLeft: 420 });
  });
  it('reads midnight as the first second of the new day', () => {
    expect(wallClock('Australia/Melbourne', at('2026-11-17T00:00:00+11:00'))).toEqual({
      date: '2026-11-17',
      secondsOfDay: 0,
    });
    expect(weekdayOf('2026-11-17')).toBe(1);
  });
});

describe('openState across midnight', () => {
  const untilOne: DayHours = { openTime: 18 * hour, closeTime: 25 * hour };
  const friday = storeIn('Australia/Melbourne', [], [null, null, null, null, untilOne, null, null]);
  it.each([
    ['before midnight', '2026-11-20T23:30:00+11:00', 90],
    ['at midnight', '2026-11-21T00:00:00+11:00', 60],
    ['after midnight', '2026-11-21T00:59:00+11:00', 1],
  ])('is open %s by the hours of the evening', (_, moment, minutesLeft) => {
    expect(openState(friday, at(moment))).toEqual({ status: 'open', closeTime: 25 * hour, minutesLeft });
  });
  it('closes on the next day', () => {
    expect(openState(friday, at('2026-11-21T01:00:00+11:00'))).toMatchObject({ status: 'closed', isClosedToday: true });
  });
  it('ends with the day where the next one is closed for a holiday [D-3-23]', () => {
    const eve = storeIn('Australia/Melbourne', [
      { date: '2026-12-24', openTime: 9 * hour, closeTime: 24 * hour, note: 'Christmas Eve' },
      { date: '2026-12-25', openTime: 0, closeTime: 0, note: 'Christmas Day' },
    ]);
    expect(openState(eve, at('2026-12-24T23:59:00+11:00'))).toMatchObject({ status: 'open', minutesLeft: 1 });
    expect(openState(eve, at('2026-12-25T00:00:00+11:00'))).toEqual({
      status: 'closed',
      isClosedToday: true,
      opens: { date: '2026-12-26', daysAhead: 1, openTime: 9 * hour },
    });
  });
});
