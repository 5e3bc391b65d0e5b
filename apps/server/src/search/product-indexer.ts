import { setImmediate as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { nextProductChange, type ProductDocument } from '@wattle/domain/search';
import type { SearchIndex, SearchRecord } from '@wattle/providers/search';
import type { StoredProduct } from '../store/product-rows.ts';
import type { Store } from '../store/store.ts';
import { productDocument } from './documents/product-documents.ts';
import type { Surroundings } from './surroundings.ts';

const PAGE = 500;

export type ProductIndexer = ReturnType<typeof createProductIndexer>;

/** Keeps product documents in an index, and knows when time-dependent data (prices, badges) changes next. */
export function createProductIndexer(store: Store, index: SearchIndex, onError: (error: unknown) => void) {
  const known = new Set<string>();
  /** By product: the second at which its document next changes. */
  const dueAt = new Map<string, number>();
  let revision = 0;

  // records with these ids are always product documents, see `put`
  const find = (id: string) => (known.has(id) ? (index.find(id) as ProductDocument | undefined) : undefined);

  function remove(ids: readonly string[]): void {
    index.remove(ids);
    for (const id of ids) {
      if (known.delete(id)) revision += 1;
      dueAt.delete(id);
    }
  }

  /** A product that cannot be assembled, such as one without a variant, is left out and reported. */
  function put(products: readonly StoredProduct[], around: Surroundings): void {
    const documents: SearchRecord[] = [];
    for (const product of products) {
      const { id } = product.record;
      try {
        const document = productDocument(product, around);
        const before = find(id);
        if (!before || !isSameButStock(before, document)) revision += 1;
        documents.push(document);
        known.add(id);
        const due = nextProductChange(product.record, around.badges, around.nowSeconds);
        if (due === null) dueAt.delete(id);
        else dueAt.set(id, due);
      } catch (error) {
        onError(error);
        remove([id]);
      }
    }
    index.save(documents);
  }

  return {
    async saveAll(around: Surroundings): Promise<void> {
      const seen = new Set<string>();
      for await (const page of store.products.stream(PAGE)) {
        put(page, around);
        for (const { record } of page) seen.add(record.id);
        await pause();
      }
      remove([...known].filter((id) => !seen.has(id)));
    },

    /** Indexes these products, and removes those that no longer exist. */
    async save(ids: readonly string[], around: Surroundings): Promise<void> {
      for (let from = 0; from < ids.length; from += PAGE) {
        const some = ids.slice(from, from + PAGE);
        const products = await store.products.listByIds(some);
        put(products, around);
        const found = new Set(products.map(({ record }) => record.id));
        remove(some.filter((id) => !found.has(id)));
        await pause();
      }
    },

    async removeMissing(): Promise<void> {
      const there = new Set(await store.products.listIds());
      remove([...known].filter((id) => !there.has(id)));
    },

    find,

    /** Changes when anything but the state and stock of a product changes. */
    revision: () => revision,

    documents: (): ProductDocument[] => [...known].flatMap((id) => find(id) ?? []),

    /** The next second at which any document changes. */
    nextDue(): number | null {
      let next: number | null = null;
      for (const at of dueAt.values()) if (next === null || at < next) next = at;
      return next;
    },

    listDue: (nowSeconds: number): string[] => [...dueAt].filter(([, at]) => at <= nowSeconds).map(([id]) => id),
  };
}

const traitsOf = ({ price, popularity, family, categoryIds, attributes, accessoryIds, visibleIn }: ProductDocument) => [
  price,
  popularity,
  family.code,
  categoryIds,
  accessoryIds,
  visibleIn.index,
  attributes,
];

/** Whether only stock and state differ. */
const isSameButStock = (one: ProductDocument, other: ProductDocument): boolean =>
  isDeepStrictEqual(traitsOf(one), traitsOf(other));
