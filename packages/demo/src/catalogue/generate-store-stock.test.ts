import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { generateStoreStock } from './generate-store-stock.ts';
import { SHOWCASE } from './testing/showcase.ts';

const { products } = generateCatalogue({ seed: 1, now: 1_794_700_000 });
const stores = Array.from({ length: 40 }, (_, index) => `s-${index}`);
const stock = generateStoreStock(products, stores, 1);
const inStores = new Map<string, number>();
for (const { variantId, qty } of stock) inStores.set(variantId, (inStores.get(variantId) ?? 0) + qty);
const of = (id: string) => products.find((product) => product.id === id)?.variants ?? [];

describe('generateStoreStock', () => {
  it('is the same for the same seed', () => {
    expect(generateStoreStock(products, stores, 1)).toEqual(stock);
    expect(generateStoreStock(products, stores, 2)).not.toEqual(stock);
  });

  it('never puts more into stores than may be sold', () => {
    const qty = new Map(products.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant.qty])));
    expect([...inStores].filter(([id, count]) => count > (qty.get(id) ?? 0))).toEqual([]);
    expect(stock.every((row) => row.qty > 0 && stores.includes(row.storeId))).toBe(true);
  });

  it('has nothing in stores of what is sold out, on order or not counted', () => {
    for (const id of [SHOWCASE.soldOut, SHOWCASE.noStockOnHand, SHOWCASE.giftCard100]) {
      expect(of(id).some((variant) => inStores.has(variant.id))).toBe(false);
    }
  });

  it('has all of what is sold in stores only', () => {
    for (const variant of of(SHOWCASE.inStoreOnly)) expect(inStores.get(variant.id)).toBe(variant.qty);
  });

  it('has no rows without stores', () => {
    expect(generateStoreStock(products, [], 1)).toEqual([]);
  });
});
