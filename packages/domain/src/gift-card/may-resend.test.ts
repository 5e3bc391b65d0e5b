import { describe, expect, it } from 'vitest';
import { mayResend } from './may-resend.ts';

const NOW = Date.UTC(2026, 10, 17);
const minutesAgo = (...minutes: readonly number[]) => minutes.map((one) => NOW - one * 60_000);

describe('mayResend', () => {
  it.each([
    ['never sent again', minutesAgo(), true],
    ['a moment ago', minutesAgo(9.9), false],
    ['ten minutes ago', minutesAgo(10), true],
    ['twice today', minutesAgo(600, 20), true],
    ['three times today', minutesAgo(1200, 600, 20), false],
    ['three times, the first a day ago', minutesAgo(1440, 600, 20), true],
  ] as const)('%s: %s', (_, sentAt, may) => {
    expect(mayResend(sentAt, NOW)).toBe(may);
  });
});
