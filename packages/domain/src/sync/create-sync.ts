import { createQueue, type Queue } from '../account/create-queue.ts';
import type { CartItem, WishlistItem } from '../cart/cart.ts';
import type { SyncableState, SyncResult } from '../session/syncable-state.ts';
import type { KeptPart } from '../session/synced.ts';
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
import { mergeChanges } from './syncable-items.ts';

/** What this browser keeps: cart and wishlist, each with what it was last synced with. */
export type LocalState = { readonly cart: KeptPart<CartItem>; readonly wishlist: KeptPart<WishlistItem> };

export type SyncParts = {
  readonly fetchState: () => Promise<FetchReply>;
  readonly putState: (state: SyncableState) => Promise<PutReply>;
  /** This browser's cart and wishlist. Changes are atomic. */
  readonly local: {
    readonly read: () => Promise<LocalState>;
    readonly change: (work: (state: LocalState) => LocalState) => Promise<void>;
  };
  /** The account of who is logged in; null: nobody is. */
  readonly account: () => string | null;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Called after a log in with what the account added to this browser's cart, to tell the shopper. */
  readonly onJoined?: (joined: readonly JoinedItem[]) => void;
  /** Called when a rejected change was reverted, to tell the shopper. */
  readonly onTakenBack?: () => void;
  /** Serialises syncs across everything that shares the storage, such as browser tabs. */
  readonly queue?: Queue;
};

export type Sync = ReturnType<typeof createSync>;

/** Keeps this browser and the account in sync. Syncs run one at a time; local changes show immediately. */
export function createSync(parts: SyncParts) {
  const { fetchState, putState, local, account, isOnline, now, onJoined, onTakenBack, queue = createQueue() } = parts;
  let logOuts = 0;

  /** Null: whoever it was for has logged out. */
  const ask = async (first: SyncStep, isStale: () => boolean): Promise<Extract<SyncStep, { next: 'END' }> | null> => {
    let step = first;
    while (step.next !== 'END') {
      if (isStale()) return null;
      const { job } = step;
      step = step.next === 'FETCH' ? afterFetch(job, await safely(fetchState)) : afterPut(job, await save(step.state));
    }
    return step;
  };
  const save = (state: SyncableState): Promise<PutReply> => safely(() => putState(state));

  /** Runs a sync to completion, and keeps local changes made meanwhile. */
  const run = async (kind: 'MERGE' | 'PUSH', whose: string, isStale: () => boolean): Promise<SyncResult | null> => {
    const from = await local.read();
    const { base, isSettled } = baseOf(from, whose);
    const items = itemsIn(from);
    // pending changes must not be reverted, so merge instead
    const end = await ask(kind === 'PUSH' && isSettled ? startEdit(items, base) : startMerge(items, base), isStale);
    if (!end) return null;
    let joined: readonly JoinedItem[] = [];
    await local.change((latest) => {
      if (isStale()) return latest;
      const merged = mergeChanges(originOf(from, latest), itemsIn(latest), end.items);
      joined = from.cart.synced ? [] : joinedItems(latest.cart.items, merged.cartItems);
      return keptState(merged, end, whose);
    });
    if (isStale()) return null;
    if (joined.length > 0) onJoined?.(joined);
    if (end.isTakenBack) onTakenBack?.();
    return { status: end.status, syncableState: end.status === 'SUCCESS' ? end.base : null, finishedAt: now() };
  };

  /** Queues a sync for logged-in shoppers only; drops it after a log out, here or in another tab [C-4-55]. */
  const enqueue = (kind: 'MERGE' | 'PUSH'): Promise<SyncResult | null> => {
    const asked = logOuts;
    const whose = account();
    const isStale = () => asked !== logOuts || account() !== whose;
    return queue(async () => (whose === null || isStale() ? null : run(kind, whose, isStale)));
  };

  return {
    /** On log in and when back online: fetch, merge, save if different [C-4-09 C-4-10 C-4-11]. */
    merge: (): Promise<SyncResult | null> => enqueue('MERGE'),

    /**
     * Saves changes made in any tab since the last sync, or reverts them if the account rejects them [C-4-51…54].
     * Offline changes wait for the next merge.
     */
    push: async (): Promise<SyncResult | null> => (isOnline() ? enqueue('PUSH') : null),

    /** Call on log out: what is under way ends without a trace. */
    forget(): void {
      logOuts += 1;
    },
  };
}

const itemsIn = ({ cart, wishlist }: LocalState) => ({ cartItems: cart.items, wishlistItems: wishlist.items });

/**
 * What this browser and the account had in common. Settled: both parts were last synced together, and with success.
 * A part that was synced with another account, or not at all, has nothing in common with this one.
 */
function baseOf({ cart, wishlist }: LocalState, whose: string): { base: SyncableState; isSettled: boolean } {
  const ofCart = cart.synced?.account === whose ? cart.synced : null;
  const ofWishlist = wishlist.synced?.account === whose ? wishlist.synced : null;
  const base = {
    syncableStateVersion: Math.max(ofCart?.version ?? 0, ofWishlist?.version ?? 0),
    cartItems: ofCart?.items ?? [],
    wishlistItems: ofWishlist?.items ?? [],
  };
  const isSettled =
    ofCart !== null &&
    ofWishlist !== null &&
    ofCart.version === ofWishlist.version &&
    !ofCart.isPending &&
    !ofWishlist.isPending;
  return { base, isSettled };
}

/** What the changes made during a sync are told from. A part that was lost meanwhile holds none. */
function originOf(from: LocalState, latest: LocalState) {
  const origin = <T>(one: KeptPart<T>, other: KeptPart<T>): readonly T[] =>
    one.synced && other.synced && one.synced.version === other.synced.version ? one.items : [];
  return { cartItems: origin(from.cart, latest.cart), wishlistItems: origin(from.wishlist, latest.wishlist) };
}

type Merged = ReturnType<typeof itemsIn>;

/** What to keep after a sync. An account that was never reached leaves the parts as never synced. */
function keptState(merged: Merged, { status, base }: Extract<SyncStep, { next: 'END' }>, account: string): LocalState {
  const version = base.syncableStateVersion;
  const isPending = status === 'ERROR';
  const isKnown = !isPending || version > 0;
  const part = <T>(items: readonly T[], baseItems: readonly T[]): KeptPart<T> => ({
    items,
    synced: isKnown ? { account, version, isPending, items: baseItems } : null,
  });
  return {
    cart: part(merged.cartItems, base.cartItems),
    wishlist: part(merged.wishlistItems, base.wishlistItems),
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
