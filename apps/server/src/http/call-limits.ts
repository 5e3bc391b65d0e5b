import type { Route } from '@wattle/contract';

/** More than a person would send in a minute, for forms and guesses at secrets. */
const FEW_PER_MINUTE = 20;
/** Counted separately from writes, so that browsing never uses up the limit for ordering. */
const OFTEN_FOR_A_WRITE = 10;

type Rate = { max: number; timeWindow: '1 minute'; allowList?: string[] };
const perMinute = (max: number): Rate => ({ max, timeWindow: '1 minute' });

const RATES: Readonly<Record<NonNullable<Route['pace']>, (writeLimitPerMinute: number) => Rate>> = {
  form: (writes) => perMinute(Math.min(FEW_PER_MINUTE, writes)),
  often: (writes) => perMinute(OFTEN_FOR_A_WRITE * writes),
  // reading is guessing here, so GET is counted too
  secret: (writes) => ({ ...perMinute(Math.min(FEW_PER_MINUTE, writes)), allowList: [] }),
};

/** Rate and body limits of a route, as Fastify options. */
export function callLimits({ isRead, pace, maxKb }: Route, writeLimitPerMinute: number) {
  return {
    ...(maxKb !== undefined && { bodyLimit: maxKb * 1024 }),
    // keep URLs that contain a secret out of the log
    ...(pace === 'secret' && { logLevel: 'error' as const }),
    ...(pace && { config: { rateLimit: RATES[pace](writeLimitPerMinute) } }),
    // the write limit does not apply to reads
    ...(!pace && isRead && { config: { rateLimit: false as const } }),
  };
}
