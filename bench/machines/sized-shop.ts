import type { DemoShop } from '../../packages/demo/src/index.ts';
import type { ProductRecord } from '../../packages/domain/src/catalogue/index.ts';

/**
 * The demo shop with its first products only, or with copies of them until there are so many. Without orders of
 * others.
 */
export function sizedShop(shop: DemoShop, count: number | undefined): DemoShop {
  if (count === undefined) return shop;
  const products = Array.from({ length: count }, (_, at) => copyOf(shop.products, at));
  const sold = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
  const storeStock = shop.storeStock.filter(({ variantId }) => sold.has(variantId));
  // the import refuses rows that name goods which are left out
  return { ...shop, products, storeStock, promotions: [], promotionUses: [], searchRules: [], orders: [] };
}

function copyOf(products: readonly ProductRecord[], at: number): ProductRecord {
  const product = products[at % products.length];
  if (!product) throw new Error('There is nothing to copy.');
  const round = Math.floor(at / products.length);
  return round === 0 ? product : renamed(product, `-${round}`);
}

const renamed = (product: ProductRecord, end: string): ProductRecord => ({
  ...product,
  id: `${product.id}${end}`,
  productSku: `${product.productSku}${end}`,
  erpProductId: `${product.erpProductId}${end}`,
  name: `${product.name} M${end.slice(1)}`,
  path: `${product.path}${end}`,
  variants: product.variants.map((variant) => ({
    ...variant,
    id: `${variant.id}${end}`,
    code: `${variant.code}${end}`,
    gtin: `${variant.gtin}${end}`,
  })),
});
