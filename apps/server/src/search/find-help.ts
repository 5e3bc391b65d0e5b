import type { Steps } from '@wattle/contract/blocks';
import { findHelpTopic, findMentionedTopic, HELP_TOPICS, type HelpTopic, meaningfulWords } from '@wattle/domain/search';
import * as helpWords from '@wattle/messages/help-pages';
import { formatDistance } from '@wattle/messages/store-hours';
import type { SearchProvider } from '@wattle/providers/search';
import { z } from 'zod';
import { answerAt, askSearch } from './ask-search.ts';
import { findPlace } from './find-place.ts';
import { findNearestStore, findStoresAround } from './find-stores-around.ts';
import { readHits } from './read-hits.ts';
import type { Understood } from './understanding/understand-query.ts';

/** A page that answers a question: an article, a store, or a page of the shop. */
export type HelpAnswer = {
  readonly name: string;
  readonly path: string;
  readonly kicker: string;
  readonly summary: string;
  readonly steps: Steps | null;
};

const text = z.string();
const stepsSchema = z
  .object({ heading: text, steps: z.array(text) })
  .nullable()
  .default(null);
const articleSchema = z.object({ name: text, path: text, kicker: text, summary: text, steps: stepsSchema });
const storeSchema = z.object({ name: text, path: text, addressStreetOne: text, addressCity: text, addressState: text });

const ANSWERS_MAX = 3;
const STORE_WORDS =
  /\b(stores?|shops?|showrooms?|opening|open|hours?|trading|times?|near|nearest|closest|to|in|the|at)\b/gi;
const AS_TYPED = { typoTolerance: 'false', attributesToHighlight: [] };

type Read = Pick<Understood, 'kind' | 'unused' | 'isFound'>;

/** The question that a search asks: all of its words do, those that no product has, or any where it names no kind. */
export function questionOf(words: string, { kind, unused, isFound }: Read): HelpTopic | null {
  const whole = findHelpTopic(words);
  if (whole || (isFound && unused.length === 0)) return whole;
  return kind === null ? findMentionedTopic(words) : findHelpTopic(unused.join(' '));
}

/** What answers a search that asks a question instead of naming a product: pages, articles and stores. */
export async function findHelp(search: SearchProvider, words: string, topic: HelpTopic | null): Promise<HelpAnswer[]> {
  const place = words.replaceAll(STORE_WORDS, ' ').trim();
  const about = topic?.id === 'guides' ? meaningfulWords(words) : '';
  const [articles, stores, guides] = await askSearch(search, [
    topic ? articlesNamed(topic.articles) : articlesNamed(words, ['name', 'kicker']),
    {
      indexName: 'stores',
      params: {
        ...AS_TYPED,
        query: place,
        hitsPerPage: place === '' ? 0 : ANSWERS_MAX - 1,
        queryType: 'prefixNone',
        restrictSearchableAttributes: ['name', 'addressCity', 'addressPostcode'],
      },
    },
    articlesNamed(about),
  ]).then((answers) => [answerAt(answers, 0), answerAt(answers, 1), answerAt(answers, 2)] as const);
  const named = readHits(storeSchema, stores.hits).map(toStore);
  const isAboutStores = topic === null || topic.id === 'stores';
  const near = named.length === 0 && isAboutStores ? await findStoresNear(search, place) : [];
  const answers = [
    ...named,
    ...near,
    ...pageOf(near.length > 0 ? STORES : topic),
    ...readHits(articleSchema, guides.hits),
    ...readHits(articleSchema, articles.hits),
    ...(topic && ABOUT_ORDERS.has(topic.id) ? pageOf(ORDERS) : []),
  ];
  const isTask = topic !== null && TASKS.has(topic.id);
  return answers.slice(0, ANSWERS_MAX).map((answer) => (isTask ? answer : { ...answer, steps: null }));
}

const articlesNamed = (query: string, attributes: readonly string[] = ['name']) => ({
  indexName: 'articles',
  params: {
    ...AS_TYPED,
    query,
    hitsPerPage: query === '' ? 0 : ANSWERS_MAX - 1,
    queryType: 'prefixNone',
    facetFilters: ['visibleIn.index:true'],
    restrictSearchableAttributes: attributes,
  },
});

/** The stores nearest to a suburb or a postcode that the words name. */
export async function findStoresNear(search: SearchProvider, words: string): Promise<HelpAnswer[]> {
  const place = await findPlace(search, words);
  if (!place) return [];
  const point = { lat: place.location.latitude, lng: place.location.longitude };
  const around = await findStoresAround(search, point, ANSWERS_MAX - 1);
  const nearest = around.length > 0 ? null : await findNearestStore(search, point);
  const stores = nearest ? [nearest] : around;
  return stores.map((store) => ({
    ...toStore(store),
    kicker: helpWords.storeFrom(formatDistance(store.distanceMetres), place.suburb),
  }));
}

function pageOf(topic: HelpTopic | null | undefined): HelpAnswer[] {
  const words = topic ? helpWords.PAGES[topic.id] : undefined;
  return topic && topic.path !== null && words ? [{ ...words, path: topic.path, steps: null }] : [];
}

/** Questions about something to do, whose answer is its steps. */
const TASKS: ReadonlySet<HelpTopic['id']> = new Set([
  'returns',
  'delivery',
  'collect',
  'giftCards',
  'repairs',
  'prices',
  'orders',
]);
/** Questions that are mostly about an order that exists. */
const ABOUT_ORDERS: ReadonlySet<HelpTopic['id']> = new Set(['returns', 'delivery', 'collect', 'repairs']);
const ORDERS = HELP_TOPICS.find(({ id }) => id === 'orders');
const STORES = HELP_TOPICS.find(({ id }) => id === 'stores');

const toStore = ({
  name,
  path,
  addressStreetOne,
  addressCity,
  addressState,
}: z.infer<typeof storeSchema>): HelpAnswer => ({
  name,
  path,
  kicker: helpWords.STORE,
  summary: `${addressStreetOne}, ${addressCity} ${addressState}`,
  steps: null,
});
