import type { CallValue } from '@wattle/contract';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../features/catalogue/list-products.ts';
import { suggest } from '../features/search/suggest.ts';
import { FILTERED, FIRST, FRIDGES, NOT_SOLD, VACUUMS } from './testing/everyday-searches.ts';
import { FURTHER_FILTERED, FURTHER_FIRST, FURTHER_QUESTIONS } from './testing/further-searches.ts';
import { openDemoSearch } from './testing/open-demo-search.ts';
import { understandRequests } from './understanding/understand-requests.ts';

type Listing = CallValue<'listProducts'>;

const { search, catalogue, understand } = openDemoSearch();
const list = listProducts(search, catalogue, understand);
const offer = suggest(search, understand);
const wire = understandRequests(search, understand);

async function find(q: string): Promise<Listing> {
  const outcome = await list({ address: new URLSearchParams({ q }).toString() });
  if (outcome.status !== 'SUCCESS') throw new Error(outcome.status);
  return outcome.value;
}

const SHOWN = 4;

describe('everyday searches in the demo shop', () => {
  it('are a hundred and more', () => {
    expect(FIRST.length + FILTERED.length + NOT_SOLD.length).toBeGreaterThan(180);
  });

  it.each([...FIRST, ...FURTHER_FIRST])('%s brings what it names first', async (q, kind) => {
    const { products } = await find(q);
    expect(products.length).toBeGreaterThan(0);
    for (const { family } of products.slice(0, SHOWN)) expect(family.name).toMatch(kind);
  });

  it.each([...FILTERED, ...FURTHER_FILTERED])('%s is filtered by what it says', async (q, kind, filters) => {
    const { products, understood, applied, total, wholeTotal } = await find(q);
    expect(products.length).toBeGreaterThan(0);
    for (const { family } of products) expect(family.name).toMatch(kind);
    const stated = new URLSearchParams(understood?.address);
    for (const [param, value] of new URLSearchParams(filters)) expect(stated.getAll(param)).toContain(value);
    expect(applied.length).toBeGreaterThan(0);
    expect(total).toBeLessThan(wholeTotal);
  });

  it('come back the same from the address that states the filters', async () => {
    const { understood, total } = await find('black fridge under $1,000');
    const again = await list({ address: understood?.address.slice(1) ?? '' });
    expect(again).toMatchObject({ status: 'SUCCESS', value: { total, q: 'fridge' } });
  });
});

describe('a search that cannot be taken word for word', () => {
  it('is corrected where that is sure, and says so; as typed it finds nothing', async () => {
    expect(await find('washing mashine')).toMatchObject({
      q: 'washing mashine',
      understood: { corrected: 'washing machine' },
    });
    const exact = await list({ address: 'q=washing+mashine&exact=true' });
    expect(exact).toMatchObject({ status: 'SUCCESS', value: { total: 0, understood: null } });
  });

  it.each([
    ['coffee beans', 'beans'],
    ['combi oven', 'combi'],
    ['wifi extender', null],
    ['remove old fridge', null],
  ])('%s is not taken for a name that is not sold or for a word of some question', async (q, unused) => {
    const { understood } = await find(q);
    expect(understood).toMatchObject({ corrected: null, absentBrand: null, unused: unused === null ? [] : [unused] });
  });

  it('offers a spelling that is not sure, and does not apply it', async () => {
    const { understood, total } = await find('dyer');
    expect(understood).toMatchObject({ corrected: null, offers: [{ query: 'dryer' }] });
    expect(total).toBe(0);
  });

  it('says which words nothing has, and never drops the thing', async () => {
    const retro = await find('fridge under $1,000 black retro');
    expect(retro.understood).toMatchObject({ kind: 'Fridges', unused: ['retro'] });
    const sized = await find('fridge freezer black 900mm');
    expect(sized.understood).toMatchObject({ kind: 'Fridges', unused: [] });
    expect(sized.total).toBeLessThan(50);
    const plain = await find('fridge without ice maker under $2000');
    expect(plain.understood).toMatchObject({ kind: 'Fridges', unused: ['without ice maker'] });
    const stars = await find('5 star fridge');
    expect(stars.understood).toMatchObject({ kind: 'Fridges', unused: ['5 star'] });
  });

  it.each([
    ['samsung tv', 'Samsung', /^Televisions$/],
    ['samsung', 'Samsung', /^Televisions$/],
    ['ipad', 'Apple', /^Tablets$/],
    ['fisher and paykel dishwasher', 'Fisher & Paykel', /^Dishwashers$/],
    ['dyson', 'Dyson', VACUUMS],
    ['lg fridge black', 'LG', FRIDGES],
    ['iphone 15 pro max', 'Apple', /^Phones$/],
    ['dyson v15', 'Dyson', VACUUMS],
    ['galaxy buds', 'Samsung', /^Earbuds$/],
  ])('%s: says that %s is not sold, and shows what is', async (q, brand, kind) => {
    const { understood, products } = await find(q);
    expect(understood).toMatchObject({ absentBrand: brand, unused: [] });
    for (const { family } of products.slice(0, SHOWN)) expect(family.name).toMatch(kind);
  });

  it.each(NOT_SOLD)('%s: says that %s are not sold, and shows what is like it or nothing', async (q, thing, kind) => {
    const { understood, products, total } = await find(q);
    expect(understood).toMatchObject({ absentBrand: thing, corrected: null });
    if (kind === null) expect({ total, kind: understood?.kind }).toEqual({ total: 0, kind: null });
    else expect(products.length).toBeGreaterThan(0);
    for (const { family } of products.slice(0, SHOWN)) expect(family.name).toMatch(kind ?? /never/);
  });

  it('takes a thing that is only mentioned for what it is about', async () => {
    expect(await find('vacuum with bin')).toMatchObject({ understood: { kind: 'Vacuums', absentBrand: null } });
    expect(await find('lamp for projector')).toMatchObject({ understood: { absentBrand: null, unused: ['lamp'] } });
  });

  it.each([
    'asdfghjkl',
    'lawn mower',
    'trampoline',
    'electric blanket',
    'dog food',
    'fry pan',
    'aa zzz',
    'hammer',
    'ladder',
    'hearing aid',
    'metal detector',
    'blood pressure cuff',
  ])('%s finds nothing and pretends nothing', async (q) => {
    expect(await find(q)).toMatchObject({ total: 0, understood: { corrected: null, kind: null } });
  });

  it.each(['miele', 'Nordholm fridge', 'NF637XS', 'noctis tv', 'gift card'])('%s is spelt right', async (q) => {
    const { understood, total } = await find(q);
    expect(understood).toMatchObject({ corrected: null, unused: [], absentBrand: null });
    expect(total).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  it.each<readonly [string, string]>([
    ['returns', 'articles/help/returns'],
    ['refund', 'articles/help/returns'],
    ['warranty', 'articles/help/returns'],
    ['delivery', 'articles/help/delivery-and-installation'],
    ['delivry cost', 'articles/help/delivery-and-installation'],
    ['track my order', '/orders/find'],
    ['where is my order', '/orders/find'],
    ['opening hours', '/stores'],
    ['gift card balance', 'articles/help/gift-cards'],
    ['click and collect', 'articles/help/click-and-collect'],
    ['afterpay', 'articles/help/ways-to-pay'],
    ['price match', 'articles/help/price-promise'],
    ['contact us', 'articles/help/contact'],
    ['extended warranty', 'articles/help/repair-plans'],
    ['preston store', 'stores/preston'],
    ['clik and collect', 'articles/help/click-and-collect'],
    ['how do i return something', 'articles/help/returns'],
    ['opening hours preston', 'stores/preston'],
    ['wheres my parcel', '/orders/find'],
    ['order history', '/orders/find'],
    ['check gift card balance', 'articles/help/gift-cards'],
    ['delivery to 3000', 'articles/help/delivery-and-installation'],
    ['do you deliver to tasmania', 'articles/help/delivery-and-installation'],
    ['fridge installation', 'articles/help/delivery-and-installation'],
    ['remove old fridge', 'articles/about/recycling'],
    ['old fridge pickup', 'articles/about/recycling'],
    ['how to choose a fridge', 'articles/buying-guides/choose-a-fridge'],
    ['what size tv', 'articles/buying-guides/tv-size-and-panel'],
    ['terms and conditions', 'articles/about/terms-of-sale'],
    ['gift for dad', 'articles/help/gift-cards'],
    ['what time do you close', '/stores'],
    ['W-20481736', '/orders/find'],
    ['w20481736', '/orders/find'],
    ['brunswick', 'stores/coburg-north'],
    ['brunswick store', 'stores/coburg-north'],
    ['cairns', 'stores/garbutt'],
    ['3056', 'stores/coburg-north'],
    ...FURTHER_QUESTIONS,
  ])('%s is answered first by %s', async (q, path) => {
    const { help, understood } = await find(q);
    expect(help[0]?.path).toBe(path);
    expect(understood?.unused).toEqual([]);
    const offered = await offer({ q });
    const first = offered.status === 'SUCCESS' ? offered.value.help[0] : undefined;
    expect(first?.path).toBe(path);
  });

  it('about something to do is answered with the steps of the article', async () => {
    const [returns] = (await find('how do I return something')).help;
    expect(returns?.steps).toMatchObject({ heading: 'How to start' });
    expect(returns?.steps?.steps[0]).toMatch(/^Find the order/);
    const [hours] = (await find('opening hours')).help;
    expect(hours?.steps).toBeNull();
    const [old] = (await find('recycling')).help;
    expect(old?.steps).toBeNull();
  });

  it.each(['fridge', 'samsung tv', 'kettle under $50'])('%s is none', async (q) => {
    expect((await find(q)).help).toEqual([]);
  });
});

describe('suggestions and Algolia’s clients', () => {
  it('get the same corrections and filters', async () => {
    const offered = await offer({ q: 'washing mashine' });
    expect(offered).toMatchObject({
      value: { corrected: 'washing machine', productTotal: (await find('washing machine')).total },
    });
    const [answer] = (await wire.search([{ indexName: 'products', params: 'query=washing%20mashine%208kg' }])).results;
    expect(answer).toMatchObject({
      query: 'washing mashine 8kg',
      correctedQuery: 'washing machine 8kg',
      understood: { kind: 'Washing machines' },
      nbHits: (await find('washing machine 8kg')).total,
    });
  });

  it.each(['fridge', 'kitchen appliances', 'gift for mum', 'black fridge under $1,000', 'how do i return something'])(
    'find as many as the page: %s',
    async (query) => {
      const { total } = await find(query);
      const offered = await offer({ q: query });
      const [answer] = (await wire.search([{ indexName: 'products', params: { query } }])).results;
      expect(answer).toMatchObject({ nbHits: total });
      expect(offered).toMatchObject({ value: { productTotal: total } });
    },
  );

  it('show what a client asks to see', async () => {
    const own = { query: 'fridge', facetFilters: [['visibleIn.index:true', 'visibleIn.index:false']] };
    const [all] = (await wire.search([{ indexName: 'products', params: own }])).results;
    const [shown] = (await wire.search([{ indexName: 'products', params: { query: 'fridge' } }])).results;
    if (!all || !shown || !('nbHits' in all) || !('nbHits' in shown)) throw new Error('refused');
    expect(all.nbHits).toBeGreaterThan(shown.nbHits);
  });

  it('leave alone what a client sets itself', async () => {
    const own = {
      indexName: 'products',
      query: 'fridge under 500',
      typoTolerance: 'false',
      removeWordsIfNoResults: 'none',
    };
    const [strict] = (await wire.search([own])).results;
    expect(strict).not.toHaveProperty('understood');
    const [plain] = (await wire.search([{ indexName: 'products', params: { query: 'mashine', understand: false } }]))
      .results;
    expect(plain).not.toHaveProperty('understood');
  });
});
