import { describe, expect, it } from 'vitest';
import { completeProduct } from './complete-product.ts';
import { productRow } from './product-row.ts';

const short = (more: object = {}) =>
  productRow.safeParse(completeProduct({ sku: 'K-1', name: 'Café kettle', price: 59, ...more }));

describe('a product in short', () => {
  it('is complete with a sku, a name and a price', () => {
    expect(short().data).toMatchObject({
      id: 'K-1',
      productSku: 'K-1',
      path: 'products/cafe-kettle-k-1',
      prices: [{ price: 59, erpOriginalPrice: 59, from: null, to: null }],
      variants: [{ id: 'K-1', qty: 0, hasStockOnHand: false }],
      state: 'current',
    });
  });

  it('keeps whatever else it says, also as text from a CSV file', () => {
    const given = { price: '59.90', originalPrice: '79', qty: '3', brandId: 'acme', id: 'own-id' };
    expect(short(given).data).toMatchObject({
      id: 'own-id',
      brandId: 'acme',
      prices: [{ price: 59.9, erpOriginalPrice: 79 }],
      variants: [{ qty: 3, hasStockOnHand: true }],
    });
  });

  it.each([
    ...[{ price: undefined }, { price: 'dear' }, { name: undefined }, { qty: -1 }, { colour: 'red' }, { sku: ['a'] }],
    // none of them may make a product that costs nothing
    ...[{ price: '' }, { price: '  ' }, { price: null }, { price: [] }, { price: true }, { price: '0x10' }],
    ...[{ price: '$5' }, { originalPrice: '' }, { qty: '' }, { qty: null }],
  ])('is refused with %o', (more) => {
    expect(short(more).success).toBe(false);
  });

  it('is nothing else than a row with a sku: a feed that loses a column is refused', () => {
    expect(productRow.safeParse(completeProduct({ id: 'k', name: 'Kettle', price: 59 })).success).toBe(false);
  });
});
