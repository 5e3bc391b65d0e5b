import type { SearchRule } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import { createAlgoliaClient } from './algolia-client.ts';
import { type IndexContent, pushIndexes } from './algolia-push.ts';
import type { IndexSettings } from './engine/types.ts';
import { openMemoryAlgolia } from './testing/memory-algolia.ts';

const settings: IndexSettings = {
  searchableAttributes: ['name', 'variants.code'],
  codeAttributes: ['variants.code'],
  attributesForFaceting: ['searchable(brand.name)', 'filterOnly(id)', 'attributes.*'],
  customRanking: ['desc(popularity)'],
  replicas: { products_cheap: ['asc(price)'], products_az: ['asc(name)', 'desc(popularity)'] },
  defaults: { hitsPerPage: 24 },
};
const rule: SearchRule = {
  objectID: 'r1',
  description: 'Pins',
  enabled: true,
  validity: [],
  conditions: [{ context: 'category-fridges' }],
  consequence: { promote: [{ objectID: '1', position: 0 }] },
};
const products: IndexContent = {
  name: 'products',
  settings,
  records: [
    { objectID: '1', name: 'Fridge', attributes: { colour: 'white' }, variants: [{ code: 'NF-637 XS' }] },
    { objectID: '2', name: 'Oven', attributes: { capacity: 60, colour: 'black' }, variants: [{ code: 'OV60' }] },
  ],
  synonyms: [{ objectID: 's1', type: 'synonym', synonyms: ['fridge', 'refrigerator'] }],
  rules: [rule],
};
const clientOf = ({ url }: { url: string }) => createAlgoliaClient({ appId: 'APP1', apiKey: 'admin1', hosts: [url] });

describe('pushIndexes', () => {
  it('puts records, settings, synonyms and rules at Algolia', async () => {
    await using algolia = await openMemoryAlgolia();
    const pushed: unknown[] = [];
    await pushIndexes(clientOf(algolia), [products], (one) => pushed.push(one));
    expect(pushed).toEqual([{ name: 'products', records: 2 }]);
    const { records, settings, synonyms, rules } = algolia.indexes.get('products') ?? {};
    expect([...(records?.keys() ?? [])]).toEqual(['1', '2']);
    expect(settings).toMatchObject({
      searchableAttributes: ['unordered(name)', 'unordered(variants.code)', 'unordered(joinedCodes)'],
      attributesForFaceting: ['searchable(brand.name)', 'filterOnly(id)', 'attributes.capacity', 'attributes.colour'],
      customRanking: ['desc(popularity)'],
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      hitsPerPage: 24,
    });
    expect(synonyms).toEqual(products.synonyms);
    const { validity, ...always } = rule;
    expect({ rules, validity }).toEqual({ rules: [always], validity: [] });
    expect(algolia.received.every(({ headers }) => headers['x-algolia-api-key'] === 'admin1')).toBe(true);
  });

  it('makes a code findable without its hyphens and spaces', async () => {
    await using algolia = await openMemoryAlgolia();
    await pushIndexes(clientOf(algolia), [products]);
    const { records, settings } = algolia.indexes.get('products') ?? {};
    expect(records?.get('1')).toMatchObject({ joinedCodes: ['NF637XS'] });
    expect(records?.get('2')).not.toHaveProperty('joinedCodes');
    expect(settings).toMatchObject({ unretrievableAttributes: ['joinedCodes'] });
  });

  it('gives each replica an order of its own, before relevance', async () => {
    await using algolia = await openMemoryAlgolia();
    await pushIndexes(clientOf(algolia), [products]);
    expect(algolia.indexes.get('products')?.settings.replicas).toEqual(['products_cheap', 'products_az']);
    expect(algolia.indexes.get('products_cheap')?.settings).toMatchObject({
      ranking: expect.arrayContaining(['asc(price)', 'typo']),
      attributesForFaceting: expect.arrayContaining(['attributes.colour']),
    });
    expect(algolia.indexes.get('products_az')?.settings.ranking).toEqual(
      expect.objectContaining({ 0: 'asc(name)', 1: 'desc(popularity)', 2: 'typo' }),
    );
    const forwarded = algolia.received.filter(({ path }) => path.startsWith('/1/indexes/products/rules/batch'));
    expect(forwarded.map(({ path }) => path)).toEqual([
      '/1/indexes/products/rules/batch?clearExistingRules=true&forwardToReplicas=true',
    ]);
  });

  it('exchanges an index whole, and leaves nothing beside it', async () => {
    await using algolia = await openMemoryAlgolia();
    await pushIndexes(clientOf(algolia), [products]);
    const { synonyms, rules, ...bare } = products;
    await pushIndexes(clientOf(algolia), [{ ...bare, records: [{ objectID: '3' }] }]);
    const index = algolia.indexes.get('products');
    expect([...(index?.records.keys() ?? [])]).toEqual(['3']);
    expect({ synonyms: index?.synonyms, rules: index?.rules }).toEqual({ synonyms: [], rules: [] });
    expect([...algolia.indexes.keys()].toSorted()).toEqual(['products', 'products_az', 'products_cheap']);
  });

  it('sends a thousand records at a time, from a stream', async () => {
    await using algolia = await openMemoryAlgolia();
    async function* records() {
      for (let i = 0; i < 2001; i += 1) yield { objectID: String(i) };
    }
    await pushIndexes(clientOf(algolia), [
      { name: 'many', settings: { ...settings, replicas: {} }, records: records() },
    ]);
    expect(algolia.batchSizes).toEqual([1000, 1000, 1]);
    expect(algolia.indexes.get('many')?.records.size).toBe(2001);
  });

  it('leaves the index as it was when something is refused', async () => {
    await using algolia = await openMemoryAlgolia(({ path }) =>
      path.includes('/rules/') ? { status: 400, body: { message: 'Invalid rule', status: 400 } } : undefined,
    );
    algolia.indexes.set('products', { records: new Map([['old', {}]]), settings: {}, synonyms: [], rules: [] });
    await expect(pushIndexes(clientOf(algolia), [products])).rejects.toThrow('Invalid rule');
    expect([...algolia.indexes].map(([name, { records }]) => [name, [...records.keys()]])).toEqual([
      ['products', ['old']],
    ]);
  });
});
