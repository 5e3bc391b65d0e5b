import { setImmediate as pause } from 'node:timers/promises';
import { nextProductChange, type ProductDocument } from '@wattle/domain';
import type { SearchIndex, SearchRecord } from '@wattle/providers/search';
import type { StoredProduct } from '../store/product-rows.ts';
import type { Store } from '../store/store.ts';
import { productDocument } from './documents/product-documents.ts';
import { isSameButStock } from './is-same-but-stock.ts';
import type { Surroundings } from './surroundings.ts';

const PAGE = 500;

export type ProductIndexer = ReturnType<typeof createProductIndexer>;

/** Keeps the documents of products in an index, and knows when the clock will change which of them. */
export function createProductIndexer(store: Store, index: SearchIndex, onError: (error: unknown) => void) {
  const known = new Set<string>();
  /** By product: the second at which the clock changes it next. */
  const dueAt = new Map<string, number>();
  let revision = 0;

  // what is under these ids was put there below
  const find = (id: string) => (known.has(id) ? (index.find(id) as ProductDocument | undefined) : undefined);

  function remove(ids: readonly string[]): void {
    index.remove(ids);
    for (const id of ids) {
      if (known.delete(id)) revision += 1;
      dueAt.delete(id);
    }
  }

  /** One that cannot be put together, such as a product without a variant, is not found; the others are. */
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
      for await (const page of store.streamProducts(PAGE)) {
        put(page, around);
        for (const { record } of page) seen.add(record.id);
        await pause();
      }
      remove([...known].filter((id) => !seen.has(id)));
    },

    /** Those of them that are there no more go. */
    async save(ids: readonly string[], around: Surroundings): Promise<void> {
      for (let from = 0; from < ids.length; from += PAGE) {
        const some = ids.slice(from, from + PAGE);
        const products = await store.listProductsByIds(some);
        put(products, around);
        const found = new Set(products.map(({ record }) => record.id));
        remove(some.filter((id) => !found.has(id)));
        await pause();
      }
    },

    async removeMissing(): Promise<void> {
      const there = new Set(await store.listProductIds());
      remove([...known].filter((id) => !there.has(id)));
    },

    find,

    /** Another number when more than state and stock of any product has changed. */
    revision: () => revision,

    /** Everything that is in the index now. */
    documents: (): ProductDocument[] => [...known].flatMap((id) => find(id) ?? []),

    /** The next second at which the clock changes any product. */
    nextDue(): number | null {
      let next: number | null = null;
      for (const at of dueAt.values()) if (next === null || at < next) next = at;
      return next;
    },

    listDue: (nowSeconds: number): string[] => [...dueAt].filter(([, at]) => at <= nowSeconds).map(([id]) => id),
  };
}
