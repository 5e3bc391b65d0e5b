import type { SessionState } from '@wattle/domain';
import { signedInStore } from './signed-in-store.ts';

const listeners = new Set<() => void>();
let state: SessionState = 'INITIALISING';

/** Where the session of this page is. A guest's needs no code: it is known as soon as the page has come alive. */
export const sessionStore = {
  get: (): SessionState => (state === 'INITIALISING' && !signedInStore.get().loggedIn ? 'LOGGED_OUT' : state),

  /** Only the session itself says so. */
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
