import { POOL_LIMITS, type PoolSettings } from '@wattle/providers/user-pool';

type Limits = PoolSettings['limits'];

const OF_AN_ADDRESS = ['signInAddress', 'signUpAddress', 'mailAddress', 'codeAddress'] as const;

/**
 * How often the pool may be tried. Where mails are local, an address is a run of tests or a room full of visitors who
 * look around: it may sign in and up as often as it may write. Guesses at one account are counted there as anywhere.
 */
export function poolLimits(isMailLocal: boolean, writeLimitPerMinute: number): Limits {
  if (!isMailLocal) return POOL_LIMITS;
  const wider = OF_AN_ADDRESS.map((kind) => {
    const { tries, windowSeconds } = POOL_LIMITS[kind];
    return [kind, { tries: Math.max(tries, (writeLimitPerMinute * windowSeconds) / 60), windowSeconds }];
  });
  return { ...POOL_LIMITS, ...Object.fromEntries(wider) };
}
