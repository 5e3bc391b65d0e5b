import type { CallValue } from '@wattle/contract';
import {
  PRODUCT_INDEX_BY_SORT,
  PRODUCT_SUMMARY_FIELDS,
  readWords,
  type SearchIndexName,
  scopeFilters,
  success,
} from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readProductHits } from '../../search/product-hits.ts';
import { readHits } from '../../search/read-hits.ts';

type Suggestions = CallValue<'suggest'>;

const COMPLETIONS = 4;
const CATEGORIES = 3;
const BRANDS = 3;
const PRODUCTS = 4;
const ARTICLES = 1;

const text = z.string();
const count = z.number().int();
const completionSchema = z.object({ query: text, nbHits: count });
const categorySchema = z.object({ name: text, parentName: text.nullable(), path: text, productCount: count });
const brandSchema = z.object({ name: text, path: text, productCount: count });
const articleSchema = z.object({ name: text, path: text, kicker: text });

/** What to offer while a search is typed. Nothing found is an empty offer; without words, what is searched for most. */
export const suggest =
  (search: SearchProvider): Handler<'suggest'> =>
  ({ q }) =>
    orUnavailable(async () => {
      if (q.trim() === '') return success(await readPopular(search));
      const words = readWords(q);
      return success(words === '' ? NOTHING : await readSuggestions(search, words));
    });

async function readPopular(search: SearchProvider): Promise<Suggestions> {
  const [popular] = await askSearch(search, [completions('')]);
  return { ...NOTHING, completions: readCompletions(popular?.hits ?? []) };
}

const NOTHING: Suggestions = {
  q: '',
  completions: [],
  categories: [],
  brands: [],
  products: [],
  productTotal: 0,
  article: null,
  didYouMean: null,
};

/** Everything in one call: it is asked at almost every key. */
async function readSuggestions(search: SearchProvider, q: string): Promise<Suggestions> {
  const answers = await askSearch(search, [
    completions(q),
    ask('categories', q, CATEGORIES, categorySchema, HAS_PRODUCTS),
    ask('brands', q, BRANDS, brandSchema, HAS_PRODUCTS),
    ask('articles', q, ARTICLES, articleSchema, ABOUT_IT),
    products(q),
  ]);
  const found = answerAt(answers, 4);
  const [article] = readHits(articleSchema, answerAt(answers, 3).hits);
  return {
    q,
    completions: readCompletions(answerAt(answers, 0).hits),
    categories: readHits(categorySchema, answerAt(answers, 1).hits).map(countedLink),
    brands: readHits(brandSchema, answerAt(answers, 2).hits).map(countedLink),
    products: readProductHits(found.hits),
    productTotal: found.nbHits,
    article: article ?? null,
    didYouMean: found.correctedQuery ?? null,
  };
}

const HAS_PRODUCTS = { numericFilters: ['productCount>0'] };
/** A guide is offered for what it is about, not for a word somewhere in it. */
const ABOUT_IT = {
  facetFilters: ['visibleIn.index:true'],
  restrictSearchableAttributes: ['name', 'kicker'],
};

function ask(indexName: SearchIndexName, query: string, hitsPerPage: number, schema: z.ZodObject, further = {}) {
  const attributesToRetrieve = Object.keys(schema.shape);
  return { indexName, params: { query, hitsPerPage, attributesToRetrieve, attributesToHighlight: [], ...further } };
}

const completions = (q: string) => ask('suggestions', q, COMPLETIONS, completionSchema);

const products = (query: string) => ({
  indexName: PRODUCT_INDEX_BY_SORT.recommended,
  params: {
    query,
    facetFilters: scopeFilters({}),
    hitsPerPage: PRODUCTS,
    attributesToRetrieve: PRODUCT_SUMMARY_FIELDS,
    attributesToHighlight: [],
  },
});

const readCompletions = (hits: readonly unknown[]): Suggestions['completions'] =>
  readHits(completionSchema, hits).map(({ query, nbHits }) => ({ query, count: nbHits }));

const countedLink = <T extends { readonly productCount: number }>({ productCount, ...link }: T) => ({
  ...link,
  count: productCount,
});
