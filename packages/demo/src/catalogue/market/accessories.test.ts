import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../generate-catalogue.ts';

const { products, brands } = generateCatalogue({ seed: 5, now: 1_794_700_000 });
const byId = new Map(products.map((product) => [product.id, product]));
const brandName = new Map(brands.map(({ id, name }) => [id, name]));
const pairs = products.flatMap((product) =>
  product.accessoryIds.flatMap((id) => {
    const accessory = byId.get(id);
    return accessory === undefined ? [] : [{ product, accessory }];
  }),
);
const of = (family: string) => pairs.filter(({ accessory }) => accessory.familyCode === family);

describe('accessories', () => {
  it('are offered with most products that have any', () => {
    expect(pairs.length).toBeGreaterThan(3000);
    expect(Math.max(...products.map(({ accessoryIds }) => accessoryIds.length))).toBeLessThanOrEqual(6);
  });

  it('are sold', () => {
    expect(
      pairs.every(
        ({ accessory: { state, saleMode } }) => ['current', 'evergreen'].includes(state) && saleMode === null,
      ),
    ).toBe(true);
  });

  it('fit: filters the brand, brackets the screen, cases the phone', () => {
    for (const { product, accessory } of of('waterFilters')) {
      expect([accessory.attributes.fits].flat()).toContain(brandName.get(product.brandId));
    }
    for (const { product, accessory } of of('tvBrackets').filter(({ product: p }) => p.familyCode === 'televisions')) {
      expect(Number(accessory.attributes.maxInches)).toBeGreaterThanOrEqual(Number(product.attributes.screenInches));
    }
    for (const { product, accessory } of of('bagsAndCases').filter(({ product: p }) => p.familyCode === 'phones')) {
      expect(accessory.attributes.bagType).toBe('Phone case');
      expect(Number(accessory.attributes.fitsInches)).toBeGreaterThanOrEqual(Number(product.attributes.screenInches));
    }
    expect(of('waterFilters').length * of('tvBrackets').length * of('bagsAndCases').length).toBeGreaterThan(0);
  });
});
