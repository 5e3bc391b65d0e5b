import type { SessionState } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { wakeSession } from './open-session.ts';
import { sessionStore } from './session-store.ts';
import { NOBODY, type SignedIn, signedInStore } from './signed-in-store.ts';

/** Also wakes the session after the page has come alive, and when another tab signs in. */
function subscribe(listener: () => void): () => void {
  wakeSession();
  const leave = [sessionStore.subscribe(listener), signedInStore.subscribe(wakeSession)];
  return () => {
    for (const stop of leave) stop();
  };
}

/** Where the session is; INITIALISING on the server and while hydrating [C-4-01…05]. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionStore.get, () => 'INITIALISING');
}

/** Who has signed in with this browser, as far as it remembers; nobody on the server and while hydrating. */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(subscribe, signedInStore.get, () => NOBODY);
}

/** The first name of who has signed in, for the header. */
export function useSignedInName(): string | null {
  return useSignedIn().firstName || null;
}
