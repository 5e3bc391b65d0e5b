import { POOL_LIMITS } from '@wattle/providers/user-pool';
import { describe, expect, it } from 'vitest';
import { poolLimits } from './pool-limits.ts';

describe('the limits of the user pool', () => {
  it('are its own where mails go out', () => {
    expect(poolLimits(false, 60)).toEqual(POOL_LIMITS);
  });

  it('let an address do more where mails are local, and guess no more', () => {
    const limits = poolLimits(true, 60);
    expect(limits).toMatchObject({
      signInAddress: { tries: 900, windowSeconds: 900 },
      signUpAddress: { tries: 3600, windowSeconds: 3600 },
    });
    for (const kind of ['signInPair', 'signInAccount', 'factorAccount', 'mailAccount'] as const) {
      expect(limits[kind]).toEqual(POOL_LIMITS[kind]);
    }
  });

  it('are never narrower than its own', () => {
    expect(poolLimits(true, 1).signInAddress).toEqual(POOL_LIMITS.signInAddress);
  });
});
