import { POOL_LIMITS, type PoolSettings } from '@wattle/providers/user-pool';

type Limits = PoolSettings['limits'];

const OF_AN_ADDRESS = ['signInAddress', 'signUpAddress', 'mailAddress', 'codeAddress'] as const;

/**
 * Rate limits of the pool. With local mails, one IP address is a test run or a room full of visitors, so its sign-ins
 * and sign-ups may reach the write limit. Guesses at a single account are limited as usual.
 */
export function poolLimits(isMailLocal: boolean, writeLimitPerMinute: number): Limits {
  if (!isMailLocal) return POOL_LIMITS;
  const wider = OF_AN_ADDRESS.map((kind) => {
    const { tries, windowSeconds } = POOL_LIMITS[kind];
    return [kind, { tries: Math.max(tries, (writeLimitPerMinute * windowSeconds) / 60), windowSeconds }];
  });
  return { ...POOL_LIMITS, ...Object.fromEntries(wider) };
}
