import type { SessionState } from '@wattle/domain/account';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store.ts';
import { signedInStore } from './signed-in-store.ts';
import { wakeSession } from './wake-session.ts';

/** Also wakes the session after hydration, and when another tab signs in. */
function subscribe(listener: () => void): () => void {
  wakeSession();
  const leave = [sessionStore.subscribe(listener), signedInStore.subscribe(wakeSession)];
  return () => {
    for (const stop of leave) stop();
  };
}

/** Session state; INITIALISING on the server and during hydration [C-4-01…05]. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionStore.get, () => 'INITIALISING');
}
