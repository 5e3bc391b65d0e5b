import type { Client } from '@wattle/contract';
import { createQueue, type Queue } from '@wattle/domain/account';
import { createSync, type Sync } from '@wattle/domain/sync';
import { keepJoined } from '../cart/joined-store.ts';
import { localItems } from './local-items.ts';
import { readAccount } from './read-account.ts';
import { signedInStore } from './signed-in-store.ts';
import { createStateCalls } from './state-calls.ts';
import { tellTakenBack } from './taken-back.ts';
import { watchSync } from './watch-sync.ts';

/** The longest sign-out waits for the last changes to save. */
const FLUSH_MS = 5000;

export type ShopSync = {
  readonly sync: Sync;
  /** Saves pending changes. */
  readonly flush: () => Promise<void>;
  /** Starts syncing in both directions. */
  readonly watch: () => void;
};

/** Syncs this browser's cart and wishlist with the account. */
export function createShopSync(client: Client): ShopSync {
  const isLoggedIn = () => signedInStore.get().loggedIn;
  const sync = createSync({
    ...createStateCalls(client),
    local: localItems,
    account: () => (isLoggedIn() ? readAccount() : null),
    isOnline: () => navigator.onLine,
    now: Date.now,
    onJoined: keepJoined,
    onTakenBack: tellTakenBack,
    queue: acrossTabs(),
  });
  return {
    sync,
    flush: async () => void (await Promise.race([sync.push(), wait(FLUSH_MS)])),
    watch: () =>
      watchSync({
        sync,
        isLoggedIn,
        subscribe: localItems.subscribe,
        now: Date.now,
        window,
        document,
      }),
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tabs share the storage, so they are serialised; on insecure origins only within this tab. */
function acrossTabs(): Queue {
  const { locks } = navigator;
  if (!locks) return createQueue();
  return (work) => locks.request('wattle.sync', work);
}
