import { describe, expect, it } from 'vitest';
import { BRANDS, FACETS, facetValues, generateCatalogue, rankOf } from './catalogue.ts';
import { FAMILIES } from './vocabulary.ts';

const products = [...generateCatalogue(8000)];

describe('generateCatalogue', () => {
  it('is the same every time, and longer ones begin with the shorter', () => {
    expect([...generateCatalogue(50)]).toEqual(products.slice(0, 50));
  });

  it('has 30 facets, 80 brands and about 200 categories, and uses them all', () => {
    const used = (facet: string) => new Set(products.flatMap((product) => facetValues(product, facet))).size;
    expect(FACETS).toHaveLength(30);
    expect(BRANDS).toHaveLength(80);
    expect(used('brand.name')).toBe(80);
    expect(used('categoryIds')).toBe(FAMILIES.length * 17);
    expect(FACETS.filter((facet) => used(facet) < 2)).toEqual([]);
  });

  it('gives a product only the attributes of its family', () => {
    for (const product of products.slice(0, 200)) {
      const family = FAMILIES.find(({ code }) => product.familyComposite.endsWith(`##${code}`));
      expect(Object.keys(product.attributes)).toEqual(family?.attributes);
    }
  });

  it('leaves no two products in the same place', () => {
    expect(new Set(products.map(rankOf)).size).toBe(products.length);
  });
});

describe('facetValues', () => {
  const [product] = products;

  it('reads plain, nested and many values as text', () => {
    if (!product) throw new Error('no product');
    expect(facetValues(product, 'inStock')).toEqual([String(product.inStock)]);
    expect(facetValues(product, 'brand.name')).toEqual([product.brand.name]);
    expect(facetValues(product, 'categoryIds')).toEqual(product.categoryIds);
  });

  it('is empty for what the product does not have', () => {
    if (!product) throw new Error('no product');
    expect(facetValues(product, 'attributes.nothing')).toEqual([]);
  });
});
