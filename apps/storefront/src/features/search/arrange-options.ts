import type { ProductSummary } from '@wattle/domain/catalogue';
import { brandLink, categoryLink, pageLink, productLink } from '@wattle/domain/links';
import { EXACT_PARAM } from '@wattle/domain/listing';
import * as commonWords from '@wattle/messages/common';
import * as searchWords from '@wattle/messages/search';
import { sameWords, searchLink, tidyWords } from './search-text.ts';
import type { Answer, Suggestions } from './suggestions.ts';

type Linked = { readonly key: string; readonly to: string };
type Worded = Linked & { readonly words: string };

/** An entry of the panel. Those with `words` are searches and are remembered. */
export type SearchOption =
  | (Worded & { readonly kind: 'search' | 'spelling' | 'corrected' | 'recent' })
  | (Worded & { readonly kind: 'completion'; readonly count: number })
  | (Worded & { readonly kind: 'all'; readonly total: number })
  | (Linked & { readonly kind: 'category' | 'brand'; readonly label: string; readonly count: number })
  | (Linked & { readonly kind: 'product'; readonly product: ProductSummary })
  | (Linked & { readonly kind: 'article'; readonly name: string; readonly kicker: string });

export type OptionGroup = {
  /** Null for groups without a heading. */
  readonly heading: string | null;
  readonly options: readonly SearchOption[];
};

/** The panel in reading order, by column. Recent searches always come last in the first column. */
export type PanelOptions = { readonly first: readonly OptionGroup[]; readonly second: readonly OptionGroup[] };

export const RECENT_HEADING = searchWords.youSearchedFor;

const LIMITS = { completions: 5, categories: 3, brands: 2, products: 4, recent: 5, recentBesides: 2 } as const;

type Input = { readonly typed: string; readonly answer: Answer | null; readonly recent: readonly string[] };

/** The panel's options: suggestions for typed text, otherwise recent and popular searches. */
export function arrangeOptions({ typed, answer, recent }: Input): PanelOptions {
  const words = tidyWords(typed);
  const suggestions = answer?.suggestions ?? null;
  if (words === '') return arrangeStart(suggestions, recent);
  const recentMax = suggestions ? LIMITS.recentBesides : LIMITS.recent;
  const own = recentGroup(recentBeside(recent, words), recentMax);
  const search = searchOption(words);
  if (!suggestions || !answer) return { first: filled([{ heading: null, options: [search] }, own]), second: [] };
  // keep popular searches until the first response to typed text
  if (answer.words === '') {
    return { first: filled([{ heading: null, options: [search] }, popularGroup(suggestions, words), own]), second: [] };
  }
  return {
    first: filled([
      { heading: null, options: firstOptions(search, suggestions) },
      { heading: searchWords.suggestions, options: completionOptions(suggestions, words) },
      { heading: commonWords.categories, options: categoryOptions(suggestions) },
      { heading: commonWords.brands, options: brandOptions(suggestions) },
      { heading: searchWords.help, options: helpOptions(suggestions) },
      own,
    ]),
    second: filled([
      { heading: commonWords.products, options: productOptions(suggestions, suggestions.corrected ?? answer.words) },
      { heading: null, options: articleOptions(suggestions) },
    ]),
  };
}

function arrangeStart(suggestions: Suggestions | null, recent: readonly string[]): PanelOptions {
  const popular = suggestions ? filled([popularGroup(suggestions, '')]) : [];
  const own = filled([recentGroup(recent, LIMITS.recent)]);
  return own.length > 0 ? { first: own, second: popular } : { first: popular, second: [] };
}

/** All options in arrow-key order. */
export function orderOf({ first, second }: PanelOptions): readonly SearchOption[] {
  return [...first, ...second].flatMap(({ options }) => options);
}

const filled = (groups: readonly OptionGroup[]): readonly OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);

const worded = (kind: string, words: string): Worded => ({ key: `${kind}:${words}`, to: searchLink(words), words });

const searchOption = (words: string): SearchOption => ({ ...worded('search', words), kind: 'search' });

/** What was corrected stands first, because the suggestions are for it; the typed words can still be searched for. */
function firstOptions(search: SearchOption, suggestions: Suggestions): SearchOption[] {
  const spelling = spellingOptions(suggestions);
  return suggestions.corrected === null ? [search, ...spelling] : [...spelling, { ...search, to: exactLink(search) }];
}

const exactLink = (search: SearchOption): string => `${search.to}&${new URLSearchParams({ [EXACT_PARAM]: 'true' })}`;

/** A sure spelling is what the suggestions are for; a likely one is offered. */
function spellingOptions({ corrected, didYouMean }: Suggestions): SearchOption[] {
  if (corrected !== null) return [{ ...worded('corrected', corrected), kind: 'corrected' }];
  return didYouMean === null ? [] : [{ ...worded('spelling', didYouMean), kind: 'spelling' }];
}

const helpOptions = ({ help }: Suggestions): SearchOption[] =>
  help.map(({ name, path, kicker }) => ({ kind: 'article', key: `help:${path}`, to: pageLink(path), name, kicker }));

/** Leaves out the completion equal to the typed text, which has its own row. */
const completionOptions = ({ completions }: Suggestions, words: string): SearchOption[] =>
  completions
    .filter(({ query }) => !sameWords(query, words))
    .slice(0, LIMITS.completions)
    .map(({ query, count }) => ({ ...worded('completion', query), kind: 'completion', count }));

const popularGroup = (suggestions: Suggestions, words: string): OptionGroup => ({
  heading: searchWords.popularSearches,
  options: completionOptions(suggestions, words),
});

const categoryOptions = ({ categories }: Suggestions): SearchOption[] =>
  categories.slice(0, LIMITS.categories).map(({ name, parentName, path, count }) => ({
    kind: 'category',
    key: `category:${path}`,
    to: categoryLink({ path }),
    label: categoryLabel(name, parentName),
    count,
  }));

/** 'French door in Fridges', but plain 'French door fridges' when the name already says it. */
function categoryLabel(name: string, parentName: string | null): string {
  const says = parentName === null || name.toLowerCase().includes(parentName.toLowerCase());
  return says ? name : searchWords.categoryIn(name, parentName);
}

const brandOptions = ({ brands }: Suggestions): SearchOption[] =>
  brands.slice(0, LIMITS.brands).map(({ name, path, count }) => ({
    kind: 'brand',
    key: `brand:${path}`,
    to: brandLink({ path }),
    label: name,
    count,
  }));

/** Next to other suggestions, recent searches related to the typed text come first. */
function recentBeside(recent: readonly string[], words: string): readonly string[] {
  const others = recent.filter((one) => !sameWords(one, words));
  const isLike = (one: string): boolean => one.toLowerCase().includes(words.toLowerCase());
  return [...others.filter(isLike), ...others.filter((one) => !isLike(one))];
}

const recentGroup = (recent: readonly string[], max: number): OptionGroup => ({
  heading: RECENT_HEADING,
  options: recent.slice(0, max).map((words) => ({ ...worded('recent', words), kind: 'recent' })),
});

function productOptions({ products, productTotal }: Suggestions, words: string): SearchOption[] {
  const options = products.slice(0, LIMITS.products).map(
    (product): SearchOption => ({
      kind: 'product',
      key: `product:${product.id}`,
      to: productLink(product),
      product,
    }),
  );
  return options.length === 0 ? [] : [...options, { ...worded('all', words), kind: 'all', total: productTotal }];
}

const articleOptions = ({ article }: Suggestions): SearchOption[] =>
  article === null
    ? []
    : [
        {
          kind: 'article',
          key: `article:${article.path}`,
          to: pageLink(article.path),
          name: article.name,
          kicker: article.kicker,
        },
      ];
