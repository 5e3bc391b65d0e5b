import { emptySearchWords } from '@wattle/domain/search';
import type { Store } from '../../store/store.ts';
import { pollUntilClosed } from '../../workers/poll-until-closed.ts';

const GATHER_MS = 1000;
/** Different words to remember between two writes; more of them at once are not people. */
const WAITING_MAX = 500;

export type EmptySearches = { note(typed: string): void; close(): Promise<void> };

/** Counts searches that found nothing, without who asked, and writes them together, so that nobody waits. */
export function countEmptySearches(
  { emptySearches }: Pick<Store, 'emptySearches'>,
  onError: (error: unknown) => void,
): EmptySearches {
  const waiting = new Map<string, number>();
  const write = async (): Promise<void> => {
    const counts = [...waiting];
    waiting.clear();
    if (counts.length > 0) await emptySearches.add(counts);
  };
  const writing = pollUntilClosed(write, { everyMs: GATHER_MS, onError });
  return {
    note(typed) {
      const words = emptySearchWords(typed);
      if (words === undefined || (waiting.size >= WAITING_MAX && !waiting.has(words))) return;
      waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
    async close() {
      await writing.close();
      await write().catch(onError);
    },
  };
}
