import type { Client } from '@wattle/contract';
import { createQueue, createSync, type Queue, type Sync } from '@wattle/domain';
import { localItems } from './local-items.ts';
import { signedInStore } from './signed-in-store.ts';
import { createStateCalls } from './state-calls.ts';
import { createSyncMemory } from './sync-memory.ts';
import { tellTakenBack } from './taken-back.ts';
import { watchSync } from './watch-sync.ts';

/** Nobody who wants to leave waits longer for what was changed last. */
const FLUSH_MS = 5000;

export type ShopSync = {
  readonly sync: Sync;
  /** Saves what waits to be saved. */
  readonly flush: () => Promise<void>;
  /** From now on what is changed here is saved, and what is changed elsewhere comes here. */
  readonly watch: () => void;
};

/** The sync of this browser's cart and wishlist with the account. */
export function createShopSync(client: Client): ShopSync {
  const memory = createSyncMemory();
  const isLoggedIn = () => signedInStore.get().loggedIn;
  const sync = createSync({
    ...createStateCalls(client),
    local: localItems,
    memory,
    isLoggedIn,
    isOnline: () => navigator.onLine,
    now: Date.now,
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
        syncedAt: () => memory.get().result?.finishedAt ?? 0,
        subscribe: localItems.subscribe,
        now: Date.now,
        window,
        document,
      }),
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tabs share the memory, so they take turns; where a page is not secure only its own syncs do. */
function acrossTabs(): Queue {
  const { locks } = navigator;
  if (!locks) return createQueue();
  return (work) => locks.request('wattle.sync', work);
}
