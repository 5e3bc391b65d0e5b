import { createQueue, type Queue } from '../account/create-queue.ts';
import type { SyncableState, SyncResult } from '../session/syncable-state.ts';
import { type JoinedItem, joinedItems } from './joined-items.ts';
import {
  afterFetch,
  afterPut,
  type FetchReply,
  type PutReply,
  type SyncStep,
  startEdit,
  startMerge,
} from './sync-job.ts';
import { mergeChanges, NOTHING_SYNCED, type SyncableItems } from './syncable-items.ts';

/** The last sync's result, and the server state it left: the base for detecting later changes. */
export type SyncMemory = { readonly base: SyncableState; readonly result: SyncResult | null };

/** The memory after a log out [C-4-14 C-4-15]. */
export const SYNC_FORGOTTEN: SyncMemory = { base: NOTHING_SYNCED, result: null };

type Change = (items: SyncableItems) => SyncableItems;

export type SyncParts = {
  readonly fetchState: () => Promise<FetchReply>;
  readonly putState: (state: SyncableState) => Promise<PutReply>;
  /** This browser's cart and wishlist. Changes are atomic. */
  readonly local: {
    readonly read: () => Promise<SyncableItems>;
    readonly change: (work: Change) => Promise<SyncableItems>;
  };
  readonly memory: { readonly get: () => SyncMemory; readonly set: (memory: SyncMemory) => void };
  readonly isLoggedIn: () => boolean;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Called after a log in with what the account added to this browser's cart, to tell the shopper. */
  readonly onJoined?: (joined: readonly JoinedItem[]) => void;
  /** Called when a rejected change was reverted, to tell the shopper. */
  readonly onTakenBack?: () => void;
  /** Serialises syncs across everything that shares the memory, such as browser tabs. */
  readonly queue?: Queue;
};

export type Sync = ReturnType<typeof createSync>;

/** Keeps this browser and the account in sync. Syncs run one at a time; local changes show immediately. */
export function createSync(parts: SyncParts) {
  const {
    fetchState,
    putState,
    local,
    memory,
    isLoggedIn,
    isOnline,
    now,
    onJoined,
    onTakenBack,
    queue = createQueue(),
  } = parts;
  let logOuts = 0;

  const ask = async (first: SyncStep): Promise<Extract<SyncStep, { next: 'END' }>> => {
    let step = first;
    while (step.next !== 'END') {
      const { job } = step;
      step = step.next === 'FETCH' ? afterFetch(job, await safely(fetchState)) : afterPut(job, await save(step.state));
    }
    return step;
  };
  const save = (state: SyncableState): Promise<PutReply> => safely(() => putState(state));

  /** Runs a job to completion, and keeps local changes made meanwhile. */
  const run = async (first: SyncStep, from: SyncableItems, isStale: () => boolean): Promise<void> => {
    const { status, items, base, isTakenBack } = await ask(first);
    const isFirst = memory.get().result === null;
    let joined: readonly JoinedItem[] = [];
    await local.change((latest) => {
      if (isStale()) return latest;
      const merged = mergeChanges(from, latest, items);
      joined = isFirst ? joinedItems(latest.cartItems, merged.cartItems) : [];
      return merged;
    });
    if (isStale()) return;
    if (joined.length > 0) onJoined?.(joined);
    if (isTakenBack) onTakenBack?.();
    memory.set({ base, result: { status, syncableState: status === 'SUCCESS' ? base : null, finishedAt: now() } });
  };

  /** Queues work for logged-in shoppers only; drops it after a log out, here or in another tab [C-4-55]. */
  const enqueue = (work: (isStale: () => boolean) => Promise<void>): Promise<SyncResult | null> => {
    const asked = logOuts;
    const isStale = () => asked !== logOuts || !isLoggedIn();
    return queue(async () => {
      if (!isStale()) await work(isStale);
      return memory.get().result;
    });
  };

  return {
    /** On log in and when back online: fetch, merge, save if different [C-4-09 C-4-10 C-4-11]. */
    merge: (): Promise<SyncResult | null> =>
      enqueue(async (isStale) => {
        const items = await local.read();
        await run(startMerge(items, memory.get().base), items, isStale);
      }),

    /**
     * Saves changes made in any tab since the last sync, or reverts them if the account rejects them [C-4-51…54].
     * Offline changes wait for the next merge.
     */
    push: (): Promise<SyncResult | null> =>
      enqueue(async (isStale) => {
        if (!isOnline()) return;
        const { base, result } = memory.get();
        const items = await local.read();
        // after a failed sync, earlier changes are pending too and must not be reverted, so merge instead
        const first = result?.status === 'SUCCESS' ? startEdit(items, base) : startMerge(items, base);
        await run(first, items, isStale);
      }),

    /** Call on log out [C-4-14 C-4-15]. */
    forget(): void {
      logOuts += 1;
      memory.set(SYNC_FORGOTTEN);
    },
  };
}

/** Treats an exception as a failed call. */
async function safely<R extends { readonly status: string }>(call: () => Promise<R>): Promise<R | { status: 'ERROR' }> {
  try {
    return await call();
  } catch {
    return { status: 'ERROR' };
  }
}
