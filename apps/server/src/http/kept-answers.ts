import type { RouteName } from '@wattle/contract';
import { jsonOf } from '../answers/json-of.ts';
import { etagOf } from './etag.ts';
import type { Ask } from './in-process-client.ts';
import type { CallAnswer } from './run-call.ts';

/** An answer as it goes over the network. */
export type AnswerBody = { readonly bytes: Buffer; readonly etag: string };

const bodies = new WeakMap<object, AnswerBody>();

/** The bytes of an answer's value. Made once for a kept answer, however often it is sent or compared. */
export function bodyOf(value: unknown): AnswerBody {
  if (typeof value !== 'object' || value === null) return makeBody(value);
  const known = bodies.get(value);
  if (known) return known;
  const made = makeBody(value);
  bodies.set(value, made);
  return made;
}

function makeBody(value: unknown): AnswerBody {
  const bytes = Buffer.from(jsonOf(value));
  return { bytes, etag: etagOf(bytes) };
}

/**
 * Public calls whose answers follow from what `watchChanges` watches and from the alarms of the search index. Others,
 * such as delivery estimates, depend on the time of day or on tables that nobody watches: they are answered each time.
 */
const KEPT_CALLS: ReadonlySet<RouteName> = new Set([
  'loadFrame',
  'loadMenu',
  'listProducts',
  'suggest',
  'loadProduct',
  'loadComparison',
  'loadCategory',
  'listBrands',
  'loadBrand',
  'listArticles',
  'findArticle',
  'findArticleByPath',
  'listCategories',
  'listCollection',
  'listCategoryCarousel',
  'findProducts',
  'listAlike',
  'loadFamily',
  'listPrimaryBadges',
  'listSecondaryBadges',
]);

const KEPT_BYTES = 12 * 1024 * 1024;
/** Memory of a value beside its bytes, as a multiple of them (estimate). */
const VALUE_FACTOR = 3;

type Kept = { readonly changes: number; readonly at: number; readonly answer: Promise<CallAnswer>; bytes: number };

export type KeptAnswersParts = {
  readonly ask: Ask;
  /** Number of changes in the shop so far. */
  readonly changes: () => number;
  /** For what changes without notice. */
  readonly maxAgeMs: number;
};

/**
 * Answers calls of the catalogue from memory until the shop changes. Concurrent calls with the same input share one answer. The
 * input is compared as it was given, so that a repeated call costs neither validation nor work.
 */
export function keepAnswers({ ask, changes, maxAgeMs }: KeptAnswersParts): Ask {
  const kept = new Map<string, Kept>();
  let total = 0;

  const forget = (key: string, entry: Kept): void => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.bytes;
  };

  const weigh = (key: string, entry: Kept, answer: CallAnswer): void => {
    if (kept.get(key) !== entry) return;
    if (answer.kind !== 'answered' || answer.outcome.status !== 'SUCCESS') {
      forget(key, entry);
      return;
    }
    entry.bytes = key.length + bodyOf(answer.outcome.value).bytes.length * VALUE_FACTOR;
    total += entry.bytes;
    for (const [oldest, content] of kept) {
      if (total <= KEPT_BYTES) return;
      forget(oldest, content);
    }
  };

  return (name, input, context) => {
    if (!KEPT_CALLS.has(name)) return ask(name, input, context);
    const key = `${name} ${JSON.stringify(input)}`;
    const found = kept.get(key);
    const now = Date.now();
    if (found) {
      if (found.changes === changes() && now - found.at < maxAgeMs) return found.answer;
      forget(key, found);
    }
    // read the counter first: an answer that began before a change is not kept beyond it
    const entry: Kept = { changes: changes(), at: now, answer: ask(name, input, context), bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      (answer) => weigh(key, entry, answer),
      () => forget(key, entry),
    );
    return entry.answer;
  };
}
