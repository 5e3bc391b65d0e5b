import type { AbsentBrand } from '@wattle/domain/search';
import { type CorrectedWords, correctWords, joinWords, type ProductWords, splitWords } from './correct-words.ts';
import { joinKinds, type Kind } from './kind-book.ts';
import {
  FILLERS,
  GENERIC_NOUNS,
  MODEL_WORDS,
  PURPOSES,
  QUALITIES,
  type Quality,
  SIDES,
  TOGGLE_PHRASES,
  type TogglePhrase,
} from './phrases.ts';
import { type QueryWord, readQueryWords } from './query-words.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import { type Refusal, readRefusals } from './read-refusals.ts';
import type { Span } from './span.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A kind that words name. */
export type NamedKind = Span & {
  readonly kind: Kind;
  /** No product is called so: the words name two kinds, or goods of any kind. */
  readonly isCollective: boolean;
};

/** What a search seems to ask for. Whether products have it is for the index to say. */
export type QueryReading = {
  readonly words: readonly QueryWord[];
  /** The whole search as the shop spells it; null: as it was typed. */
  readonly corrected: string | null;
  /** The whole search with each likely spelling of a doubtful word. */
  readonly offers: readonly string[];
  readonly amounts: readonly (Amount & { readonly side: 'width' | 'height' | 'depth' | null })[];
  readonly toggles: readonly (Span & { readonly toggle: TogglePhrase })[];
  readonly qualities: readonly (Span & { readonly quality: Quality })[];
  readonly refusals: readonly Refusal[];
  readonly absentBrand: (Span & { readonly row: AbsentBrand }) | null;
  /** Kinds that the words may name, the likeliest first. */
  readonly kinds: readonly NamedKind[];
  /** Colours and finishes, each with other words for it. */
  readonly looks: readonly (Span & { readonly words: readonly (readonly string[])[] })[];
  /** Words without a meaning of their own. */
  readonly fillers: readonly number[];
};

const HAS_DIGIT = /\d/;
const LONGEST = { phrase: 3, kind: 4, look: 2, brand: 4 } as const;

/** Reads a search: corrects its spelling, then finds amounts, phrases, brands, kinds and looks. */
export function readQuery(text: string, vocabulary: Vocabulary, products: ProductWords): QueryReading {
  const typed = splitWords(joinWords(readQueryWords(text), vocabulary), vocabulary);
  const spelt = correctWords(typed, vocabulary, products);
  const { words } = spelt;
  const texts = words.map((word) => word.text);
  const taken = new Set<number>();
  const isFree = ({ from, to }: Span): boolean => !range(from, to).some((at) => taken.has(at));
  const take = <T extends Span>(spans: readonly T[]): T[] =>
    spans.filter((span) => {
      const free = isFree(span);
      for (const at of free ? range(span.from, span.to) : []) taken.add(at);
      return free;
    });

  const amounts = take(readAmounts(words)).map((amount) => withSide(amount, texts, taken));
  const toggles = take(findPhrases(texts, TOGGLES)).map(({ value, ...span }) => ({ ...span, toggle: value }));
  const refusals = take(readRefusals(texts, (at) => taken.has(at), vocabulary));
  const collective = findSpans(texts, LONGEST.kind, (part) =>
    GENERIC_NOUNS.has(part.at(-1) ?? '') && vocabulary.isSynonym(part) ? part : undefined,
  );
  // 'small appliances' are a kind of their own
  const isInName = ({ from, to }: Span): boolean => collective.some((name) => name.from <= from && name.to >= to);
  const qualities = take(findPhrases(texts, QUALITY_PHRASES).filter((span) => !isInName(span))).map(
    ({ value, ...span }) => ({
      ...span,
      quality: value,
    }),
  );
  const named = findSpans(texts, LONGEST.kind, (part) => vocabulary.findKind(part))
    .filter(isFree)
    .sort(byLikelihood(texts, amounts));
  const [brand] = take(
    findSpans(texts, LONGEST.brand, (part) => vocabulary.findAbsentBrand(part))
      .filter(({ value, ...span }) => !value.isThing || !named[0] || isInPlaceOf(span, named[0]))
      .sort(longestFirst)
      .slice(0, 1)
      .map((span) => (span.value.isThing || named.length > 0 ? span : withModel(span, texts, taken))),
  );
  const kinds = withJoined(named.filter(isFree), texts);
  const inKind = new Set(kinds.slice(0, 1).flatMap(({ from, to }) => range(from, to)));
  const looks = take(
    findSpans(texts, LONGEST.look, (part) => nonEmpty(vocabulary.listLooks(part)))
      .filter(({ from, to }) => !range(from, to).some((at) => inKind.has(at)))
      .sort(longestFirst),
  );
  return {
    words,
    corrected: spelt.isCorrected ? rewrite(text, typed, words) : null,
    offers: offersOf(text, typed, spelt),
    amounts,
    toggles,
    qualities,
    refusals,
    absentBrand: brand ? { from: brand.from, to: brand.to, row: brand.value } : null,
    kinds,
    looks: looks.map(({ value, ...span }) => ({ ...span, words: value })),
    fillers: texts.flatMap((word, at) => (isFiller(word, at, texts, taken, inKind) ? [at] : [])),
  };
}

/** A name that is not sold goes on with its model: 'iphone 15 pro'. */
function withModel<T extends Span>(brand: T, texts: readonly string[], taken: ReadonlySet<number>): T {
  const goesOn = (at: number): boolean => {
    const word = texts[at] ?? '';
    return (
      !taken.has(at) && (HAS_DIGIT.test(word) || (MODEL_WORDS.has(word) && HAS_DIGIT.test(texts.slice(0, at).join())))
    );
  };
  let { to } = brand;
  while (to < texts.length && goesOn(to)) to += 1;
  return { ...brand, to };
}

const BETWEEN_KINDS = new Set(['and', 'or']);

/** 'toaster and kettle' asks for both. */
function withJoined(named: readonly Found<Kind>[], texts: readonly string[]): NamedKind[] {
  const kinds = named.map(({ value, ...span }) => {
    const isCollective = GENERIC_NOUNS.has(texts[span.to - 1] ?? '');
    const label = texts.slice(span.from, span.to).join(' ');
    return { ...span, kind: isCollective ? { ...value, label: capital(label) } : value, isCollective };
  });
  const [last] = kinds;
  const first = last && kinds.find(({ to }) => to === last.from - 1 && BETWEEN_KINDS.has(texts[to] ?? ''));
  if (!last || !first) return kinds;
  return [{ from: first.from, to: last.to, kind: joinKinds(first.kind, last.kind), isCollective: true }, ...kinds];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isFiller = (
  word: string,
  at: number,
  texts: readonly string[],
  taken: Set<number>,
  inKind: Set<number>,
): boolean => !taken.has(at) && !inKind.has(at) && (FILLERS.has(word) || (PURPOSES.has(word) && texts.length > 1));

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
/** A 'toaster oven' is no oven, but a 'battery pack' is more than a battery. */
const isInPlaceOf = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to && a.to - a.from >= b.to - b.from;
const longestFirst = (a: Span, b: Span): number => b.to - b.from - (a.to - a.from) || b.from - a.from;

type Found<T> = Span & { readonly value: T };

/** Every range of words that means something. */
function findSpans<T>(
  texts: readonly string[],
  longest: number,
  meaningOf: (part: readonly string[]) => T | undefined,
): Found<T>[] {
  const found: Found<T>[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(texts.length, from + longest); to += 1) {
      const value = meaningOf(texts.slice(from, to));
      if (value !== undefined) found.push({ from, to, value });
    }
  }
  return found;
}

const phraseTable = <T>(rows: readonly (readonly [readonly string[], T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([phrases, value]) => phrases.map((phrase) => [phrase, value] as const)));
const TOGGLES = phraseTable(
  (Object.keys(TOGGLE_PHRASES) as TogglePhrase[]).map((toggle) => [TOGGLE_PHRASES[toggle], toggle] as const),
);
const QUALITY_PHRASES = phraseTable<Quality>(QUALITIES.map((quality) => [quality.phrases, quality] as const));

const findPhrases = <T>(texts: readonly string[], table: ReadonlyMap<string, T>): Found<T>[] =>
  findSpans(texts, LONGEST.phrase, (part) => table.get(part.join(' '))).sort(longestFirst);

/**
 * English names the thing last. What stands after 'for' or 'with' is not the thing, nor is what an amount after it is
 * about: 'laptop 1 TB SSD' is a laptop.
 */
const byLikelihood = (texts: readonly string[], amounts: readonly Amount[]) => {
  const of = amounts.find(({ from, to, quantity }) => from > 0 && to < texts.length && quantity === 'measure');
  const purposes = [texts.findIndex((word, at) => at > 0 && PURPOSES.has(word)), of ? of.to - 1 : -1];
  const purpose = Math.min(...purposes.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
  const isAfterPurpose = ({ from }: Span): number => (from > purpose ? 1 : 0);
  return (a: Span, b: Span): number =>
    isAfterPurpose(a) - isAfterPurpose(b) || b.to - a.to || b.to - b.from - (a.to - a.from);
};

/** '900 mm wide' says which side. */
function withSide(amount: Amount, texts: readonly string[], taken: Set<number>) {
  for (const at of [amount.to, amount.from - 1]) {
    const side = SIDES[texts[at] ?? ''];
    if (!side || taken.has(at)) continue;
    taken.add(at);
    return { ...amount, side };
  }
  return { ...amount, side: null };
}

/** The typed text with its changed words replaced. */
function rewrite(text: string, typed: readonly QueryWord[], words: readonly QueryWord[]): string {
  let written = '';
  let from = 0;
  typed.forEach((word, at) => {
    const next = words[at]?.text ?? word.text;
    if (next === word.text) return;
    written += text.slice(from, word.start) + next;
    from = word.end;
  });
  return (written + text.slice(from)).trim();
}

function offersOf(text: string, typed: readonly QueryWord[], { words, doubts }: CorrectedWords): string[] {
  const [doubt] = doubts;
  if (!doubt) return [];
  const [at, spellings] = doubt;
  return spellings.map((spelling) =>
    rewrite(text, typed, words.with(at, { ...(words[at] as QueryWord), text: spelling })),
  );
}
