import { describe, expect, it } from 'vitest';
import { stockStatus } from './stock-status.ts';

const now = 1_800_000_000;
const onHand = { hasStockOnHand: true };
const toCome = { hasStockOnHand: false };
const plain = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  variants: [onHand],
} as const;
const preorder = { ...plain, saleMode: 'preorder', preorderDateTime: now + 1 } as const;
const inStores = { ...plain, saleMode: 'inStoreOnly' } as const;

describe('stockStatus', () => {
  it.each([
    ['Discontinued', 'sold out as well', { ...plain, state: 'discontinued', soldOut: true }],
    ['OutOfStock', 'also a pre-order', { ...preorder, soldOut: true }],
    ['OutOfStock', 'also in stores only', { ...inStores, soldOut: true }],
    ['PreOrder', 'none on hand yet', { ...preorder, variants: [toCome] }],
    ['InStoreOnly', 'none on hand', { ...inStores, variants: [toCome] }],
    ['InStoreOnly', 'evergreen', { ...inStores, state: 'evergreen' }],
    ['BackOrder', 'none on hand', { ...plain, variants: [toCome] }],
    ['InStock', 'nothing else applies', plain],
    ['InStock', 'the pre-order time has passed', { ...preorder, preorderDateTime: now }],
  ] as const)('is %s before what follows it in the order: %s [C-9-54]', (expected, _, product) => {
    expect(stockStatus(product, now)).toBe(expected);
  });

  it('is OutOfStock when sold out, whatever the variants say [C-9-55]', () => {
    expect(stockStatus({ ...plain, soldOut: true }, now)).toBe('OutOfStock');
    expect(stockStatus({ ...plain, soldOut: false }, now)).not.toBe('OutOfStock');
  });

  it.each([
    ['BackOrder', [toCome, onHand]],
    ['InStock', [onHand, toCome]],
    ['BackOrder', []],
  ] as const)('is %s by the first variant alone: %j [C-9-56]', (expected, variants) => {
    expect(stockStatus({ ...plain, variants }, now)).toBe(expected);
  });
});
