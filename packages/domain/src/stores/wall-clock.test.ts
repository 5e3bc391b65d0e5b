import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock } from './wall-clock.ts';

const ZONES = ['Australia/Melbourne', 'Australia/Perth', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const SECONDS_PER_DAY = 86_400;

/** What Intl says, which has the rules of all time zones. */
function clockOfIntl(timeZone: string, ms: number) {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(ms);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms);
  return { date, secondsOfDay: hours * 3600 + minutes * 60 + seconds };
}

describe('wallClock', () => {
  it('says what Intl says, at any moment and also for one after another', () => {
    const moment = fc.integer({ min: Date.UTC(1995, 0), max: Date.UTC(2050, 0) });
    const apart = fc.integer({ min: -SECONDS_PER_DAY * 1000, max: SECONDS_PER_DAY * 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), moment, apart, (timeZone, ms, further) => {
        for (const asked of [ms, ms + further, ms])
          expect(wallClock(timeZone, asked)).toEqual(clockOfIntl(timeZone, asked));
      }),
    );
  });

  it.each([
    ['the second before clocks go forward', '2026-10-04T01:59:59+10:00', '2026-10-04', 2 * 3600 - 1],
    ['the second after', '2026-10-04T03:00:00+11:00', '2026-10-04', 3 * 3600],
    ['the first time at half past two when clocks go back', '2027-04-04T02:30:00+11:00', '2027-04-04', 2.5 * 3600],
    ['the second time', '2027-04-04T02:30:00+10:00', '2027-04-04', 2.5 * 3600],
  ])('%s', (_, moment, date, secondsOfDay) => {
    expect(wallClock('Australia/Melbourne', Date.parse(moment))).toEqual({ date, secondsOfDay });
  });
});
