import { useSyncExternalStore } from 'react';
import { NOBODY, type SignedIn, signedInStore } from './signed-in-store.ts';

/** Guests load no session code; a load that fails offline is not reported. */
function wake(): void {
  if (!signedInStore.get().loggedIn || !navigator.onLine) return;
  import('./wake-session.ts').then(
    ({ wakeSession }) => wakeSession(),
    () => {},
  );
}

/** Also wakes the session after hydration, and when another tab signs in. */
function subscribe(listener: () => void): () => void {
  wake();
  addEventListener('online', wake);
  const leave = signedInStore.subscribe(() => {
    wake();
    listener();
  });
  return () => {
    removeEventListener('online', wake);
    leave();
  };
}

/** Who is signed in on this browser, as stored; nobody on the server and during hydration. */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(subscribe, signedInStore.get, () => NOBODY);
}
