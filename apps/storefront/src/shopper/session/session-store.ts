import type { SessionState } from '@wattle/domain/account';
import { signedInStore } from './signed-in-store.ts';

const listeners = new Set<() => void>();
let state: SessionState = 'INITIALISING';

/** Session state of this page. Guests need no session code: their state is known after hydration. */
export const sessionStore = {
  get: (): SessionState => (state === 'INITIALISING' && !signedInStore.get().loggedIn ? 'LOGGED_OUT' : state),

  /** Called by the session only. */
  show(next: SessionState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const leave = signedInStore.subscribe(listener);
    return () => {
      listeners.delete(listener);
      leave();
    };
  },
};
