import { brandLink, categoryLink, type ProductSummary, pageLink, productLink } from '@wattle/domain';
import { sameWords, searchLink, tidyWords } from './search-words.ts';
import type { Answer, Suggestions } from './suggestions.ts';

type Linked = { readonly key: string; readonly to: string };
type Worded = Linked & { readonly words: string };

/** One thing to choose. Those with words are searches, and are remembered as such. */
export type SearchOption =
  | (Worded & { readonly kind: 'search' | 'spelling' | 'recent' })
  | (Worded & { readonly kind: 'completion'; readonly count: number })
  | (Worded & { readonly kind: 'all'; readonly total: number })
  | (Linked & { readonly kind: 'category' | 'brand'; readonly label: string; readonly count: number })
  | (Linked & { readonly kind: 'product'; readonly product: ProductSummary })
  | (Linked & { readonly kind: 'article'; readonly name: string; readonly kicker: string });

export type OptionGroup = {
  /** Null for what needs no heading. */
  readonly heading: string | null;
  readonly options: readonly SearchOption[];
};

/** The panel as it is read: first one column, then the other. Searches made before are always last in the first. */
export type PanelOptions = { readonly first: readonly OptionGroup[]; readonly second: readonly OptionGroup[] };

export const RECENT_HEADING = 'You searched for';

const LIMITS = { completions: 5, categories: 3, brands: 2, products: 4, recent: 5, recentBesides: 2 } as const;

type Input = { readonly typed: string; readonly answer: Answer | null; readonly recent: readonly string[] };

/** What the panel offers: with words what they lead to, without words what was searched for before, here and elsewhere. */
export function arrangeOptions({ typed, answer, recent }: Input): PanelOptions {
  const words = tidyWords(typed);
  const suggestions = answer?.suggestions ?? null;
  if (words === '') return arrangeStart(suggestions, recent);
  const recentMax = suggestions ? LIMITS.recentBesides : LIMITS.recent;
  const own = recentGroup(recentBeside(recent, words), recentMax);
  const search = searchOption(words);
  if (!suggestions || !answer) return { first: filled([{ heading: null, options: [search] }, own]), second: [] };
  // until the first answer to words is there, what was popular stays
  if (answer.words === '') {
    return { first: filled([{ heading: null, options: [search] }, popularGroup(suggestions, words), own]), second: [] };
  }
  return {
    first: filled([
      { heading: null, options: [search, ...spellingOptions(suggestions)] },
      { heading: 'Suggestions', options: completionOptions(suggestions, words) },
      { heading: 'Categories', options: categoryOptions(suggestions) },
      { heading: 'Brands', options: brandOptions(suggestions) },
      own,
    ]),
    second: filled([
      { heading: 'Products', options: productOptions(suggestions, answer.words) },
      { heading: null, options: articleOptions(suggestions) },
    ]),
  };
}

function arrangeStart(suggestions: Suggestions | null, recent: readonly string[]): PanelOptions {
  const popular = suggestions ? filled([popularGroup(suggestions, '')]) : [];
  const own = filled([recentGroup(recent, LIMITS.recent)]);
  return own.length > 0 ? { first: own, second: popular } : { first: popular, second: [] };
}

/** Every option in the order in which the arrow keys walk. */
export function orderOf({ first, second }: PanelOptions): readonly SearchOption[] {
  return [...first, ...second].flatMap(({ options }) => options);
}

const filled = (groups: readonly OptionGroup[]): readonly OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0);

const worded = (kind: string, words: string): Worded => ({ key: `${kind}:${words}`, to: searchLink(words), words });

const searchOption = (words: string): SearchOption => ({ ...worded('search', words), kind: 'search' });

const spellingOptions = ({ didYouMean }: Suggestions): SearchOption[] =>
  didYouMean === null ? [] : [{ ...worded('spelling', didYouMean), kind: 'spelling' }];

/** The row that searches for just these words is there already. */
const completionOptions = ({ completions }: Suggestions, words: string): SearchOption[] =>
  completions
    .filter(({ query }) => !sameWords(query, words))
    .slice(0, LIMITS.completions)
    .map(({ query, count }) => ({ ...worded('completion', query), kind: 'completion', count }));

const popularGroup = (suggestions: Suggestions, words: string): OptionGroup => ({
  heading: 'Popular searches',
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

/** 'French door in Fridges', but 'French door fridges' says where it belongs by itself. */
function categoryLabel(name: string, parentName: string | null): string {
  const says = parentName === null || name.toLowerCase().includes(parentName.toLowerCase());
  return says ? name : `${name} in ${parentName}`;
}

const brandOptions = ({ brands }: Suggestions): SearchOption[] =>
  brands.slice(0, LIMITS.brands).map(({ name, path, count }) => ({
    kind: 'brand',
    key: `brand:${path}`,
    to: brandLink({ path }),
    label: name,
    count,
  }));

/** Beside other suggestions those come first that have to do with what is typed. */
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
