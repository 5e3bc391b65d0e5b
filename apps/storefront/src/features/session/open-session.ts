import { browserClient } from '../../browser-client.ts';
import type { ShopSession } from './create-shop-session.ts';
import { sessionStore } from './session-store.ts';
import { signedInStore } from './signed-in-store.ts';

export type { ShopSession } from './create-shop-session.ts';

let opening: Promise<ShopSession> | null = null;

/** The session of this page with all its code, once it is known who this is. Thrown: the shop cannot be reached. */
export function openSession(): Promise<ShopSession> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<ShopSession> {
  const [{ createShopSession }, identity] = await Promise.all([
    import('./create-shop-session.ts'),
    browserClient.loadIdentity({}),
  ]);
  if (identity.status !== 'SUCCESS') throw new Error('The identity service cannot be found.');
  return createShopSession({ ...identity.value, base: location.origin });
}

const AGAIN_MS = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Opens the session of whoever has signed in. A guest loads nothing; without a network nobody is signed out. */
export function wakeSession(): void {
  if (!signedInStore.get().loggedIn) return;
  // code that cannot be loaded without a network is not missing
  if (navigator.onLine) openSession().catch(tryLater);
  else tryLater();
}

function tryLater(): void {
  if (signedInStore.get().loggedIn) sessionStore.show('LOGGED_IN');
  clearTimeout(again);
  again = setTimeout(wakeSession, AGAIN_MS);
  addEventListener('online', wakeSession, { once: true });
}
