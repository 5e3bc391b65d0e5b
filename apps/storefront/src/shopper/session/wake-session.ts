import { openSession } from './open-session.ts';
import { sessionStore } from './session-store.ts';
import { signedInStore } from './signed-in-store.ts';

const AGAIN_MS = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Opens the session of a signed-in customer. Guests load nothing; being offline signs nobody out. */
export function wakeSession(): void {
  if (!signedInStore.get().loggedIn) return;
  // a load that fails offline is not an error
  if (navigator.onLine) openSession().catch(tryLater);
  else tryLater();
}

function tryLater(): void {
  if (signedInStore.get().loggedIn) sessionStore.show('LOGGED_IN');
  clearTimeout(again);
  again = setTimeout(wakeSession, AGAIN_MS);
  addEventListener('online', wakeSession, { once: true });
}
