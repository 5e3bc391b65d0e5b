import { createQueue, type Queue } from '../account/create-queue.ts';
import type { SyncableState, SyncResult } from '../session/syncable-state.ts';
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

/** What a browser remembers of its last sync; the copy is what later changes are told apart by. */
export type SyncMemory = { readonly base: SyncableState; readonly result: SyncResult | null };

/** After a log out [C-4-14 C-4-15]. */
export const SYNC_FORGOTTEN: SyncMemory = { base: NOTHING_SYNCED, result: null };

type Change = (items: SyncableItems) => SyncableItems;

export type SyncParts = {
  readonly fetchState: () => Promise<FetchReply>;
  readonly putState: (state: SyncableState) => Promise<PutReply>;
  /** Cart and wishlist of this browser. A change sees the latest and nothing comes in between. */
  readonly local: {
    readonly read: () => Promise<SyncableItems>;
    readonly change: (work: Change) => Promise<SyncableItems>;
  };
  readonly memory: { readonly get: () => SyncMemory; readonly set: (memory: SyncMemory) => void };
  readonly isLoggedIn: () => boolean;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** A change was refused and is no longer there: whoever made it should hear of it. */
  readonly onTakenBack?: () => void;
  /** One sync at a time over everything that shares the memory, such as the tabs of a browser. */
  readonly queue?: Queue;
};

export type Sync = ReturnType<typeof createSync>;

/** Keeps this browser and the account the same. Syncs run one at a time; what a shopper does is shown at once. */
export function createSync(parts: SyncParts) {
  const { fetchState, putState, local, memory, isLoggedIn, isOnline, now, onTakenBack, queue = createQueue() } = parts;
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

  /** Runs a job to its end; what was changed here meanwhile stays changed. */
  const run = async (first: SyncStep, from: SyncableItems, isStale: () => boolean): Promise<void> => {
    const { status, items, base, isTakenBack } = await ask(first);
    await local.change((latest) => (isStale() ? latest : mergeChanges(from, latest, items)));
    if (isStale()) return;
    if (isTakenBack) onTakenBack?.();
    memory.set({ base, result: { status, syncableState: status === 'SUCCESS' ? base : null, finishedAt: now() } });
  };

  /** Takes its turn; a log out since it was asked for, here or in another tab, makes it worth nothing. A guest has none [C-4-55]. */
  const inTurn = (work: (isStale: () => boolean) => Promise<void>): Promise<SyncResult | null> => {
    const asked = logOuts;
    const isStale = () => asked !== logOuts || !isLoggedIn();
    return queue(async () => {
      if (!isStale()) await work(isStale);
      return memory.get().result;
    });
  };

  return {
    /** On log in, and when the network is back: fetch, merge, put back if different [C-4-09 C-4-10 C-4-11]. */
    merge: (): Promise<SyncResult | null> =>
      inTurn(async (isStale) => {
        const items = await local.read();
        await run(startMerge(items, memory.get().base), items, isStale);
      }),

    /**
     * What was changed here since the last sync, in whichever tab: saved, or taken back if the account refuses it
     * [C-4-51…54]. Without a network it waits for the next merge.
     */
    push: (): Promise<SyncResult | null> =>
      inTurn(async (isStale) => {
        if (!isOnline()) return;
        const { base, result } = memory.get();
        const items = await local.read();
        // more than the last change waits after a sync that failed, and none of that is to be taken back
        const first = result?.status === 'SUCCESS' ? startEdit(items, base) : startMerge(items, base);
        await run(first, items, isStale);
      }),

    /** The logged-out event [C-4-14 C-4-15]. */
    forget(): void {
      logOuts += 1;
      memory.set(SYNC_FORGOTTEN);
    },
  };
}

/** A call that throws is one that failed. */
async function safely<R extends { readonly status: string }>(call: () => Promise<R>): Promise<R | { status: 'ERROR' }> {
  try {
    return await call();
  } catch {
    return { status: 'ERROR' };
  }
}
