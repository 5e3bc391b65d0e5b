import type { ProductRecord } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../generate-catalogue.ts';

const { products } = generateCatalogue({ seed: 7, now: Date.parse('2026-11-17T00:00:00Z') / 1000 });
const byId = new Map(products.map((product) => [product.id, product]));
const replaced = products.flatMap((product) => {
  const successor = byId.get(product.replacedBy ?? '');
  return product.replacedBy === undefined ? [] : [{ product, successor }];
});
const hasStock = ({ variants }: ProductRecord) => variants.some(({ qty }) => qty > 0);

describe('what replaces goods that cannot be had', () => {
  it('is a model of the same maker and kind that is sold now', () => {
    for (const { product, successor } of replaced) {
      expect(successor).toMatchObject({
        state: 'current',
        saleMode: null,
        brandId: product.brandId,
        canonicalCategoryId: product.canonicalCategoryId,
      });
      expect(successor && hasStock(successor)).toBe(true);
    }
  });

  it('is named for goods that are no longer sold and for some that are sold out, and for no others', () => {
    const gone = replaced.filter(({ product }) => product.state === 'discontinued');
    const soldOut = replaced.filter(({ product }) => product.state === 'current' && !hasStock(product));
    expect(gone.length).toBeGreaterThan(5);
    expect(soldOut.length).toBeGreaterThan(5);
    expect(gone.length + soldOut.length).toBe(replaced.length);
  });
});
