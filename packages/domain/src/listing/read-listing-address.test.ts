import { describe, expect, it } from 'vitest';
import { type ChosenFilter, filterParams, readListingAddress } from './read-listing-address.ts';
import { addressParams } from './testing/address-params.ts';
import { FRIDGES, KETTLES } from './testing/sample-families.ts';

const read = (query: string) => readListingAddress(addressParams(query), [FRIDGES, KETTLES]);

/** A filter in short form: its parameter and what is chosen. */
function brief(filter: ChosenFilter): unknown {
  if (filter.kind === 'range') return [filter.facet.minParam, filter.from, filter.to];
  return filter.kind === 'options'
    ? [filter.facet.param, ...filter.values.map(({ stored }) => stored)]
    : filter.facet.param;
}
const filters = (query: string) => read(query).filters.map(brief);

describe('page, q and sort [D-9-02]', () => {
  it.each([
    ['', { q: '', sort: 'recommended', page: 1, filters: [] }],
    ['q=+quiet++fridge+&sort=price-asc&page=3', { q: 'quiet  fridge', sort: 'price-asc', page: 3 }],
    ['sort=cheapest', { sort: 'recommended' }],
    ['q=%20%20', { q: '' }],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e3', '0x2', ' 2', 'Infinity', 'NaN', '02'])(
    'takes page %j for the first',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it('takes no page beyond what any listing has', () => {
    expect(read('page=9999').page).toBe(9999);
    expect(read(`page=${'9'.repeat(400)}`).page).toBe(100_000);
  });

  it('cuts q to 200 characters, never through one of them', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
    expect(read(`q=${'x'.repeat(199)}😀`).q).toBe('x'.repeat(199));
  });

  it.each(['!!!', '---', '“ ”', '😀', '\u0000', '<>'])('takes %j for no words at all', (q) => {
    expect(read(`q=${encodeURIComponent(q)}`).q).toBe('');
  });
});

describe('filters', () => {
  it.each([
    ['one value', 'brand=LG', [['brand', 'LG']]],
    ['a list', 'brand=LG&brand=Bosch', [['brand', 'LG', 'Bosch']]],
    ['a value of a family attribute', 'finish=White&finish=Sand', [['finish', 'White', 'Sand']]],
    ['a value of a searchable attribute', 'material=Glass', [['material', 'Glass']]],
  ])('take %s [D-5-05]', (_, query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it.each([
    ['brand=LG&brand=LG', [['brand', 'LG']]],
    ['brand=LG&brand=lg&brand=+LG+', [['brand', 'LG']]],
    ['brand=&brand=+&brand=LG', [['brand', 'LG']]],
    ['brand=&material=', []],
  ])('drop duplicates and empties: %s [D-5-06]', (query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it.each([
    ['minPrice=899&maxPrice=3500', [['minPrice', 899, 3500]]],
    ['minPrice=899.50', [['minPrice', 899.5, null]]],
    ['maxWidth=900', [['minWidth', null, 900]]],
    ['minPrice=cheap&maxPrice=3500', [['minPrice', null, 3500]]],
    ['minPrice=', []],
    ['minPrice=NaN&maxPrice=Infinity', []],
    ['minPrice=1e3', []],
    ['minPrice=0x10', []],
    ['minPrice=$10', []],
    [`minPrice=${'9'.repeat(400)}`, []],
  ])('ignore what is not a number in a range: %s [D-5-04]', (query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it('turn round a range whose ends are in the wrong order, and remember how it was written', () => {
    const [range] = read('minPrice=3500&maxPrice=899').filters;
    expect(range).toMatchObject({ from: 899, to: 3500 });
    expect(range && filterParams(range)).toEqual([
      { param: 'minPrice', value: '3500' },
      { param: 'maxPrice', value: '899' },
    ]);
  });

  it.each([
    ['sale=true', ['sale']],
    ['wifi=true', ['wifi']],
    ['sale=1', []],
    ['sale=TRUE', []],
    ['sale=', []],
    ['wifi=false', []],
    ['hot=true&new=true', ['hot', 'new']],
  ])('apply a toggle only for the text true: %s [D-5-07]', (query, expected) => {
    expect(filters(query)).toEqual(expected);
  });

  it('remember every way in which a value was written', () => {
    expect(read('brand=LG&brand=+lg').filters.flatMap(filterParams)).toEqual([
      { param: 'brand', value: 'LG' },
      { param: 'brand', value: ' lg' },
    ]);
  });

  it('know a type by the code of its family, and no other', () => {
    expect(filters('type=FRIDGES&type=boats')).toEqual([['type', 'Fridges##fridges']]);
    expect(filters('type=boats')).toEqual([]);
  });

  it('take no parameter that nobody knows', () => {
    expect(filters('utm_source=mail&refrigerant=R600a&__proto__=1&constructor=2')).toEqual([]);
    expect(readListingAddress(addressParams('finish=White'), []).filters).toEqual([]);
  });

  it('take at most 100 values', () => {
    const [chosen] = read(Array.from({ length: 150 }, (_, i) => `brand=b${i}`).join('&')).filters;
    expect(chosen?.kind === 'options' && chosen.values).toHaveLength(100);
  });

  it('name the parameters behind them', () => {
    expect(read('brand=LG&brand=Bosch&sale=true&type=kettles').filters.flatMap(filterParams)).toEqual([
      { param: 'type', value: 'kettles' },
      { param: 'brand', value: 'LG' },
      { param: 'brand', value: 'Bosch' },
      { param: 'sale', value: 'true' },
    ]);
  });
});
