import { currentPrice } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { checkDigit } from './market/gtin.ts';

const NOW = 1_794_700_000;
const shop = generateCatalogue({ seed: 1, now: NOW });
const { products, families, categories, brands, badges, warranties } = shop;
const ids = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id));
function repeated(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => seen.size === seen.add(word).size);
}
// Comparing serialised shops takes far less time than a deep comparison.
const written = (value: unknown) => JSON.stringify(value);

describe('the size of the demo shop', () => {
  it('has the products, families, categories and brands of a real one', () => {
    expect(products.length).toBeGreaterThanOrEqual(2400);
    expect(families.length).toBeGreaterThanOrEqual(40);
    expect(categories.length).toBeGreaterThanOrEqual(120);
    expect(brands.length).toBeGreaterThanOrEqual(60);
  });

  it('has three levels of categories, each with a picture, words and the products index', () => {
    const depth = (path: string) => path.split('/').length - 1;
    expect(new Set(categories.map(({ path }) => depth(path)))).toEqual(new Set([1, 2, 3]));
    for (const { path, imageHero, description, products: listing } of categories) {
      expect(path).toMatch(/^categories\//);
      expect(imageHero, path).not.toBeNull();
      expect(description, path).toMatch(/^[A-Z$\d].*[.]$/);
      expect(listing).toEqual({ index: 'products', sort: '' });
    }
  });

  it('has something to see in every category and of every brand', () => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const filled = new Set<string>();
    for (const product of products.filter(({ visibleIn }) => visibleIn.categories)) {
      for (const start of [product.canonicalCategoryId, ...product.extraCategoryIds]) {
        for (let id: string | null = start; id !== null; id = parents.get(id) ?? null) filled.add(id);
      }
    }
    expect(categories.filter(({ id }) => !filled.has(id)).map(({ path }) => path)).toEqual([]);
    const sold = new Set(products.map(({ brandId }) => brandId));
    expect(brands.filter(({ id }) => !sold.has(id)).map(({ name }) => name)).toEqual([]);
  });

  it('reduces about 18 in 100 products, in shares that a shopper would believe', () => {
    const prices = products.map((product) => currentPrice(product.prices, NOW));
    const reduced = prices.filter(({ price, erpOriginalPrice }) => price < erpOriginalPrice);
    expect(reduced.length / products.length).toBeGreaterThan(0.15);
    expect(reduced.length / products.length).toBeLessThan(0.21);
    const soldOut = products.filter(({ variants }) => variants.every(({ qty }) => qty === 0));
    expect(soldOut.length / products.length).toBeLessThan(0.08);
  });
});

describe('references', () => {
  it('lead to records that exist', () => {
    const known = {
      brand: ids(brands),
      category: ids(categories),
      badge: ids(badges),
      warranty: ids(warranties),
      product: ids(products),
      family: new Set(families.map(({ code }) => code)),
    };
    const missing = products.flatMap((p) => [
      ...[p.brandId].filter((id) => !known.brand.has(id)),
      ...[p.familyCode].filter((code) => !known.family.has(code)),
      ...[p.canonicalCategoryId, ...p.extraCategoryIds].filter((id) => !known.category.has(id)),
      ...[p.badgePrimaryId, ...p.badgeSecondaryIds].filter((id) => id !== null && !known.badge.has(id)),
      ...p.blGroup.availableWarrantyIds.filter((id) => !known.warranty.has(id)),
      ...p.accessoryIds.filter((id) => !known.product.has(id) || id === p.id),
    ]);
    expect(missing).toEqual([]);
    expect(categories.filter(({ parentId }) => parentId !== null && !known.category.has(parentId))).toEqual([]);
  });

  it('use each id, path, model number, code and GTIN once', () => {
    const variants = products.flatMap((product) => product.variants);
    expect(repeated(products.map(({ id }) => id))).toEqual([]);
    expect(repeated(products.map(({ path }) => path))).toEqual([]);
    expect(repeated(products.map(({ productSku }) => productSku))).toEqual([]);
    expect(repeated(products.map(({ erpProductId }) => erpProductId))).toEqual([]);
    expect(repeated(variants.map(({ id }) => id))).toEqual([]);
    expect(repeated(variants.map(({ code }) => code))).toEqual([]);
    expect(repeated(variants.map(({ gtin }) => gtin))).toEqual([]);
    expect(repeated(categories.map(({ path }) => path))).toEqual([]);
    expect(repeated(brands.map(({ path }) => path))).toEqual([]);
  });

  it('have paths of plain segments without a leading slash', () => {
    const paths = [...products, ...categories, ...brands].map(({ path }) => path);
    expect(paths.filter((path) => !/^(products|categories|brands)(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))).toEqual([]);
  });

  it('have valid GTINs, numeric ERP ids, and ids in the agreed form', () => {
    for (const { id, erpProductId, variants } of products) {
      expect(id).toMatch(/^p-\d{6}$/);
      expect(erpProductId).toMatch(/^\d+$/);
      for (const [index, variant] of variants.entries()) {
        expect(variant.id).toBe(`v-${id.slice(2)}-${index + 1}`);
        expect(variant.gtin).toMatch(/^\d{13}$/);
        expect(Number(variant.gtin.at(-1))).toBe(checkDigit(variant.gtin.slice(0, 12)));
      }
    }
  });
});

describe('the same seed', () => {
  it('gives the same shop, and another seed another', () => {
    expect(written(generateCatalogue({ seed: 1, now: NOW })) === written(shop)).toBe(true);
    const other = generateCatalogue({ seed: 2, now: NOW });
    expect(written(other.products) === written(products)).toBe(false);
    expect(other.brands).toEqual(brands);
  });

  it('gives the same goods at another moment: only dates move', () => {
    const later = generateCatalogue({ seed: 1, now: NOW + 40 * 86_400 });
    const goods = (list: typeof products) =>
      list.map(({ id, name, productSku, attributes, variants, description }) => ({
        id,
        name,
        productSku,
        attributes,
        variants,
        description,
      }));
    expect(written(goods(later.products)) === written(goods(products))).toBe(true);
    expect(later.products[0]?.createdAt).toBe((products[0]?.createdAt ?? 0) + 40 * 86_400);
  });
});
