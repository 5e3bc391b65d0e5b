import { useSyncExternalStore } from 'react';
import { NOBODY, type SignedIn, signedInStore } from './signed-in-store.ts';

/** Of the session's code a guest loads nothing; code that cannot be loaded without a network is not missing. */
function wake(): void {
  if (!signedInStore.get().loggedIn || !navigator.onLine) return;
  import('./wake-session.ts').then(
    ({ wakeSession }) => wakeSession(),
    () => {},
  );
}

/** Also wakes the session once the page has come alive, and when another tab signs in. */
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

/** Who has signed in with this browser, as far as it remembers; nobody on the server and while hydrating. */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(subscribe, signedInStore.get, () => NOBODY);
}
