import type { PoolContext } from './pool-context.ts';
import { newToken } from './tokens/issue-tokens.ts';

export function cookie({ settings }: PoolContext, name: string, value: string, seconds: number): string {
  const { protocol, pathname } = new URL(settings.hostedUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Tells a browser from others of its network, so that they do not use up its tries. It opens nothing by itself. */
const DEVICE_COOKIE = 'wattle_pool_device';
const DEVICE_SECONDS = 400 * 86_400;

/** The key of a browser; undefined: it has none yet. */
export function deviceOf(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const kept = cookies[DEVICE_COOKIE];
  return kept && /^[\w-]{64}$/.test(kept) ? kept : undefined;
}

/** The cookie that gives a browser a key. */
export const newDeviceCookie = (pool: PoolContext): string => cookie(pool, DEVICE_COOKIE, newToken(), DEVICE_SECONDS);
