import { createAlarm } from './alarm.ts';
import { touches, type Work } from './pending-work.ts';

/** Whose change is a change of how many products there are where. */
const COUNTED = ['products', 'product_categories', 'brands', 'categories', 'families'];
const COUNTS_AFTER_MS = 3_000;
/** Hundreds of searches: once a minute is enough. */
const SUGGESTIONS_AFTER_MS = 60_000;

type Count = () => Promise<void>;

/** Something that is done a while after it was first asked for, however often it is asked for until then. */
function createDelayed(count: Count, afterMs: number, onError: (error: unknown) => void) {
  let isPlanned = false;
  const alarm = createAlarm(() => {
    isPlanned = false;
    count().catch(onError);
  });
  return {
    plan(ms = afterMs): void {
      if (!isPlanned) alarm.set(ms);
      isPlanned = true;
    },
    cancel: (): void => alarm.set(null),
  };
}

/** Counts again what products are counted by, after changes and not at each of them. */
export function createCountKeeper(
  { counts, suggestions }: { readonly counts: Count; readonly suggestions: Count },
  onError: (error: unknown) => void,
) {
  const countLater = createDelayed(counts, COUNTS_AFTER_MS, onError);
  const suggestLater = createDelayed(suggestions, SUGGESTIONS_AFTER_MS, onError);
  return {
    after(work: Work): void {
      if (!touches(work, COUNTED)) return;
      // whoever has just read everything has counted it, too
      if (!work.everything) countLater.plan();
      suggestLater.plan(work.everything ? COUNTS_AFTER_MS : SUGGESTIONS_AFTER_MS);
    },
    close(): void {
      countLater.cancel();
      suggestLater.cancel();
    },
  };
}
