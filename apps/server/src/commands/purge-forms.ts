import type { Database } from '../store/database.ts';
import { type MarketingState, marketingRequestStore } from '../store/marketing-requests.ts';
import type { ExportKind } from './exports.ts';

const BATCH = 500;

/** Ids of exported records, by their state at that time. */
export type WrittenForms = Map<MarketingState, string[]>;

/** Collects exported ids by state; each read starts over. */
export function noteWritten(kind: ExportKind, written: WrittenForms): ExportKind['read'] {
  return async function* read(db, since) {
    written.clear();
    for await (const record of kind.read(db, since)) {
      // records that can be purged have both fields
      const { id, state } = record as { id: string; state: MarketingState };
      const ids = written.get(state);
      if (ids) ids.push(id);
      else written.set(state, [id]);
      yield record;
    }
  };
}

/**
 * Deletes exported records that are not waiting for delivery: dead and delivered ones, and, without a provider, stored
 * ones. Keeps records whose state has changed since.
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
