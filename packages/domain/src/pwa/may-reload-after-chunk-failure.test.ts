import { describe, expect, it } from 'vitest';
import { mayReloadAfterChunkFailure } from './may-reload-after-chunk-failure.ts';

const now = 1_800_000_000_000;

describe('mayReloadAfterChunkFailure', () => {
  it.each([
    ['never before', undefined, true],
    ['just now', now, false],
    ['9.999 s ago', now - 9_999, false],
    ['10 s ago', now - 10_000, true],
    ['an hour ago', now - 3_600_000, true],
    ['unreadable', Number.NaN, true],
    ['by a clock set back since', now + 60_000, true],
  ])('last reload %s: %s → %s [C-2-62]', (_when, lastReloadAt, allowed) => {
    expect(mayReloadAfterChunkFailure(lastReloadAt, now)).toBe(allowed);
  });
});
