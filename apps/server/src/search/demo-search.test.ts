import type { SearchAnswer } from '@wattle/providers/search';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../features/catalogue/list-products.ts';
import { openDemoSearch } from './testing/open-demo-search.ts';

const { search, catalogue, understand } = openDemoSearch();

async function ask(indexName: string, params: Record<string, unknown>): Promise<SearchAnswer> {
  const [result] = (await search.search([{ indexName, params }])).results;
  if (!result || !('hits' in result)) throw new Error(JSON.stringify(result));
  return result;
}
const familiesOf = async (query: string, hitsPerPage = 4) => {
  const { hits } = await ask('products', { query, hitsPerPage, facetFilters: ['visibleIn.index:true'] });
  return [...new Set(hits.map(({ familyComposite }) => String(familyComposite).split('##')[1]))];
};

describe('the demo shop, searched', () => {
  it.each([
    ['telly', ['televisions']],
    ['aircon', ['splitSystems']],
    ['tumble dryer', ['heatPumpDryers', 'ventedDryers']],
    ['hoover', ['stickVacuums', 'robotVacuums', 'barrelVacuums']],
    ['electric jug', ['kettles']],
    ['jaffle maker', ['toasters']],
    ['beer fridge', ['barFridges']],
    ['notebook', ['laptops']],
    ['earphones', ['earbuds']],
    ['exhaust hood', ['rangehoods']],
    ['hob', ['electricCooktops', 'gasCooktops']],
    ['mobile phone', ['phones']],
  ])('finds what shoppers call %s', async (query, families) => {
    const found = await familiesOf(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((family) => !families.includes(family ?? ''))).toEqual([]);
  });

  it.each(['NF637XS', 'nf 637 xs', 'nf-637xs'])('finds a model by its number: %s', async (query) => {
    expect((await ask('products', { query })).hits[0]?.objectID).toBe('p-100001');
  });

  it('finds a finish', async () => {
    const { hits } = await ask('products', { query: 'black french door fridge', hitsPerPage: 3 });
    for (const { name, familyComposite } of hits) {
      expect(String(name)).toMatch(/black/i);
      expect(familyComposite).toBe('French door fridges##frenchDoorFridges');
    }
  });

  it('opens the fridges with what its merchandisers pinned, and shows a sale for the word', async () => {
    const fridges = { facetFilters: ['categoryIds:c-fridges'], ruleContexts: ['category-c-fridges'], hitsPerPage: 2 };
    const { hits } = await ask('products', { query: '', ...fridges });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['p-100001', 'p-100009']);
    const sale = await ask('products', { query: 'sale', hitsPerPage: 50 });
    expect(sale.nbHits).toBeGreaterThan(20);
    expect(sale.hits.filter(({ isDiscounted }) => isDiscounted !== true)).toEqual([]);
  });

  it('keeps what the clock has not begun: the words of Boxing Day mean nothing yet', async () => {
    const answer = await ask('products', { query: 'boxing day' });
    expect(answer.appliedRules ?? []).not.toContainEqual({ objectID: 'boxing-day' });
  });

  it('counts by family, brand, price and attribute', async () => {
    const facets = ['familyComposite', 'brand.name', 'price', 'attributes.finish', 'badges'];
    const answer = await ask('products', { query: 'fridge', facets, hitsPerPage: 0 });
    expect(Object.keys(answer.facets ?? {}).sort()).toEqual([...facets].sort());
    expect(answer.facets_stats?.price?.min).toBeGreaterThan(1);
  });

  it.each([
    ['c-fridges', 20],
    ['c-fridges-freezers', 20],
    ['c-laundry', 10],
    ['c-laundry-dryers', 10],
    ['c-dishwashers', 1],
    ['c-cooking', null],
    ['c-computers-and-phones', null],
  ])('%s asks for the width of a space with %s mm of air on each side', async (categoryId, sideAirMm) => {
    const list = listProducts(search, catalogue, understand);
    const listing = await list({ categoryId, address: '' });
    expect(listing).toMatchObject({ status: 'SUCCESS', value: { sideAirMm } });
    expect(listing.status === 'SUCCESS' && listing.value.total).toBeGreaterThan(10);
  });

  it.each([
    ['preston', 'Preston VIC 3072'],
    ['richmond', 'Richmond VIC 3121'],
    ['melb', 'Melbourne VIC 3000'],
    ['st kil', 'St Kilda VIC 3182'],
    ['surry hills', 'Surry Hills NSW 2010'],
    ['preston qld', 'Preston QLD 4352'],
    ['3072', /VIC 3072$/],
  ])('finds the place %s [C-7-15]', async (query, expected) => {
    const [first] = (await ask('localities', { query })).hits;
    expect(`${first?.name} ${first?.region} ${first?.postcode}`).toMatch(expected);
    expect(first?._geoloc).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  });
});
