import type { CategoryLink, Family, WarrantyProduct } from '@wattle/domain/catalogue';
import { asLasting } from '../answers/json-of.ts';
import type { CountedBrand } from '../store/brands.ts';
import type { CategoryCounts, CategoryNode } from '../store/categories.ts';
import { outsideTransactions, refuseInTransaction } from '../store/guard-transactions.ts';
import type { StoredProduct } from '../store/product-rows.ts';
import type { Store } from '../store/store.ts';

/** What products refer to: small, rarely changed, and read by every page. */
export type Catalogue = {
  readonly categories: ReadonlyMap<string, CategoryNode>;
  readonly categoriesByPath: ReadonlyMap<string, CategoryNode>;
  readonly brands: ReadonlyMap<string, CountedBrand>;
  readonly families: ReadonlyMap<string, Family>;
  readonly warranties: ReadonlyMap<string, WarrantyProduct>;
};

export type CatalogueCache = {
  load(): Promise<Catalogue>;
  /** The catalogue for products that were just read: they may refer to a brand that is newer than what is kept. */
  loadFor(products: readonly StoredProduct[]): Promise<Catalogue>;
  /** What was last read; undefined before that. */
  last(): Catalogue | undefined;
  /** Something has changed: the next reader reads it again. What is counted follows as soon as that is done. */
  clear(): void;
  /** Counts products and lowest prices again. Resolves when `load` gives them. */
  recount(): Promise<void>;
  /** Starts no further count, and waits for the one under way. */
  close(): Promise<void>;
};

type CatalogueStore = Pick<Store, 'categories' | 'brands' | 'families' | 'warranties'>;
type Counts = {
  readonly ofCategories: ReadonlyMap<string, CategoryCounts>;
  readonly ofBrands: ReadonlyMap<string, number>;
};

export type CatalogueListeners = {
  /** Called when counts or lowest prices are other than before. */
  readonly onCounted?: () => void;
  readonly onError?: (error: unknown) => void;
};

/** Lowest prices depend on the time, so they are counted again after this long. */
const MAX_AGE_MS = 30_000;
/** Counting reads every product: of a second, a twentieth at most. */
const REST_FACTOR = 20;
const NO_COUNTS: CategoryCounts = { productCount: 0, accessoryCount: 0, priceFrom: null };

/**
 * Keeps the catalogue. What it consists of is small and read at once after a change. Its counts take as long as there
 * are products: one count at a time, and everybody reads the old ones meanwhile.
 */
export function createCatalogueCache(
  store: CatalogueStore,
  { onCounted = () => {}, onError = () => {} }: CatalogueListeners = {},
): CatalogueCache {
  let current: Promise<Catalogue> | undefined;
  let last: Catalogue | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  let counts: Counts | undefined;
  let countedAt = 0;
  let restUntil = 0;
  let counting: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  let isClosed = false;

  async function count(): Promise<void> {
    const begunAt = performance.now();
    const [ofCategories, ofBrands] = await Promise.all([store.categories.count(), store.brands.count()]);
    countedAt = performance.now();
    restUntil = countedAt + REST_FACTOR * (countedAt - begunAt);
    const fresh = { ofCategories, ofBrands };
    const isNews = counts !== undefined && !isSame(counts, fresh);
    counts = fresh;
    if (!isNews) return;
    current = undefined;
    onCounted();
  }

  /** A count that begins after this call: callers that come before it begins share it. */
  function recount(): Promise<void> {
    again ??= (async () => {
      await counting?.catch(() => undefined);
      const restMs = restUntil - performance.now();
      if (restMs > 0) await new Promise((done) => setTimeout(done, restMs).unref());
      again = undefined;
      if (isClosed) return;
      counting = count().finally(() => {
        counting = undefined;
      });
      await counting;
    })();
    return again;
  }

  async function read(): Promise<Catalogue> {
    const [categories, brands, families, warranties] = await Promise.all([
      store.categories.list(),
      store.brands.list(),
      store.families.list(),
      store.warranties.list(),
      counts === undefined ? recount() : undefined,
    ]);
    const children = Map.groupBy(categories, ({ parentId }) => parentId);
    const nodes = categories.map(
      (category): CategoryNode => ({
        ...category,
        ...(counts?.ofCategories.get(category.id) ?? NO_COUNTS),
        children: (children.get(category.id) ?? []).map(({ id }) => id),
      }),
    );
    last = {
      categories: new Map(nodes.map((category) => [category.id, category])),
      categoriesByPath: new Map(nodes.map((category) => [category.path, category])),
      brands: new Map(
        brands.map((brand) => [brand.id, { ...brand, productCount: counts?.ofBrands.get(brand.id) ?? 0 }]),
      ),
      families: new Map(families.map((family) => [family.code, asLasting(family)])),
      warranties: new Map(warranties.map((warranty) => [warranty.id, warranty])),
    };
    return last;
  }

  function load(): Promise<Catalogue> {
    refuseInTransaction('The catalogue');
    if (counts && performance.now() - countedAt > MAX_AGE_MS) {
      countedAt = performance.now();
      outsideTransactions(recount).catch(onError);
    }
    if (current) return current;
    // one after the other: changes in a row do not pile up
    const next = reading.then(read, read);
    reading = next;
    current = next;
    // do not cache a failure: the next reader tries again
    next.catch(() => {
      if (current === next) current = undefined;
    });
    return next;
  }

  return {
    last: () => last,
    // a failed read rejects, and a refusal too
    load: async () => load(),
    async loadFor(products) {
      const asked = load();
      const known = await asked;
      if (products.every((product) => isKnown(known, product))) return known;
      if (current === asked) current = undefined;
      return load();
    },
    clear() {
      current = undefined;
      if (counts) outsideTransactions(recount).catch(onError);
    },
    recount,
    async close() {
      isClosed = true;
      await counting?.catch(() => undefined);
    },
  };
}

const isKnown = ({ brands, categories, families }: Catalogue, { record }: StoredProduct): boolean =>
  brands.has(record.brandId) && categories.has(record.canonicalCategoryId) && families.has(record.familyCode);

const isSame = (one: Counts, other: Counts): boolean => textOf(one) === textOf(other);
const textOf = ({ ofCategories, ofBrands }: Counts): string =>
  JSON.stringify([[...ofCategories].sort(byId), [...ofBrands].sort(byId)]);
const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** A category's ancestors, top first. */
export function ancestorsOf(catalogue: Catalogue, category: CategoryNode): CategoryLink[] {
  const trail: CategoryLink[] = [];
  for (let id = category.parentId; id !== null; ) {
    const parent = catalogue.categories.get(id);
    if (!parent || trail.length > 10) break;
    trail.unshift({ id: parent.id, name: parent.name, path: parent.path });
    id = parent.parentId;
  }
  return trail;
}

export function childrenOf(catalogue: Catalogue, category: CategoryNode): CategoryNode[] {
  return category.children.flatMap((id) => catalogue.categories.get(id) ?? []);
}

/** Top categories, in order. */
export function topCategories(catalogue: Catalogue): CategoryNode[] {
  return [...catalogue.categories.values()].filter((category) => category.parentId === null);
}
