import { describe, expect, it } from 'vitest';
import { localTimeOf, momentAt } from './local-time.ts';

const SYDNEY = 'Australia/Sydney';
const at = (text: string) => Date.parse(text) / 1000;

describe('a time as a form says it', () => {
  it.each([
    ['2026-11-23T00:00', '2026-11-23T00:00+11:00'],
    ['2026-07-01T14:30', '2026-07-01T14:30+10:00'],
    // clocks go back at 3 on 5 April 2026: 2:30 comes twice
    ['2026-04-05T02:30', '2026-04-05T02:30+11:00'],
    ['2026-04-05T03:30', '2026-04-05T03:30+10:00'],
  ])('%s is %s, and back', (text, moment) => {
    expect(momentAt(SYDNEY, text)).toBe(at(moment));
    expect(localTimeOf(SYDNEY, at(moment))).toBe(text);
  });

  it('that is skipped is the next hour', () => {
    expect(momentAt(SYDNEY, '2026-10-04T02:30')).toBe(at('2026-10-04T03:30+11:00'));
  });

  it.each(['', '2026-11-23', 'tomorrow', '2026-13-45T99:99', '2026-11-23T00:00Z'])('is not %j', (text) => {
    expect(momentAt(SYDNEY, text)).toBeUndefined();
  });
});
