import type { CallValue } from '@wattle/contract';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../features/catalogue/list-products.ts';
import { suggest } from '../features/search/suggest.ts';
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

const FRIDGES = /fridges$/i;
const WASHERS = /^(Front|Top)-load washers$/;
const DRYERS = /^(Heat pump|Vented and condenser) dryers$/;
const VACUUMS = /^(Stick|Robot|Barrel) vacuums/;
const COOKTOPS = /cooktops$/;
const AIRCONS = /air conditioners/;

/** What people type, and the kind that must come first. */
const FIRST: readonly (readonly [string, RegExp])[] = [
  // misspelt
  ['refridgerator', FRIDGES],
  ['frige', FRIDGES],
  ['fidge', FRIDGES],
  ['refrigirator', FRIDGES],
  ['washing mashine', WASHERS],
  ['washing mach', WASHERS],
  ['wahsing machine', WASHERS],
  ['vaccum cleaner', VACUUMS],
  ['vacume', VACUUMS],
  ['robot vaccuum', /^Robot vacuums$/],
  ['microwve', /^Microwaves$/],
  ['mircowave', /^Microwaves$/],
  ['dishwaser', /^Dishwashers$/],
  ['dishwaher', /^Dishwashers$/],
  ['telivision', /^Televisions$/],
  ['televison', /^Televisions$/],
  ['labtop', /^Laptops$/],
  ['toster', /^Toasters/],
  ['kettel', /^Kettles$/],
  ['headfones', /^Headphones$/],
  ['headphnes', /^Headphones$/],
  ['air frier', /^Air fryers$/],
  ['cofee machine', /machines$/],
  ['expresso machine', /^Espresso machines$/],
  ['freezr', /freezers$/],
  ['cooktap', COOKTOPS],
  ['elctric toothbrush', /^Electric toothbrushes$/],
  ['heat pump drier', /^Heat pump dryers$/],
  ['wireles headphones', /^Headphones$/],
  // everyday names
  ['fridge', FRIDGES],
  ['fridges', FRIDGES],
  ['refrigerator', FRIDGES],
  ['beer fridge', /^Bar fridges$/],
  ['esky', /^Bar fridges$/],
  ['fridge freezer', FRIDGES],
  ['washing machine', WASHERS],
  ['washer', WASHERS],
  ['front loader', /^Front-load washers$/],
  ['top loader', /^Top-load washers$/],
  ['dryer', DRYERS],
  ['clothes dryer', DRYERS],
  ['tumble dryer', DRYERS],
  ['hair dryer', /^Hair dryers/],
  ['blow dryer', /^Hair dryers/],
  ['hoover', VACUUMS],
  ['vac', VACUUMS],
  ['vacuum cleaner', VACUUMS],
  ['telly', /^Televisions$/],
  ['tv', /^Televisions$/],
  ['smart tv', /^Televisions$/],
  ['ac', AIRCONS],
  ['aircon', AIRCONS],
  ['air con', AIRCONS],
  ['air conditioner', AIRCONS],
  ['split system', /^Split system/],
  ['stove', /(cooktops|cookers)$/],
  ['range', /(cooktops|cookers)$/],
  ['hob', COOKTOPS],
  ['rangehood', /^Rangehoods$/],
  ['exhaust hood', /^Rangehoods$/],
  ['jug', /^Kettles$/],
  ['jaffle maker', /^Toasters and sandwich presses$/],
  ['coffee machine', /machines$/],
  ['notebook', /^Laptops$/],
  ['mobile phone', /^Phones$/],
  ['earphones', /^Earbuds$/],
  ['modem', /^Routers/],
  ['games console', /^Game consoles$/],
  // joined, split and plural
  ['sound bar', /^Soundbars$/],
  ['soundbar', /^Soundbars$/],
  ['soundbars', /^Soundbars$/],
  ['dish washer', /^Dishwashers$/],
  ['dish washers', /^Dishwashers$/],
  ['airfryer', /^Air fryers$/],
  ['air fryers', /^Air fryers$/],
  ['blue tooth speaker', /speakers$/],
  ['bluetooth speakers', /speakers$/],
  ['tooth brush', /^Electric toothbrushes$/],
  ['lap top', /^Laptops$/],
  ['cook top', COOKTOPS],
  ['rice cookers', /cookers$/],
  // not the thing that is only mentioned
  ['fridge filter', /^Fridge water filters$/],
  ['washer cleaner', /^Appliance care$/],
  ['tv bracket', /^Television brackets$/],
  ['laptop bag', /^Bags and cases$/],
  ['case for phone', /^Bags and cases$/],
  ['vacuum bags', /^Vacuum bags and parts$/],
  ['phone charger', /^Chargers/],
  ['gaming mouse', /mice/],
  ['dishwasher tablets', /^Appliance care$/],
  ['laptop 1tb ssd', /^Laptops$/],
  ['2 in 1 laptop', /^Laptops$/],
  ['fridgefreezer', FRIDGES],
  ['nespresso machine', /capsule machines$/],
  ['playstation 5', /^Game consoles$/],
  ['best dishwasher', /^Dishwashers$/],
];

/** Words that become filters: what every product must pass. */
const FILTERED: readonly (readonly [string, RegExp, string])[] = [
  ['fridge under $1,000', FRIDGES, 'maxPrice=1000'],
  ['fridges below 1000', FRIDGES, 'maxPrice=1000'],
  ['laptop under 1.5k', /^Laptops$/, 'maxPrice=1500'],
  ['tv between 800 and 1200', /^Televisions$/, 'minPrice=800&maxPrice=1200'],
  ['tv $800-$1200', /^Televisions$/, 'minPrice=800&maxPrice=1200'],
  ['coffee machine over 500', /machines$/, 'minPrice=500'],
  ['washing machine 8kg', WASHERS, 'minCapacityKg=7.75&maxCapacityKg=8.25'],
  ['8 kg washing machine', WASHERS, 'minCapacityKg=7.75&maxCapacityKg=8.25'],
  ['55 inch tv', /^Televisions$/, 'minScreenInches=54.5&maxScreenInches=55.5'],
  ['55" tv', /^Televisions$/, 'minScreenInches=54.5&maxScreenInches=55.5'],
  ['fridge 500L', FRIDGES, 'minCapacityL=475&maxCapacityL=525'],
  ['fridge 900mm', FRIDGES, 'minWidthMm=877.5&maxWidthMm=922.5'],
  ['fridge 90cm wide', FRIDGES, 'minWidthMm=877.5&maxWidthMm=922.5'],
  ['fridge under 700mm wide', FRIDGES, 'maxWidthMm=700'],
  ['stainless steel dishwasher', /^Dishwashers$/, 'finish=Stainless'],
  ['white kettle', /^Kettles$/, 'finish=White'],
  ['4 star fridge', FRIDGES, 'minEnergyStars=4'],
  ['fridges in stock', FRIDGES, 'inStock=true'],
  ['headphones on sale', /^Headphones$/, 'sale=true'],
  ['quiet dishwasher under $1000 in stock', /^Dishwashers$/, 'maxPrice=1000&inStock=true'],
  ['4k tv under 2k', /^Televisions$/, 'maxPrice=2000'],
  ['tv from 1000 to 1500', /^Televisions$/, 'minPrice=1000&maxPrice=1500'],
  ['fridge 600 wide under 1500', FRIDGES, 'maxPrice=1500&minWidthMm=585&maxWidthMm=615'],
  ['60 wide dishwasher', /^Dishwashers$/, 'minWidthMm=585&maxWidthMm=615'],
  ['washing machine deals', WASHERS, 'sale=true'],
  ['144hz monitor', /^Monitors$/, 'minRefreshHz=144&maxRefreshHz=144'],
];

const SHOWN = 4;

describe('everyday searches in the demo shop', () => {
  it('are a hundred and more', () => {
    expect(FIRST.length + FILTERED.length).toBeGreaterThan(100);
  });

  it.each(FIRST)('%s brings what it names first', async (q, kind) => {
    const { products } = await find(q);
    expect(products.length).toBeGreaterThan(0);
    for (const { family } of products.slice(0, SHOWN)) expect(family.name).toMatch(kind);
  });

  it.each(FILTERED)('%s is filtered by what it says', async (q, kind, filters) => {
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
  ])('%s: says that %s is not sold, and shows what is', async (q, brand, kind) => {
    const { understood, products } = await find(q);
    expect(understood).toMatchObject({ absentBrand: brand, unused: [] });
    for (const { family } of products.slice(0, SHOWN)) expect(family.name).toMatch(kind);
  });

  it.each(['asdfghjkl', 'lawn mower', 'trampoline', 'electric blanket', 'dog food', 'fry pan', 'aa zzz'])(
    '%s finds nothing and pretends nothing',
    async (q) => {
      expect(await find(q)).toMatchObject({ total: 0, understood: { corrected: null, kind: null } });
    },
  );

  it.each(['miele', 'Nordholm fridge', 'NF637XS', 'noctis tv', 'gift card'])('%s is spelt right', async (q) => {
    const { understood, total } = await find(q);
    expect(understood).toMatchObject({ corrected: null, unused: [], absentBrand: null });
    expect(total).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  it.each([
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
  ])('%s is answered first by %s', async (q, path) => {
    const { help, understood } = await find(q);
    expect(help[0]?.path).toBe(path);
    expect(understood?.unused).toEqual([]);
    const offered = await offer({ q });
    const first = offered.status === 'SUCCESS' ? offered.value.help[0] : undefined;
    expect(first?.path).toBe(path);
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
