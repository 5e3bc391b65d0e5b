import { signInRedirect, signOutRedirect } from '@wattle/domain/identity';
import type { PoolClient, ShopLinks } from '@wattle/providers/user-pool';
import { isLoopbackAddress } from '../config/address-list.ts';
import type { Config } from '../config/config.ts';
import { publicUrlOf } from '../config/public-url.ts';

/** Path of the embedded pool. */
export const POOL_PATH = '/idp';
export const DEMO_SOCIAL_PATH = '/demo-id';

export const POOL_ID = 'ap-southeast-2_Wattle01';
export const CLIENT_ID = 'wattleshop0000000000000000';

type Reached = Pick<Config, 'publicUrl' | 'port'>;

/** On a local machine the shop has two host names, and either may be typed. */
export function shopOrigins(config: Reached): string[] {
  const { protocol, origin, port } = new URL(publicUrlOf(config));
  if (!isLoopbackAddress(origin)) return [origin];
  const own = ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
  return [...new Set([origin, ...own])];
}

/** The pool's cookies belong to one host name. Returns the URL to redirect to if another was used. */
export function byOwnName(config: Reached, host: string, url: string): string | undefined {
  const [own = '', ...others] = shopOrigins(config);
  return others.some((origin) => new URL(origin).host === host) ? `${own}${url}` : undefined;
}

/** [C-2-43] [C-2-44] The shop as a client of its own pool. */
export function shopClient(config: Reached): PoolClient {
  const bases = [...new Set([publicUrlOf(config), ...shopOrigins(config)])];
  return { clientId: CLIENT_ID, callbackUrls: bases.map(signInRedirect), logoutUrls: bases.map(signOutRedirect) };
}

/** Shop pages that the hosted sign-in pages link to. */
export function shopLinks(config: Reached): ShopLinks {
  const base = publicUrlOf(config);
  return { home: `${base}/`, forgotPassword: `${base}/account/password/forgot`, signUp: `${base}/account/signup` };
}
