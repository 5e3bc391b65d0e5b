import type { SearchAnswer, SearchProvider, Vocabulary } from '@wattle/providers/search';
import type { Term } from './arrange-words.ts';
import { type Trial, tryAll } from './search-scope.ts';

export type Scope = Pick<Trial, 'kind' | 'filters'>;

export type KeptWords = {
  readonly query: string;
  readonly terms: readonly Term[];
  readonly dropped: readonly Term[];
  readonly answer: SearchAnswer | undefined;
};

type Shop = { readonly search: SearchProvider; readonly vocabulary: Vocabulary };

const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');

/**
 * Leaves out words until products have the rest. First what no product of the kind has, then the rarest. The name of
 * the kind stays; where no kind is known, the last word that anything has does.
 */
export async function dropWords(
  terms: readonly Term[],
  scope: Scope,
  { search, vocabulary }: Shop,
): Promise<KeptWords> {
  const { kind } = scope;
  const [whole] = await tryAll(search, [{ query: textOf(terms), ...scope }]);
  if (terms.length === 0 || (whole && whole.nbHits > 0))
    return { query: textOf(terms), terms, dropped: [], answer: whole };
  const things = terms.filter(({ isThing }) => isThing);
  const others = terms.filter(({ isThing }) => !isThing);
  const [ofThings, ...alone] = await tryAll(search, [
    { query: textOf(things), kind },
    ...others.map(({ text }) => ({ query: text, ...scope })),
  ]);
  // a kind may be called otherwise in its products: then its filter says it all
  const named = ofThings && ofThings.nbHits > 0 ? things : [];
  const counted = others.map((term, at) => ({ term, count: alone[at]?.nbHits ?? 0 }));
  let kept = counted.filter(({ count }) => count > 0);
  // a bread maker is no maker of something else
  if (kind === null && !(await isAboutSomething(counted, { search, vocabulary })))
    return { query: textOf(terms), terms, dropped: [], answer: whole };
  while (kept.length > 0) {
    const next = terms.filter((term) => named.includes(term) || kept.some((one) => one.term === term));
    const [answer] = await tryAll(search, [{ query: textOf(next), ...scope }]);
    if (answer && answer.nbHits > 0)
      return { query: textOf(next), terms: next, dropped: droppedOf(others, next), answer };
    if (kind === null && named.length === 0 && kept.length === 1) break;
    kept = withoutRarest(kept, kind === null && named.length === 0);
  }
  if (kind === null) return { query: textOf(terms), terms, dropped: [], answer: whole };
  return { query: textOf(named), terms: named, dropped: droppedOf(others, named), answer: ofThings };
}

/**
 * Whether a search that names no kind may lose words: it names a brand, or products know all of its words and are called
 * the last of them.
 */
async function isAboutSomething(counted: readonly Counted[], { search, vocabulary }: Shop): Promise<boolean> {
  const kept = counted.filter(({ count }) => count > 0);
  if (vocabulary.namesBrand(textOf(kept.map(({ term }) => term)))) return true;
  const last = counted.at(-1)?.term.text ?? '';
  if (kept.length < counted.length || /^\d+$/.test(last)) return false;
  const [called] = await tryAll(search, [{ query: last, kind: null, isNamed: true, isTyped: false }]);
  return called !== undefined && called.nbHits > 0;
}

const droppedOf = (terms: readonly Term[], kept: readonly Term[]): Term[] =>
  terms.filter((term) => !kept.includes(term));

type Counted = { readonly term: Term; readonly count: number };

/** Without a kind the last word is the thing, so another goes. */
function withoutRarest(kept: readonly Counted[], keepsLast: boolean): Counted[] {
  const candidates = keepsLast ? kept.slice(0, -1) : kept;
  const rarest = Math.min(...candidates.map(({ count }) => count));
  const gone = candidates.find(({ count }) => count === rarest);
  return kept.filter((one) => one !== gone);
}
