import type { AccountLoadResult, Customer } from '@wattle/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { openSession } from '../session/open-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { type AccountChange, createAccountStore, type LoadOptions } from './create-account-store.ts';

const store = createAccountStore({
  open: openSession,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

let isFollowing = false;

/** From the first use on, also while no page of the account is open: nobody finds another's account here. */
function followSession(): void {
  const follow = () => store.follow(sessionStore.get());
  if (!isFollowing) sessionStore.subscribe(follow);
  isFollowing = true;
  follow();
}

/** Between the pages of the account nothing is asked again for so long. */
const MAX_AGE_SECONDS = 30;

/** The account of who is signed in; null on the server and until it is known. It is loaded where it is used. */
export function useAccount(): AccountLoadResult | null {
  const session = useSession();
  useEffect(() => {
    followSession();
    if (session === 'LOGGED_IN') void store.load({ maxAgeSeconds: MAX_AGE_SECONDS });
  }, [session]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().result,
    () => null,
  );
}

/** When this customer first came, milliseconds. */
export function useCustomerSince(): number | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().customerSince,
    () => null,
  );
}

/** Loads the account unless a young one is here [C-4-29 C-4-30]. */
export const loadAccount = (options?: LoadOptions): Promise<void> => store.load(options);

/** Saves a change; what is left out stays [C-3-27]. */
export const updateAccount = (change: AccountChange) => store.update(change);

/** The customer as known at this moment. */
export function knownCustomer(): Customer | null {
  const { result } = store.get();
  return result?.status === 'SUCCESS' ? result.customer : null;
}
