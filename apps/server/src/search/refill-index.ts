import { setImmediate as pause } from 'node:timers/promises';
import type { SearchIndex, SearchRecord } from '@wattle/providers/search';

/** Enough to be quick, not so many that a shopper has to wait for them. */
const SLICE = 500;

/** Makes an index hold exactly these records, while it goes on answering. Gives their ids, for the next time. */
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
