import type { Database } from '../store/database.ts';
import { type MarketingState, marketingRequestStore } from '../store/marketing-requests.ts';
import type { ExportKind } from './exports.ts';

const BATCH = 500;

/** What was written out, by the state it was in then. */
export type WrittenForms = Map<MarketingState, string[]>;

/** Remembers the ids that went by, by their state; each reading begins anew. */
export function noteWritten(kind: ExportKind, written: WrittenForms): ExportKind['read'] {
  return async function* read(db, since) {
    written.clear();
    for await (const record of kind.read(db, since)) {
      // what a kind that can be purged writes has both
      const { id, state } = record as { id: string; state: MarketingState };
      const ids = written.get(state);
      if (ids) ids.push(id);
      else written.set(state, [id]);
      yield record;
    }
  };
}

/**
 * Deletes what was written out and is not on its way: what was given up, what was delivered, and, in a shop that
 * delivers nothing, what it keeps. What has changed its state since stays.
 */
export async function purgeForms(db: Database, written: WrittenForms, delivers: boolean): Promise<number> {
  const requests = marketingRequestStore(db);
  let count = 0;
  for (const [state, ids] of written) {
    if (state === 'waiting' && delivers) continue;
    for (let at = 0; at < ids.length; at += BATCH) {
      count += await requests.forget(ids.slice(at, at + BATCH), state);
    }
  }
  return count;
}
