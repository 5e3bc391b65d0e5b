import { NOTHING_SYNCED, type SyncableState, type SyncMemory, type SyncResult } from '@wattle/domain';
import { createStoredValue, type StoredValue } from '../../page/stored-value.ts';

/** The result without the copy of what it brought: that is the base. */
type Stored = { readonly base: SyncableState; readonly last: Omit<SyncResult, 'syncableState'> | null };

const NOTHING: Stored = { base: NOTHING_SYNCED, last: null };

/** What a browser kept. Only this shop writes it; what cannot be read is as if it had never synced, which loses nothing. */
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

/** What was last synced, kept for all tabs and for the next visit. */
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
