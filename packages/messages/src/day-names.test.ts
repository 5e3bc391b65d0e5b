import { expect, it } from 'vitest';
import { longDayWords, shortDayWords } from './day-names.ts';

const form = (length: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: length, day: 'numeric', month: length });

it('names every day of a leap year as Intl does', () => {
  const [long, short] = [form('long'), form('short')];
  for (let day = 0; day < 366; day += 1) {
    const ms = Date.UTC(2028, 0, 1 + day);
    const date = new Date(ms).toISOString();
    expect(longDayWords(date)).toBe(long.format(ms).replace(',', ''));
    expect(shortDayWords(date)).toBe(short.format(ms).replace(',', ''));
  }
});
