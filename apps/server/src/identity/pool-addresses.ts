import { signInRedirect, signOutRedirect } from '@wattle/domain';
import type { PoolClient, ShopLinks } from '@wattle/providers/user-pool';
import { isLoopbackAddress } from '../config/address-list.ts';
import type { Config } from '../config/config.ts';

/** Where the embedded pool answers, under the shop's own address. */
export const POOL_PATH = '/idp';
export const DEMO_SOCIAL_PATH = '/demo-id';

export const POOL_ID = 'ap-southeast-2_Wattle01';
export const CLIENT_ID = 'wattleshop0000000000000000';

type Reached = Pick<Config, 'publicUrl' | 'port'>;

/** How shoppers reach the shop. */
export const publicUrlOf = ({ publicUrl, port }: Reached): string => publicUrl ?? `http://localhost:${port}`;

/** On this machine the shop has two names, and a shopper may have typed either. */
export function shopOrigins(config: Reached): string[] {
  const { protocol, origin, port } = new URL(publicUrlOf(config));
  if (!isLoopbackAddress(origin)) return [origin];
  const own = ['localhost', '127.0.0.1'].map((host) => new URL(`${protocol}//${host}:${port}`).origin);
  return [...new Set([origin, ...own])];
}

/** Cookies of the pool belong to one name of the shop: where a page is to be asked for, if it was by another name. */
export function byOwnName(config: Reached, host: string, url: string): string | undefined {
  const [own = '', ...others] = shopOrigins(config);
  return others.some((origin) => new URL(origin).host === host) ? `${own}${url}` : undefined;
}

/** [C-2-43] [C-2-44] The shop as a client of its own pool. */
export function shopClient(config: Reached): PoolClient {
  const bases = [...new Set([publicUrlOf(config), ...shopOrigins(config)])];
  return { clientId: CLIENT_ID, callbackUrls: bases.map(signInRedirect), logoutUrls: bases.map(signOutRedirect) };
}

/** Pages of the shop that the hosted pages lead to. */
export function shopLinks(config: Reached): ShopLinks {
  const base = publicUrlOf(config);
  return { home: `${base}/`, forgotPassword: `${base}/account/password/forgot`, signUp: `${base}/account/signup` };
}
