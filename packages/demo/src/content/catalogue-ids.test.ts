import { describe, expect, it } from 'vitest';
import { BRAND_PROFILES, brandRecord } from '../catalogue/brands/index.ts';
import { CATEGORY_TREE } from '../catalogue/categories/index.ts';
import { flattenTree } from '../catalogue/categories/place-product.ts';
import { listWarranties } from '../catalogue/market/warranties.ts';
import { REPAIR_PLAN_PRICES } from './articles/repair-plans.ts';
import { BRANDS, CATEGORIES } from './catalogue-ids.ts';
import { generateRedirects } from './generate-redirects.ts';

const tree = new Map(flattenTree(CATEGORY_TREE).map(({ id, path }) => [id, path]));

describe('what the content says of the catalogue', () => {
  it('is there: categories by id and path', () => {
    const wrong = Object.values(CATEGORIES).filter(({ id, path }) => tree.get(id) !== path);
    expect(wrong).toEqual([]);
  });

  it('is there: brands by id and path', () => {
    const brands = new Map(BRAND_PROFILES.map(brandRecord).map(({ id, path }) => [id, path]));
    expect(Object.values(BRANDS).filter(({ id, path }) => brands.get(id) !== path)).toEqual([]);
  });

  it('moves no category that still exists', () => {
    const paths = new Set(tree.values());
    expect(generateRedirects().filter(({ from }) => paths.has(from))).toEqual([]);
  });

  it('names every repair plan at its price', () => {
    const told = REPAIR_PLAN_PRICES.flatMap(({ plans }) => plans).map(([years, price]) => `${years} years $${price}`);
    const sold = listWarranties().map(({ blGroupWarranty, price }) => `${blGroupWarranty.duration} years $${price}`);
    expect(told.sort()).toEqual(sold.sort());
  });
});
