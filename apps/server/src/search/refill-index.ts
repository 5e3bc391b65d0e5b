import { setImmediate as pause } from 'node:timers/promises';
import type { SearchIndex, SearchRecord } from '@wattle/providers/search';

/** Enough to be fast, but not so many that requests have to wait. */
const SLICE = 500;

/** Replaces the records of an index while it keeps answering. Returns their ids, for the next call. */
export async function refillIndex(
  index: SearchIndex,
  records: readonly SearchRecord[],
  earlier: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  for (let from = 0; from < records.length; from += SLICE) {
    index.save(records.slice(from, from + SLICE));
    await pause();
  }
  const ids = new Set(records.map(({ objectID }) => objectID));
  index.remove([...earlier].filter((id) => !ids.has(id)));
  return ids;
}
