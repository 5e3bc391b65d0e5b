import type { SyncableState, SyncResult } from '@wattle/domain/session';
import { NOTHING_SYNCED, type SyncMemory } from '@wattle/domain/sync';
import { createStoredValue, type StoredValue } from '../../page/stored-value.ts';

/** The result without its copy of the state, which is the base. */
type Stored = { readonly base: SyncableState; readonly last: Omit<SyncResult, 'syncableState'> | null };

const NOTHING: Stored = { base: NOTHING_SYNCED, last: null };

/** Parses the stored sync state. Invalid data counts as never synced, which loses nothing. */
export function readStoredSync(text: string | null): Stored {
  try {
    const { base, last } = JSON.parse(text ?? 'null') ?? NOTHING;
    const { syncableStateVersion, cartItems, wishlistItems } = base;
    const isBase =
      Number.isSafeInteger(syncableStateVersion) && Array.isArray(cartItems) && Array.isArray(wishlistItems);
    return isBase ? { base, last: last ?? null } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The last synced state, shared by all tabs and kept for the next visit. */
export function createSyncMemory(store: StoredValue<Stored> = createStoredValue('wattle.sync', readStoredSync)): {
  get(): SyncMemory;
  set(memory: SyncMemory): void;
} {
  return {
    get() {
      const { base, last } = store.get();
      return { base, result: last && { ...last, syncableState: last.status === 'SUCCESS' ? base : null } };
    },
    set({ base, result }) {
      store.set({ base, last: result && { status: result.status, finishedAt: result.finishedAt } });
    },
  };
}
