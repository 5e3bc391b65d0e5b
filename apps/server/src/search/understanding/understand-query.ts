import type { Family } from '@wattle/domain/catalogue';
import {
  type ChosenFilter,
  type FilterParam,
  readListingAddress,
  splitFamilyComposite,
  TYPE_FACET,
} from '@wattle/domain/listing';
import {
  type Kind,
  listUnknown,
  type QueryReading,
  readQuery,
  readQueryWords,
  type SearchAnswer,
  type SearchProvider,
  type Span,
  type Vocabulary,
} from '@wattle/providers/search';
import { findPlace } from '../find-place.ts';
import { arrangeWords, type Term } from './arrange-words.ts';
import { chooseFilters, countedFor } from './choose-filters.ts';
import { dropWords } from './drop-words.ts';
import { leadsTo, tryAll } from './search-scope.ts';

/** A search as the shop understands it. */
export type Understood = {
  /** What to ask the index. */
  readonly query: string;
  readonly kind: Kind | null;
  /** Filters that the words ask for, as address parameters. */
  readonly filters: readonly FilterParam[];
  /** The same filters for the index. */
  readonly chosen: readonly ChosenFilter[];
  /** The search as the shop spells it, when it was searched for in that spelling. */
  readonly corrected: string | null;
  /** Likely spellings, none sure, with what each would find. */
  readonly offers: readonly { readonly query: string; readonly count: number }[];
  /** Words that nothing of the kind has, as they were typed. */
  readonly unused: readonly string[];
  /** Whether any product has the rest. */
  readonly isFound: boolean;
  readonly absentBrand: string | null;
};

type Shop = {
  readonly search: SearchProvider;
  readonly vocabulary: Vocabulary;
  readonly families: ReadonlyMap<string, Family>;
};

/** What is not sold and like nothing that is. Other words would find what only mentions it. */
const NOTHING: Kind = { label: '', anyOf: ['categoryIds:nothing'] };

/** Shorter beginnings of words are in some product by chance. */
const PREFIX_MIN = 5;
/** A shorter word may be any word of a product with a typo. */
const MISSPELT_MIN = 6;
const HAS_LETTER = /\p{L}/u;
/** Families whose attributes can give words a meaning. */
const FAMILIES_MAX = 8;

/** Understands a search: spelling, kind, filters, brands that are not sold, and words that nothing has. */
export async function understandQuery(text: string, shop: Shop): Promise<Understood> {
  const reading = await readWithProducts(text, shop);
  const { kind, terms, families } = await settleKind(reading, arrangeWords(reading), shop);
  const about = kind ? terms.filter(({ isThing }) => isThing) : terms;
  const [counted] = await tryAll(shop.search, [{ query: textOf(about), kind, facets: countedFor(families) }]);
  const { params, used, impossible } = chooseFilters(
    kind ? reading : withOwnLooks(reading),
    families,
    counted?.facets ?? {},
  );
  const { filters } = readListingAddress(toAddress(params), families);
  const refused = await sortRefused(reading, used, shop);
  const lost = termsOf(reading, [...reading.amounts, ...reading.qualities, ...reading.looks], [...used, ...impossible]);
  const kept = await dropWords([...lost, ...refused.called, ...terms], { kind, filters }, shop);
  const isFound = kept.answer !== undefined && kept.answer.nbHits > 0;
  const unused = [...termsOf(reading, impossible, []), ...refused.unused, ...kept.dropped];
  const isCorrected =
    kind !== NOTHING &&
    (isFound || isQuestion(reading, shop.vocabulary)) &&
    usesCorrection(text, reading, kept.dropped);
  return {
    query: kind === NOTHING ? text : kept.query,
    kind,
    filters: params,
    chosen: filters,
    corrected: isCorrected ? reading.corrected : null,
    offers: kind === NOTHING ? [] : await countOffers(reading.offers, shop.search),
    unused: unused.map((term) => (isCorrected ? term.text : (typedOf(text, reading, term) ?? term.text))),
    isFound,
    absentBrand: reading.absentBrand?.row.brand ?? null,
  };
}

/** A word as it was typed; undefined: the term is of several words. */
function typedOf(text: string, { words }: QueryReading, term: Term): string | undefined {
  const word = words[term.at];
  return word?.text === term.text ? text.slice(word.start, word.end) : undefined;
}

/** Whether a word that was spelt otherwise is still searched for. */
const usesCorrection = (text: string, { words }: QueryReading, dropped: readonly Term[]): boolean =>
  words.some(
    (word, at) =>
      text.slice(word.start, word.end).toLowerCase() !== word.text && !dropped.some((term) => term.at === at),
  );

function isQuestion({ words }: QueryReading, vocabulary: Vocabulary): boolean {
  const texts = words.map(({ text }) => text);
  return texts.some((_, at) => vocabulary.isInQuestion(texts, at));
}

/** Where no kind is known, another name of a colour is too little to go by: an ice cream maker is not sand. */
const withOwnLooks = (reading: QueryReading): QueryReading => ({
  ...reading,
  looks: reading.looks.filter(({ from, to, words }) => words[0]?.join(' ') === textBetween(reading, from, to)),
});

const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');
const toAddress = (params: readonly FilterParam[]) =>
  new URLSearchParams(params.map(({ param, value }): [string, string] => [param, value]));

/** Reads the search; words that only products have, such as the name of a series, are known too. */
async function readWithProducts(text: string, { search, vocabulary }: Shop): Promise<QueryReading> {
  const words = readQueryWords(text);
  const unknown = [...new Set(listUnknown(words, vocabulary))];
  // only the last word may still be typed
  const isUnfinished = (word: string): boolean => word.length >= PREFIX_MIN && word === words.at(-1)?.text;
  const exact = await tryAll(
    search,
    unknown.map((query) => ({ query, kind: null, isTyped: isUnfinished(query) })),
  );
  const known = new Set(unknown.filter((_, at) => (exact[at]?.nbHits ?? 0) > 0));
  const misspelt = unknown.filter((word) => !known.has(word) && word.length >= MISSPELT_MIN);
  const tolerant = await tryAll(
    search,
    misspelt.map((query) => ({ query, kind: null, isNamed: true, isTyped: false, isTolerant: true })),
  );
  const spellings = new Map(misspelt.map((word, at) => [word, tolerant[at]?.correctedQuery]));
  const reading = readQuery(text, vocabulary, {
    has: (word) => known.has(word),
    findSpelling: (word) => {
      const spelling = spellings.get(word);
      return spelling === undefined || vocabulary.spelling.has(spelling) ? undefined : { word: spelling };
    },
  });
  if (reading.corrected === null || !(await findPlace(search, text))) return reading;
  // the name of a suburb is spelt right
  return readQuery(text, vocabulary, { has: () => true, findSpelling: () => undefined });
}

type Settled = { readonly kind: Kind | null; readonly terms: readonly Term[]; readonly families: readonly Family[] };

/**
 * The kind that the search is about. A product that is called all of these words decides: 'washer cleaner' is no
 * washer. Where there is none, the last kind that is named is it.
 */
async function settleKind(reading: QueryReading, terms: readonly Term[], shop: Shop): Promise<Settled> {
  const query = textOf(terms);
  const [named, anywhere] = await tryAll(shop.search, [
    { query, kind: null, isNamed: true },
    { query, kind: null },
  ]);
  const isLikely = ({ kind, from, to }: QueryReading['kinds'][number]): boolean =>
    terms.every(({ at }) => at >= from && at < to) || !named || named.nbHits === 0 || leadsTo(named, kind);
  const likely = reading.kinds.find(isLikely);
  if (likely) {
    const own = terms.map((term) => ({ ...term, isThing: term.at >= likely.from && term.at < likely.to }));
    const named = likely.isCollective ? own.filter(({ isThing }) => !isThing) : own;
    return { kind: likely.kind, terms: named, families: await familiesOfKind(likely.kind, shop) };
  }
  const instead = reading.absentBrand && shop.vocabulary.findKind(reading.absentBrand.row.kind.split(' '));
  if (reading.absentBrand?.row.isThing && !instead) return { kind: NOTHING, terms: [], families: [] };
  const isFound = terms.some(({ text }) => HAS_LETTER.test(text)) && (anywhere?.nbHits ?? 0) > 0;
  const [ofInstead] = instead && isFound ? await tryAll(shop.search, [{ query, kind: instead }]) : [];
  if (instead && (reading.absentBrand?.row.isThing || !isFound || (ofInstead?.nbHits ?? 0) > 0))
    return { kind: instead, terms, families: await familiesOfKind(instead, shop) };
  return { kind: null, terms, families: familiesIn(anywhere, shop.families) };
}

async function familiesOfKind(kind: Kind, { search, families }: Shop): Promise<Family[]> {
  const [found] = await tryAll(search, [{ query: '', kind }]);
  return familiesIn(found, families);
}

function familiesIn(answer: SearchAnswer | undefined, families: ReadonlyMap<string, Family>): Family[] {
  return Object.entries(answer?.facets?.[TYPE_FACET.attribute] ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, FAMILIES_MAX)
    .flatMap(([key]) => families.get(splitFamilyComposite(key).code) ?? []);
}

/** Words that looked like a filter and are none here, such as a colour that no fridge has: plain words after all. */
const termsOf = (reading: QueryReading, spans: readonly Span[], except: readonly Span[]): Term[] =>
  spans
    .filter((span) => !except.includes(span))
    .map(({ from, to }) => ({ at: from, text: textBetween(reading, from, to), isThing: false }));

const textBetween = ({ words }: QueryReading, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** What is refused and became no filter: some products are called so ('no agitator'), the rest cannot be searched for. */
async function sortRefused(reading: QueryReading, used: readonly Span[], { search }: Shop) {
  const spans = reading.refusals.filter((refusal) => refusal.instead === null && !used.includes(refusal));
  const terms = termsOf(reading, spans, []);
  const named = await tryAll(
    search,
    terms.map(({ text }) => ({ query: text, kind: null, isNamed: true, isTyped: false })),
  );
  const isCalled = (_: Term, at: number): boolean => (named[at]?.nbHits ?? 0) > 0;
  return { called: terms.filter(isCalled), unused: terms.filter((term, at) => !isCalled(term, at)) };
}

async function countOffers(offers: readonly string[], search: SearchProvider) {
  const answers = await tryAll(
    search,
    offers.map((query) => ({ query, kind: null })),
  );
  return offers.map((query, at) => ({ query, count: answers[at]?.nbHits ?? 0 })).filter(({ count }) => count > 0);
}
