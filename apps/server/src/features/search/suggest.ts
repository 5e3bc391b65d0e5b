import type { CallValue } from '@wattle/contract';
import { AS_SPELT, PRODUCT_SUMMARY_FIELDS, readWords, scopeFilters, wireFilters } from '@wattle/domain/listing';
import { success } from '@wattle/domain/results';
import { PRODUCT_INDEX_BY_SORT, type SearchIndexName } from '@wattle/domain/search';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import type { Handler } from '../../answers/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { findHelp, findStoresNear, questionOf } from '../../search/find-help.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readProductHits } from '../../search/product-hits.ts';
import { readHits } from '../../search/read-hits.ts';
import type { Understand } from '../../search/understanding/create-understanding.ts';
import type { Understood } from '../../search/understanding/understand-query.ts';

type Suggestions = CallValue<'suggest'>;

const COMPLETIONS = 4;
const CATEGORIES = 3;
const BRANDS = 3;
const PRODUCTS = 4;
const ARTICLES = 1;
const HELP = 2;

const text = z.string();
const count = z.number().int();
const completionSchema = z.object({ query: text, nbHits: count });
const categorySchema = z.object({ name: text, parentName: text.nullable(), path: text, productCount: count });
const brandSchema = z.object({ name: text, path: text, productCount: count });
const articleSchema = z.object({ name: text, path: text, kicker: text });

/** Suggestions while typing. No match gives an empty list; no text gives the most popular searches. */
export const suggest =
  (search: SearchProvider, understand: Understand): Handler<'suggest'> =>
  ({ q }) =>
    orUnavailable(async () => {
      if (q.trim() === '') return success(await readPopular(search));
      const words = readWords(q);
      return success(words === '' ? NOTHING : await readSuggestions(search, words, await understand(words)));
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
  help: [],
  corrected: null,
  didYouMean: null,
};

/** One call for everything, because it runs on almost every keystroke. */
async function readSuggestions(search: SearchProvider, q: string, understood: Understood): Promise<Suggestions> {
  const spelt = understood.corrected ?? q;
  const topic = questionOf(spelt, understood);
  // the words of a question are no product's
  const wanted = topic !== null && understood.kind === null ? { ...understood, query: spelt, chosen: [] } : understood;
  const named = wanted.query || (wanted.kind?.label ?? spelt);
  const [answers, help] = await Promise.all([
    askSearch(search, [
      completions(named),
      ask('categories', named, CATEGORIES, categorySchema, HAS_PRODUCTS),
      ask('brands', spelt, BRANDS, brandSchema, HAS_PRODUCTS),
      ask('articles', named, ARTICLES, articleSchema, ABOUT_IT),
      products(wanted),
    ]),
    topic ? findHelp(search, spelt, topic) : understood.kind ? [] : findStoresNear(search, spelt),
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
    article: help.length > 0 ? null : (article ?? null),
    help: help.slice(0, HELP).map(({ steps: _, ...page }) => page),
    corrected: understood.corrected,
    didYouMean: understood.offers[0]?.query ?? null,
  };
}

const HAS_PRODUCTS = { numericFilters: ['productCount>0'] };
/** Match a guide's topic, not any word in its text. */
const ABOUT_IT = {
  facetFilters: ['visibleIn.index:true'],
  restrictSearchableAttributes: ['name', 'kicker'],
};

function ask(indexName: SearchIndexName, query: string, hitsPerPage: number, schema: z.ZodObject, further = {}) {
  const attributesToRetrieve = Object.keys(schema.shape);
  return { indexName, params: { query, hitsPerPage, attributesToRetrieve, attributesToHighlight: [], ...further } };
}

const completions = (q: string) => ask('suggestions', q, COMPLETIONS, completionSchema);

const products = ({ query, kind, chosen }: Understood) => ({
  indexName: PRODUCT_INDEX_BY_SORT.recommended,
  params: {
    query,
    ...AS_SPELT,
    ...wireFilters(scopeFilters({ kind: kind?.anyOf }), chosen),
    hitsPerPage: PRODUCTS,
    attributesToRetrieve: PRODUCT_SUMMARY_FIELDS,
    attributesToHighlight: [],
  },
});

const readCompletions = (hits: readonly object[]): Suggestions['completions'] =>
  readHits(completionSchema, hits).map(({ query, nbHits }) => ({ query, count: nbHits }));

const countedLink = <T extends { readonly productCount: number }>({ productCount, ...link }: T) => ({
  ...link,
  count: productCount,
});
