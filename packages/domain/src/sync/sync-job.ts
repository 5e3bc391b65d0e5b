import type { SyncableState } from '../session/syncable-state.ts';
import {
  isSameItems,
  itemsOf,
  mergeChanges,
  mergeItems,
  NOTHING_SYNCED,
  type SyncableItems,
} from './syncable-items.ts';

/** So often a save meets another one before it gives up; with more browsers than this at once something else is wrong. */
export const SYNC_CONFLICTS_MAX = 5;

/** UNREACHED: the account could not be asked, so nothing was refused and what was changed here waits. */
export type FetchReply =
  | { readonly status: 'SUCCESS'; readonly state: SyncableState }
  | { readonly status: 'ERROR' | 'UNREACHED' };
export type PutReply = FetchReply | { readonly status: 'CONFLICT' };

/** What a failed job leaves behind: items, and the copy of the server that they came from. */
type Held = { readonly items: SyncableItems; readonly base: SyncableState };

export type SyncJob = {
  readonly kind: 'MERGE' | 'EDIT';
  /** What there is again if this fails [C-4-53]. */
  readonly earlier: Held;
  readonly wanted: SyncableItems;
  /** The copy of the server that `wanted` came from. */
  readonly base: SyncableState;
  readonly conflicts: number;
};

export type SyncStep =
  | { readonly next: 'FETCH'; readonly job: SyncJob }
  | { readonly next: 'PUT'; readonly job: SyncJob; readonly state: SyncableState }
  /** `isTakenBack`: a change was refused, and is no longer there. */
  | ({ readonly next: 'END'; readonly status: 'SUCCESS' | 'ERROR'; readonly isTakenBack: boolean } & Held);

/** On log in, and after a time without a network: what is there is merged with what is here [C-4-09]. */
export function startMerge(items: SyncableItems, base: SyncableState): SyncStep {
  return {
    next: 'FETCH',
    job: { kind: 'MERGE', earlier: { items, base }, wanted: items, base, conflicts: 0 },
  };
}

/** After a change: it is saved over the copy that it was made on, or is as that copy again [C-4-51…54]. */
export function startEdit(items: SyncableItems, base: SyncableState): SyncStep {
  const wanted = mergeItems(items, NOTHING_SYNCED);
  return put({ kind: 'EDIT', earlier: { items: itemsOf(base), base }, wanted, base, conflicts: 0 });
}

/** The server's copy has come, or not: merged, and put back only if that makes a difference [C-4-10 C-8-12]. */
export function afterFetch(job: SyncJob, reply: FetchReply): SyncStep {
  if (reply.status !== 'SUCCESS') return fail(job, reply.status);
  const { state } = reply;
  // an account that starts over is not one that took everything out
  const from = state.syncableStateVersion < job.base.syncableStateVersion ? NOTHING_SYNCED : job.base;
  const wanted = mergeChanges(from, job.wanted, state);
  // after a log in everything is shown even if it cannot be saved yet; a change that cannot be saved is taken back
  const earlier = job.kind === 'MERGE' ? { items: wanted, base: state } : job.earlier;
  return put({ ...job, earlier, wanted, base: state });
}

/** The server has taken it, or has another version by now, or could not be asked [C-4-11 C-4-51 C-4-52 C-4-54 C-7-54]. */
export function afterPut(job: SyncJob, reply: PutReply): SyncStep {
  if (reply.status === 'SUCCESS') return end('SUCCESS', { items: itemsOf(reply.state), base: reply.state });
  if (reply.status !== 'CONFLICT') return fail(job, reply.status);
  const conflicts = job.conflicts + 1;
  return conflicts <= SYNC_CONFLICTS_MAX ? { next: 'FETCH', job: { ...job, conflicts } } : fail(job, 'ERROR');
}

function put(job: SyncJob): SyncStep {
  const { wanted, base } = job;
  if (isSameItems(wanted, base)) return end('SUCCESS', { items: wanted, base });
  return { next: 'PUT', job, state: { ...wanted, syncableStateVersion: base.syncableStateVersion } };
}

/** What was refused is taken back; what could not be asked about stays as it is here [C-4-53 C-4-54]. */
const fail = ({ kind, earlier, wanted, base }: SyncJob, why: 'ERROR' | 'UNREACHED'): SyncStep =>
  why === 'UNREACHED' ? end('ERROR', { items: wanted, base }) : end('ERROR', earlier, kind === 'EDIT');

const end = (status: 'SUCCESS' | 'ERROR', held: Held, isTakenBack = false): SyncStep => ({
  next: 'END',
  status,
  isTakenBack,
  ...held,
});
