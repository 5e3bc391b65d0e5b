import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { generateSearchRules } from './search-data.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z') / 1000;
const { products, categories, brands } = generateCatalogue({ seed: 1, now: NOW });

describe('search rules', () => {
  const rules = generateSearchRules({ now: NOW });
  const productIds = new Set(products.map(({ id }) => id));
  const pages = new Set([...categories.map(({ id }) => `category-${id}`), ...brands.map(({ id }) => `brand-${id}`)]);

  it('have an id of their own each', () => {
    expect(new Set(rules.map(({ objectID }) => objectID)).size).toBe(rules.length);
  });

  it('pin and hide products that there are', () => {
    const named = rules.flatMap(({ consequence: { promote = [], hide = [] } }) => [...promote, ...hide]);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ objectID }) => !productIds.has(objectID))).toEqual([]);
  });

  it('are for pages that there are, and pin what stands on them', () => {
    const contexts = rules.flatMap(({ conditions }) => conditions.flatMap(({ context }) => context ?? []));
    expect(contexts.length).toBeGreaterThan(3);
    expect(contexts.filter((context) => !pages.has(context))).toEqual([]);
    const nordholm = rules.find(({ objectID }) => objectID === 'nordholm-front-row');
    const pinned = nordholm?.consequence.promote?.map(({ objectID }) => objectID) ?? [];
    expect(products.filter(({ id, brandId }) => pinned.includes(id) && brandId === 'b-nordholm')).toHaveLength(2);
  });

  it('boost and bury by categories that there are', () => {
    const ids = rules.flatMap(
      ({ consequence }) => JSON.stringify(consequence).match(/(?<=categoryIds:-?)c-[a-z0-9-]+/g) ?? [],
    );
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.filter((id) => !pages.has(`category-${id}`))).toEqual([]);
  });

  it('hold always, now, later: each of them is there', () => {
    const spans = rules.flatMap(({ validity }) => validity);
    expect(rules.some(({ validity }) => validity.length === 0)).toBe(true);
    expect(spans.some(({ from, until }) => from <= NOW && NOW < until)).toBe(true);
    expect(spans.some(({ from }) => from > NOW)).toBe(true);
  });
});
