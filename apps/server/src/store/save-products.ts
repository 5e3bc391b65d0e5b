import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Database, Queryable } from './database.ts';
import { type Part, priceTable, productCategoryTable, productTable, variantTable } from './product-tables.ts';
import { saveStock } from './stock.ts';
import { type Changes, type Counts, replaceOwned, upsert } from './upsert.ts';

/** Saves products with variants, stock, prices and categories, all or nothing. At most one record per id. */
export const saveProducts = (db: Database, products: readonly ProductRecord[]): Promise<Counts> =>
  db.transaction((tx) => saveProductsIn(tx, products));

/** The stock of those that were not `counted` stays: what was read of it may have been sold since. */
export async function saveProductsIn(
  tx: Queryable,
  products: readonly ProductRecord[],
  counted: readonly ProductRecord[] = products,
): Promise<Counts> {
  const own = await saveRecordsIn(tx, products);
  const byStock = await saveStockOf(tx, counted);
  const updated = new Set([...own.updated, ...byStock]);
  for (const id of own.inserted) updated.delete(id);
  const inserted = own.inserted.length;
  return { inserted, updated: updated.size, unchanged: products.length - inserted - updated.size };
}

/** Saves everything of products but their stock, which sales change meanwhile. */
export async function saveRecordsIn(tx: Queryable, products: readonly ProductRecord[]): Promise<Changes> {
  const own = await upsert(tx, productTable, products);
  const fresh = new Set(own.inserted);
  const ids = products.map(({ id }) => id).filter((id) => !fresh.has(id));
  const partChanges = [
    ...(await replaceOwned(tx, productCategoryTable, ids, partsOf(products, categoriesOf))),
    ...(await replaceOwned(
      tx,
      variantTable,
      ids,
      partsOf(products, ({ variants }) => variants),
    )),
    ...(await replaceOwned(
      tx,
      priceTable,
      ids,
      partsOf(products, ({ prices }) => prices),
    )),
  ];
  const seen = new Set([...own.inserted, ...own.updated]);
  // triggers touch the product rows of these
  const byPartOnly = [...new Set(partChanges)].filter((id) => !seen.has(id));
  return { inserted: own.inserted, updated: [...own.updated, ...byPartOnly] };
}

/** The `qty` of an imported product is what is on hand. Sales change stock too, so stock alone does not touch the product's `updated_at`. */
async function saveStockOf(tx: Queryable, products: readonly ProductRecord[]): Promise<string[]> {
  const productOf = new Map(
    products.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id] as const)),
  );
  const stock = products.flatMap(({ variants }) =>
    variants.map(({ id, qty, hasStockOnHand }) => ({ variantId: id, qty, hasStockOnHand })),
  );
  const { inserted, updated } = await saveStock(tx, stock);
  return [...inserted, ...updated].flatMap((variantId) => productOf.get(variantId) ?? []);
}

const categoriesOf = ({ canonicalCategoryId, extraCategoryIds }: ProductRecord) => [
  ...new Set([canonicalCategoryId, ...extraCategoryIds]),
];

function partsOf<Item>(
  products: readonly ProductRecord[],
  listOf: (product: ProductRecord) => readonly Item[],
): Part<Item>[] {
  return products.flatMap((product) =>
    listOf(product).map((item, position) => ({ productId: product.id, position, item })),
  );
}
