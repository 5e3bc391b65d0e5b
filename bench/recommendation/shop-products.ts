import { generateDemoShop } from '@wattle/demo';
import type { CategoryRecord, ProductRecord } from '@wattle/domain/catalogue';
import type { RecommendableProduct } from '@wattle/providers/recommendation';

export type ShopProduct = RecommendableProduct & { readonly brandId: string };

/** A category and its ancestors. */
function branchOf(id: string, categories: ReadonlyMap<string, CategoryRecord>): string[] {
  const category = categories.get(id);
  return category?.parentId ? [...branchOf(category.parentId, categories), id] : [id];
}

const toProduct = (record: ProductRecord, categories: ReadonlyMap<string, CategoryRecord>): ShopProduct => ({
  id: record.id,
  state: record.state,
  soldOut: false,
  hasStockOnHand: true,
  price: record.prices[0]?.price ?? 0,
  categoryIds: [
    ...new Set([record.canonicalCategoryId, ...record.extraCategoryIds].flatMap((id) => branchOf(id, categories))),
  ],
  attributes: record.attributes,
  accessoryIds: record.accessoryIds,
  popularity: record.popularity,
  family: { code: record.familyCode },
  brandId: record.brandId,
});

/** The demo products, all in stock: this measures taste, not stock. */
export function listShopProducts(): ShopProduct[] {
  const shop = generateDemoShop({ now: 1_790_000_000 });
  const categories = new Map(shop.categories.map((category) => [category.id, category]));
  return shop.products
    .filter(({ state, visibleIn }) => (state === 'current' || state === 'evergreen') && visibleIn.index)
    .map((record) => toProduct(record, categories));
}
