import type { ShopSession } from './create-shop-session.ts';

export type { ShopSession } from './create-shop-session.ts';

let opening: Promise<ShopSession> | null = null;

/** The session, possibly before the user is known: enough to make calls. */
export function openSessionEarly(): Promise<ShopSession> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** The session once the user is known. Throws when the server is unreachable. */
export async function openSession(): Promise<ShopSession> {
  const session = await openSessionEarly();
  await session.started;
  return session;
}

async function open(): Promise<ShopSession> {
  const [{ createShopSession }, identity] = await Promise.all([
    import('./create-shop-session.ts'),
    import('../../page/browser-client.ts').then(({ browserClient }) => browserClient.loadIdentity({})),
  ]);
  if (identity.status !== 'SUCCESS') throw new Error('The identity service cannot be found.');
  return createShopSession({ ...identity.value, base: location.origin });
}
