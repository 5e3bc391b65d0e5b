import { describe, expect, it } from 'vitest';
import { chooseVariant, isVariantSoldOut, productInVariant } from './choose-variant.ts';
import type { Variant } from './product.ts';

const variant = (name: string, qty: number, hasStockOnHand = qty > 0): Variant => ({
  id: `v-${name}`,
  code: `C-${name}`,
  gtin: '',
  name,
  images: [],
  qty,
  hasStockOnHand,
});
const stocked = { functionalType: 'basic' } as const;
const red = variant('Red', 0);
const sand = variant('Sand', 3);

describe('chooseVariant', () => {
  it('takes the one that the address names, sold out or not', () => {
    expect(chooseVariant({ ...stocked, variants: [sand, red] }, 'C-Red')).toBe(red);
  });
  it('else the first that can be had', () => {
    expect(chooseVariant({ ...stocked, variants: [red, sand] }, null)).toBe(sand);
    expect(chooseVariant({ ...stocked, variants: [red, sand] }, 'C-Blue')).toBe(sand);
  });
  it('else the first of all', () => {
    expect(chooseVariant({ ...stocked, variants: [red] }, null)).toBe(red);
    expect(chooseVariant({ ...stocked, variants: [] }, null)).toBeUndefined();
  });
});

describe('isVariantSoldOut', () => {
  it('counts the stock of what is stocked only [C-9-10]', () => {
    expect(isVariantSoldOut(stocked, { qty: 0 })).toBe(true);
    expect(isVariantSoldOut(stocked, { qty: 1 })).toBe(false);
    expect(isVariantSoldOut({ functionalType: 'giftcard' }, { qty: 0 })).toBe(false);
  });
});

describe('productInVariant', () => {
  it('has the stock of the variant', () => {
    const product = { ...stocked, soldOut: false, hasStockOnHand: true, name: 'Fetch' };
    expect(productInVariant(product, red)).toEqual({ ...product, soldOut: true, hasStockOnHand: false });
    expect(productInVariant(product, undefined)).toBe(product);
  });
});
