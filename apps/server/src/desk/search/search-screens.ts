import type { CallValue } from '@wattle/contract';
import type { ReadWords, SearchHit, SearchView } from '@wattle/contract/desk';
import { currentPrice } from '@wattle/domain/catalogue';
import type { Synonym } from '@wattle/domain/search';
import { loadPins } from '../../features/search/search-words.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen, ShownView } from '../desk-screen.ts';

const EMPTY_LISTED = 20;
const HITS = 12;

const SYNONYMS = 15;

type Asked = Pick<SearchView, 'query' | 'adding' | 'typed' | 'isBothWays' | 'problem'> & {
  readonly synonymsFrom?: number;
};

const synonymRow = (one: Synonym): SearchView['synonyms'][number] =>
  one.type === 'synonym'
    ? { id: one.objectID, from: one.synonyms.slice(0, 1), finds: one.synonyms.slice(1), isBothWays: true }
    : { id: one.objectID, from: [one.input], finds: one.synonyms, isBothWays: false };

/** What shoppers get for words, by their own call, and what staff pinned and hid. */
async function resultsOf(
  parts: DeskParts,
  query: string,
): Promise<Pick<SearchView, 'total' | 'read' | 'hits' | 'hidden'>> {
  if (query.trim() === '') return { total: 0, read: null, hits: [], hidden: [] };
  const [pins, { brands }, listed] = await Promise.all([
    loadPins(parts.store, query),
    parts.catalogue.load(),
    parts.shopCalls.listProducts({ address: new URLSearchParams({ q: query }).toString() }),
  ]);
  const products = listed.status === 'SUCCESS' ? listed.value.products.slice(0, HITS) : [];
  const ids = products.map(({ id }) => id);
  const stored = await parts.store.products.listByIds([...ids, ...pins.hidden]);
  const now = Math.floor(Date.now() / 1000);
  const byId = new Map(
    stored.map(({ record }): readonly [string, SearchHit] => [
      record.id,
      {
        ...{ id: record.id, name: record.name, sku: record.productSku, image: record.images[0] ?? null },
        brand: brands.get(record.brandId)?.name ?? '',
        qty: record.variants.reduce((sum, { qty }) => sum + qty, 0),
        price: currentPrice(record.prices, now).price,
        isPinned: pins.pinned.includes(record.id),
      },
    ]),
  );
  const pick = (wanted: readonly string[]): SearchHit[] => wanted.flatMap((id) => byId.get(id) ?? []);
  const listing = listed.status === 'SUCCESS' ? listed.value : null;
  return {
    ...{ total: listing?.total ?? 0, read: listing && readOf(listing) },
    ...{ hits: pick(ids), hidden: pick(pins.hidden) },
  };
}

/** What the shop tells shoppers that it understood. */
function readOf({ understood, applied, help }: CallValue<'listProducts'>): ReadWords | null {
  if (!understood) return null;
  const { corrected, kind, unused, absentBrand, offers } = understood;
  return {
    ...{ corrected, kind, unused, absentBrand, offers },
    filters: applied.map(({ label }) => label),
    help: help.map(({ name, path }) => ({ name, path })),
  };
}

export async function showSearch(parts: DeskParts, { synonymsFrom = 0, ...asked }: Asked): Promise<ShownView> {
  const { store } = parts;
  const [empty, counts, synonyms, results] = await Promise.all([
    store.emptySearches.list(EMPTY_LISTED),
    store.emptySearches.count(),
    store.synonyms.list(),
    resultsOf(parts, asked.query),
  ]);
  return {
    view: {
      kind: 'search',
      ...asked,
      empty,
      emptyWords: counts.words,
      emptyTimes: counts.times,
      ignored: counts.ignored,
      synonyms: synonyms.slice(synonymsFrom, synonymsFrom + SYNONYMS).map(synonymRow),
      ...{ synonymCount: synonyms.length, synonymsFrom },
      nextFrom: synonyms.length > synonymsFrom + SYNONYMS ? synonymsFrom + SYNONYMS : null,
      ...results,
    },
  };
}

export const searchScreens: readonly DeskScreen[] = [
  {
    path: '/desk/search',
    role: 'content',
    area: 'search',
    isHome: true,
    load: (parts, { query }) =>
      showSearch(parts, {
        query: (query.get('q') ?? '').slice(0, 100),
        adding: query.get('add')?.slice(0, 100) ?? null,
        ...{ typed: '', isBothWays: false, problem: null },
        synonymsFrom: /^\d{1,5}$/.test(query.get('from') ?? '') ? Number(query.get('from')) : 0,
      }),
  },
];
