import type { SyncableState } from '../session/syncable-state.ts';
import {
  isSameItems,
  itemsOf,
  mergeChanges,
  mergeItems,
  NOTHING_SYNCED,
  type SyncableItems,
} from './syncable-items.ts';

/** Conflicts before a save gives up; no real number of browsers causes more. */
export const SYNC_CONFLICTS_MAX = 5;

/** UNREACHED: no response from the account, so nothing was rejected and local changes stay pending. */
export type FetchReply =
  | { readonly status: 'SUCCESS'; readonly state: SyncableState }
  | { readonly status: 'ERROR' | 'UNREACHED' };
export type PutReply = FetchReply | { readonly status: 'CONFLICT' };

/** Items, and the server state they are based on. */
type Held = { readonly items: SyncableItems; readonly base: SyncableState };

export type SyncJob = {
  readonly kind: 'MERGE' | 'EDIT';
  /** The state to revert to on failure [C-4-53]. */
  readonly earlier: Held;
  readonly wanted: SyncableItems;
  /** The server state that `wanted` is based on. */
  readonly base: SyncableState;
  readonly conflicts: number;
};

export type SyncStep =
  | { readonly next: 'FETCH'; readonly job: SyncJob }
  | { readonly next: 'PUT'; readonly job: SyncJob; readonly state: SyncableState }
  /** `isTakenBack`: a change was rejected and reverted. */
  | ({ readonly next: 'END'; readonly status: 'SUCCESS' | 'ERROR'; readonly isTakenBack: boolean } & Held);

/** On log in and when back online: merges the account's items with the local ones [C-4-09]. */
export function startMerge(items: SyncableItems, base: SyncableState): SyncStep {
  return {
    next: 'FETCH',
    job: { kind: 'MERGE', earlier: { items, base }, wanted: items, base, conflicts: 0 },
  };
}

/** After a change: saves it on top of its base, or reverts to that base [C-4-51…54]. */
export function startEdit(items: SyncableItems, base: SyncableState): SyncStep {
  const wanted = mergeItems(items, NOTHING_SYNCED);
  return put({ kind: 'EDIT', earlier: { items: itemsOf(base), base }, wanted, base, conflicts: 0 });
}

/** Merges the fetched state, and saves only if that changes anything [C-4-10 C-8-12]. */
export function afterFetch(job: SyncJob, reply: FetchReply): SyncStep {
  if (reply.status !== 'SUCCESS') return fail(job, reply.status);
  const { state } = reply;
  const wanted = mergeChanges(commonOf(job.base, state), job.wanted, state);
  // on failure, a merge keeps showing all items, while an edit is reverted
  const earlier = job.kind === 'MERGE' ? { items: wanted, base: state } : job.earlier;
  return put({ ...job, earlier, wanted, base: state });
}

/**
 * Handles a save's response: accepted, conflict with a newer version, or failed [C-4-11 C-4-51 C-4-52 C-4-54 C-7-54].
 */
export function afterPut(job: SyncJob, reply: PutReply): SyncStep {
  if (reply.status === 'SUCCESS') return end('SUCCESS', { items: itemsOf(reply.state), base: reply.state });
  if (reply.status !== 'CONFLICT') return fail(job, reply.status);
  const conflicts = job.conflicts + 1;
  return conflicts <= SYNC_CONFLICTS_MAX ? { next: 'FETCH', job: { ...job, conflicts } } : fail(job, 'ERROR');
}

/**
 * What this browser and the account had in common. After a reset or a restore the account has not gone on from the
 * base: what it lacks was lost, not removed.
 */
function commonOf(base: SyncableState, state: SyncableState): SyncableItems {
  const gap = state.syncableStateVersion - base.syncableStateVersion;
  const none = itemsOf(NOTHING_SYNCED);
  const hasGoneOn = (part: keyof SyncableItems): boolean =>
    gap > 0 || (gap === 0 && isSameItems({ ...none, [part]: base[part] }, { ...none, [part]: state[part] }));
  return {
    cartItems: hasGoneOn('cartItems') ? base.cartItems : [],
    wishlistItems: hasGoneOn('wishlistItems') ? base.wishlistItems : [],
  };
}

function put(job: SyncJob): SyncStep {
  const { wanted, base } = job;
  if (isSameItems(wanted, base)) return end('SUCCESS', { items: wanted, base });
  return { next: 'PUT', job, state: { ...wanted, syncableStateVersion: base.syncableStateVersion } };
}

/** Reverts rejected changes; keeps local ones when the account was unreachable [C-4-53 C-4-54]. */
const fail = ({ kind, earlier, wanted, base }: SyncJob, why: 'ERROR' | 'UNREACHED'): SyncStep =>
  why === 'UNREACHED' ? end('ERROR', { items: wanted, base }) : end('ERROR', earlier, kind === 'EDIT');

const end = (status: 'SUCCESS' | 'ERROR', held: Held, isTakenBack = false): SyncStep => ({
  next: 'END',
  status,
  isTakenBack,
  ...held,
});
