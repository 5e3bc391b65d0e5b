import { createAlarm } from './alarm.ts';
import { touches, type Work } from './pending-work.ts';

/** Tables whose changes affect product counts. */
const COUNTED = ['products', 'product_categories', 'brands', 'categories', 'families'];
const COUNTS_AFTER_MS = 3_000;
/** Takes hundreds of searches, so at most once a minute. */
const SUGGESTIONS_AFTER_MS = 60_000;

type Count = () => Promise<void>;

/** Runs `count` some time after the first request; further requests until then are merged. */
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

/** Updates product counts some time after changes, not at each of them. */
export function createCountKeeper(
  { counts, suggestions }: { readonly counts: Count; readonly suggestions: Count },
  onError: (error: unknown) => void,
) {
  const countLater = createDelayed(counts, COUNTS_AFTER_MS, onError);
  const suggestLater = createDelayed(suggestions, SUGGESTIONS_AFTER_MS, onError);
  return {
    after(work: Work): void {
      if (!touches(work, COUNTED)) return;
      // a complete rebuild has already counted
      if (!work.everything) countLater.plan();
      suggestLater.plan(work.everything ? COUNTS_AFTER_MS : SUGGESTIONS_AFTER_MS);
    },
    close(): void {
      countLater.cancel();
      suggestLater.cancel();
    },
  };
}
