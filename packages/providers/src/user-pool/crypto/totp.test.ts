import { describe, expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpAt, totpStep } from './totp.ts';

/** The secret of RFC 6238's test vectors, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('TOTP', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('gives the code of RFC 6238 at %i s', (seconds, code) => {
    expect(totpAt(SECRET, totpStep(seconds * 1000))).toBe(code);
  });

  it('takes the step before and the step after, and no other', () => {
    const found = [-2, -1, 0, 1, 2].map((shift) => findTotpStep(SECRET, totpAt(SECRET, 100 + shift), 100 * 30_000));
    expect(found).toEqual([undefined, 99, 100, 101, undefined]);
  });

  it('makes secrets of 160 bits, all different', () => {
    const made = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(made.size).toBe(50);
    expect([...made].every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  });
});
