import type { CallValue } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { createEmbeddedSearch } from '@wattle/providers/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../search/understanding/create-understanding.ts';
import { sampleVariant } from '../../store/testing/sample-shop.ts';
import { openSampleListing, sampleListing } from '../../testing/sample-listing.ts';
import { listProducts } from './list-products.ts';

type Listing = CallValue<'listProducts'>;
type Scope = { categoryId?: string; brandId?: string };

const { search, catalogue } = openSampleListing();
const noWords = async () => ({ synonyms: [], absentBrands: [], stores: [] });
const handler = listProducts(search, catalogue, createUnderstanding(search, catalogue, noWords));

const notAsked = () => Promise.reject(new Error('No words to understand.'));

async function list(address: string, scope: Scope = {}): Promise<Listing> {
  const outcome = await handler({ ...scope, address });
  if (outcome.status !== 'SUCCESS') throw new Error(outcome.status);
  return outcome.value;
}

const optionsOf = ({ facets }: Listing, param: string) => {
  const facet = facets.find((one) => one.kind === 'options' && one.param === param);
  return facet?.kind === 'options' ? facet.options.map(({ value, count, chosen }) => [value, count, chosen]) : [];
};

describe('listProducts, of a finish', () => {
  it('shows, names and adds the variant of that finish', async () => {
    const own = openSampleListing();
    const record = sampleListing().find(({ familyCode }) => familyCode === 'kettles');
    if (!record) throw new Error('No kettle');
    const variants = ['White', 'Black'].map((name) => sampleVariant(`two-${name}`, { name }));
    own.replace({ ...record, variants, attributes: { ...record.attributes, finish: ['White', 'Black'] } });
    const asked = listProducts(own.search, own.catalogue, createUnderstanding(own.search, own.catalogue, noWords));
    const outcome = await asked({ address: 'finish=Black', categoryId: 'kettles' });
    const found = outcome.status === 'SUCCESS' ? outcome.value.products.find(({ id }) => id === record.id) : undefined;
    expect(found).toMatchObject({
      variantId: 'two-Black',
      variantNames: { own: 'Black', all: ['White', 'Black'] },
      images: [{ url: '/two-Black.svg' }],
    });
  });
});

describe('listProducts', () => {
  it('gives a page of 24 cards with their facets, as the contract says [D-9-01]', async () => {
    const listing = await list('', { categoryId: 'kitchen' });
    expect(schemas.listProducts.value.safeParse(listing).error).toBeUndefined();
    expect(listing).toMatchObject({
      total: 90,
      wholeTotal: 90,
      page: 1,
      pageCount: 4,
      sort: 'recommended',
      applied: [],
    });
    expect(listing.products).toHaveLength(24);
    expect(listing.facets.map(({ heading }) => heading)).toEqual([
      ...['Type', 'Categories', 'Price', 'Brands', 'finish', 'extras', 'width', 'wifi', 'inside', 'Sale', 'Clearance'],
      'Rated 4 stars and up',
    ]);
  });

  it.each([
    ['a category', { categoryId: 'fridges' }, 60],
    ['a further category', { categoryId: 'gifts' }, 13],
    ['a brand', { brandId: 'acme' }, 30],
    ['a category of a brand', { categoryId: 'kettles', brandId: 'acme' }, 15],
    ['a search', {}, 90],
    ['a category that is not there', { categoryId: 'none' }, 0],
  ])('lists %s', async (_, scope, total) => {
    expect(await list('', scope)).toMatchObject({ total, wholeTotal: total });
  });

  it.each([
    ['the lowest price first [D-9-06]', 'price-asc', (a: number, b: number) => a - b],
    ['the highest price first [D-9-07]', 'price-desc', (a: number, b: number) => b - a],
  ])('sorts %s', async (_, sort, order) => {
    const prices = (await list(`sort=${sort}`)).products.map(({ price }) => price);
    expect(new Set(prices).size).toBeGreaterThan(10);
    expect(prices).toEqual(prices.toSorted(order));
  });

  it.each([
    ['A to Z [D-9-04]', 'name-asc', 1],
    ['Z to A [D-9-05]', 'name-desc', -1],
  ])('sorts names from %s', async (_, sort, direction) => {
    const { products } = await list(`sort=${sort}`);
    const all = sampleListing().map(({ name }) => name);
    const wanted = all.toSorted((a, b) => direction * (a < b ? -1 : 1)).slice(0, products.length);
    expect(products.map(({ name }) => name)).toEqual(wanted);
  });

  it('sorts the newest first [D-9-08]', async () => {
    const own = openSampleListing();
    // of which fewest are sold
    const [last] = sampleListing().toSorted((a, b) => a.popularity - b.popularity);
    if (!last) throw new Error('No product');
    own.replace({ ...last, createdAt: last.createdAt + 86_400 });
    const asked = listProducts(own.search, own.catalogue, createUnderstanding(own.search, own.catalogue, noWords));
    const outcome = await asked({ address: 'sort=newest' });
    const ids = outcome.status === 'SUCCESS' ? outcome.value.products.map(({ id }) => id) : [];
    expect(ids[0]).toBe(last.id);
  });

  it('keeps the options of a facet in which one is chosen, counted by everything else that is chosen', async () => {
    const whole = await list('sale=true', { categoryId: 'kitchen' });
    expect(optionsOf(whole, 'brand')).toEqual([
      ['ACME', 6, false],
      ['BOLT', 6, false],
      ['ZEST', 6, false],
    ]);
    const one = await list('sale=true&brand=acme', { categoryId: 'kitchen' });
    expect(one).toMatchObject({ total: 6, wholeTotal: 90 });
    expect(optionsOf(one, 'brand')).toEqual([
      ['acme', 6, true],
      ['BOLT', 6, false],
      ['ZEST', 6, false],
    ]);
  });

  it('keeps every facet where nothing is left, so that one choice can be changed for another', async () => {
    const headings = ({ facets }: Listing) => facets.map(({ heading }) => heading);
    const whole = await list('', { categoryId: 'kitchen' });
    const none = await list('brand=nobody', { categoryId: 'kitchen' });
    expect(none).toMatchObject({ total: 0, wholeTotal: 90 });
    expect(headings(none)).toEqual(headings(whole));
    expect(optionsOf(none, 'brand')).toEqual([...optionsOf(whole, 'brand'), ['nobody', 0, true]]);
    expect(optionsOf(none, 'finish').map(([, count]) => count)).toEqual(optionsOf(whole, 'finish').map(() => 0));
    const priced = await list('maxPrice=1', { categoryId: 'kitchen' });
    expect(headings(priced)).toEqual(headings(whole));
    const spanOf = ({ facets }: Listing) => facets.find(({ heading }) => heading === 'Price');
    expect(spanOf(priced)).toEqual({ ...spanOf(whole), to: 1 });
  });

  it('asks all of the values where they do not exclude each other, and any where they do', async () => {
    const total = async (address: string) => (await list(address)).total;
    expect(await total('extras=Ice&extras=Lock')).toBeLessThan(await total('extras=Ice'));
    expect(await total('finish=White&finish=Sand')).toBeGreaterThan(await total('finish=White'));
  });

  it('narrows to what its reviews rate four stars or more', async () => {
    const rated = await list('topRated=true');
    expect(rated).toMatchObject({ total: 72, wholeTotal: 90 });
    expect(rated.applied).toEqual([expect.objectContaining({ label: 'Rated 4 stars and up' })]);
  });

  it('gives what was misspelled in its own words', async () => {
    expect(await list('q=frigde')).toMatchObject({ understood: { corrected: 'fridge' }, q: 'frigde', total: 60 });
    expect(await list('q=fridge')).toMatchObject({ understood: { corrected: null }, q: 'fridge' });
    expect(await list('q=frigde&exact=true')).toMatchObject({ understood: null, total: 0 });
  });

  it('shows only what there is: a page after the last one is empty and says how many there are', async () => {
    expect(await list('page=9999')).toMatchObject({ products: [], total: 90, page: 9999, pageCount: 4 });
    expect(await list('brand=nobody')).toMatchObject({ total: 0, wholeTotal: 90, page: 1, pageCount: 1 });
  });

  it('says that it cannot tell when there is no index to ask', async () => {
    const outcome = await listProducts(createEmbeddedSearch(), catalogue, notAsked)({ address: '' });
    expect(outcome).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
  });
});

const some = (param: string, ...values: string[]) =>
  fc.subarray(values).map((chosen) => chosen.map((value) => `${param}=${value}`));
const perhaps = (...parts: string[]) => fc.subarray(parts);
const addresses = fc
  .tuple(
    some('brand', 'ACME', 'zest'),
    some('finish', 'White', 'Sand'),
    some('extras', 'Ice', 'Lock'),
    some('type', 'fridges', 'kettles'),
    some('category', 'fridges', 'gifts'),
    some('inside', 'Steel'),
    perhaps('wifi=true', 'sale=true', 'minPrice=100', 'maxPrice=300', 'maxWidth=800', 'q=number', 'sort=price-asc'),
  )
  .map((parts) => parts.flat());
const scopes = fc.constantFrom<Scope>({}, { categoryId: 'kitchen' }, { categoryId: 'fridges' }, { brandId: 'bolt' });

describe('every count beside a facet', () => {
  it('is the total that choosing it gives', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, scopes, async (address, scope) => {
        const listing = await list(address.join('&'), scope);
        for (const [choice, count] of choices(listing, address)) {
          expect([choice, (await list(choice, scope)).total]).toEqual([choice, count]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('spans every price there is without the range itself', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, scopes, async (address, scope) => {
        const unpriced = address.filter((part) => !/^(min|max)Price=/.test(part));
        const price = (await list(address.join('&'), scope)).facets.find(({ heading }) => heading === 'Price');
        if (price?.kind !== 'range' || price.min === price.max) return;
        const [all, spanned] = [unpriced, [...unpriced, `minPrice=${price.min}`, `maxPrice=${price.max}`]];
        expect((await list(spanned.join('&'), scope)).total).toBe((await list(all.join('&'), scope)).total);
      }),
      { numRuns: 40 },
    );
  });
});

/** Each choice as a URL, and the number of products the listing promises for it. */
function choices({ facets }: Listing, address: readonly string[]): [string, number][] {
  return facets.flatMap((facet): [string, number][] => {
    if (facet.kind === 'range') return [];
    if (facet.kind === 'toggle') return [[[...address, `${facet.param}=true`].join('&'), facet.count]];
    const others = facet.param === 'extras' ? address : address.filter((part) => !part.startsWith(`${facet.param}=`));
    return facet.options.map(({ value, count }) => [[...others, `${facet.param}=${value}`].join('&'), count]);
  });
}

describe('a listing that is asked for again', () => {
  const once = () => {
    const asked = { times: 0 };
    const counting = {
      ...search,
      search: (...input: Parameters<typeof search.search>) => {
        asked.times += 1;
        return search.search(...input);
      },
    };
    return { asked, ask: listProducts(counting, catalogue, notAsked) };
  };

  it('is worked out once, whatever a campaign adds to its address', async () => {
    const { asked, ask } = once();
    const first = await ask({ categoryId: 'kitchen', address: 'brand=Acme&page=1' });
    const before = asked.times;
    const again = await ask({ categoryId: 'kitchen', address: 'gclid=42&brand=Acme' });
    expect(again).toEqual(first);
    // families are queried separately
    expect(asked.times - before).toBeLessThan(before);
  });

  it('is another one for another filter, page, order or place', async () => {
    const { ask } = once();
    const addresses = ['', 'page=2', 'sort=price-asc', 'brand=Acme', 'q=kettle'];
    const listings = await Promise.all([
      ...addresses.map((address) => ask({ categoryId: 'kitchen', address })),
      ask({ categoryId: 'fridges', address: '' }),
    ]);
    expect(new Set(listings.map((listing) => JSON.stringify(listing))).size).toBe(listings.length);
  });
});
