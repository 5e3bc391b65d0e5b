import type { AccountLoadResult, Customer } from '@wattle/domain/account';
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

/** Active from first use, even when no account page is open, so that no one sees another customer's account. */
function followSession(): void {
  const follow = () => store.follow(sessionStore.get());
  if (!isFollowing) sessionStore.subscribe(follow);
  isFollowing = true;
  follow();
}

/** Account data counts as fresh for this long. */
const MAX_AGE_SECONDS = 30;

/** The signed-in customer's account; null on the server and until loaded. */
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

/** When the customer record was created, in milliseconds. */
export function useCustomerSince(): number | null {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().customerSince,
    () => null,
  );
}

/** Loads the account unless a fresh copy is present [C-4-29 C-4-30]. */
export const loadAccount = (options?: LoadOptions): Promise<void> => store.load(options);

/** Saves a partial change [C-3-27]. */
export const updateAccount = (change: AccountChange) => store.update(change);

/** The customer as currently known. */
export function knownCustomer(): Customer | null {
  const { result } = store.get();
  return result?.status === 'SUCCESS' ? result.customer : null;
}
