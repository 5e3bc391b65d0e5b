import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './create-search-index.ts';
import { PLAIN_QUERY } from './testing/plain-query.ts';
import type { EngineQuery, IndexSettings, SearchIndex } from './types.ts';

const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'brand', 'code', 'values'],
  codeAttributes: ['code'],
  descriptiveAttributes: ['values'],
  attributesForFaceting: ['brand', 'price', 'filterOnly(id)', 'attributes.*'],
  customRanking: ['desc(popularity)'],
  replicas: { by_price: ['asc(price)'] },
};

const RECORDS = [
  {
    objectID: 'fd',
    name: 'French door fridge',
    brand: 'Nordholm',
    code: 'NF-637-XS',
    price: 2988,
    popularity: 5,
    values: ['637 L', 'Stainless steel'],
    attributes: { finish: 'Steel', doors: 4 },
  },
  {
    objectID: 'bm',
    name: 'Bottom mount fridge',
    brand: 'Tarn',
    code: 'TB 450 W',
    price: 1499,
    popularity: 9,
    values: ['450 L'],
    attributes: { finish: 'White', doors: 2 },
  },
  {
    objectID: 'mag',
    name: 'Fridge magnet',
    brand: 'Tarn',
    code: 'TM1',
    price: 5,
    popularity: 50,
    values: [],
    attributes: { finish: 'White' },
  },
  {
    objectID: 'dw',
    name: 'Dishwasher',
    brand: 'Halden',
    code: 'WTG-7900',
    price: 899,
    popularity: 3,
    values: ['14 place settings'],
    attributes: { finish: ['White', 'Steel'] },
  },
  {
    objectID: 'tv',
    name: 'OLED TV 55"',
    brand: 'Orana',
    code: '55C3PSA',
    price: 1799,
    popularity: 7,
    values: ['55"'],
    attributes: {},
  },
  {
    objectID: 'ac',
    name: 'Split system air conditioner',
    brand: 'Kestrel',
    code: 'KA50',
    price: 1299,
    popularity: 2,
    values: ['5 kW'],
    attributes: {},
  },
  {
    objectID: 'cof',
    name: 'Café crème machine',
    brand: 'Pallas',
    code: 'PC-9',
    price: 640,
    popularity: 1,
    values: ['Built in grinder'],
    attributes: {},
  },
];

function open() {
  const index = createSearchIndex(SETTINGS);
  index.replaceAll(RECORDS);
  index.setSynonyms([
    { objectID: '1', type: 'synonym', synonyms: ['tv', 'television', 'telly'] },
    { objectID: '2', type: 'synonym', synonyms: ['aircon', 'air conditioner'] },
    { objectID: '3', type: 'oneWaySynonym', input: 'esky', synonyms: ['fridge'] },
  ]);
  const search = (query: string, more: Partial<EngineQuery> = {}) => index.query({ ...PLAIN_QUERY, query, ...more });
  const ids = (query: string, more?: Partial<EngineQuery>) =>
    search(query, more).hits.map(({ record }) => record.objectID);
  return { index, search, ids };
}
const facet = (attribute: string, value: string, negated = false) =>
  ({ kind: 'facet', attribute, value, negated, score: 1 }) as const;

describe('words', () => {
  const { ids } = open();
  it.each([
    ['all words are needed', 'french fridge', ['fd']],
    ['the last word may be its beginning', 'dishw', ['dw']],
    ['only the last one', 'fren fridge', []],
    ['a typing error', 'dishwahser', ['dw']],
    ['none in a short word', 'tvx', []],
    ['plural', 'dishwashers', ['dw']],
    ['accents', 'cafe creme', ['cof']],
    ['a model number as it is', 'WTG-7900', ['dw']],
    ['without its hyphen', 'wtg7900', ['dw']],
    ['with a space', 'wtg 7900', ['dw']],
    ['of three parts', 'nf637xs', ['fd']],
    ['stored with spaces', 'tb450w', ['bm']],
    ['its beginning', 'wtg79', ['dw']],
    ['two words for one', 'dish washer', ['dw']],
    ['one word for two', 'airconditioner', ['ac']],
    ['a synonym', 'telly', ['tv']],
    ['a synonym of two words', 'aircon', ['ac']],
    ['two words with a synonym of one', 'air conditioner', ['ac']],
    ['a synonym in the plural', 'televisions', ['tv']],
    ['inches by name', '55 inch tv', ['tv']],
    ['inches by mark', '55" tv', ['tv']],
    ['inches in centimetres', '140cm tv', ['tv']],
    ['a value of an attribute', 'stainless', ['fd']],
    ['nothing of the kind', 'lawnmower', []],
  ])('%s', (_, query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('a one-way synonym goes one way', () => {
    expect(ids('esky')).toContain('fd');
    expect(ids('fridge')).toHaveLength(3);
  });
});

describe('ranking', () => {
  const { ids, search } = open();
  it('puts the thing itself before what goes with it, however popular that is', () => {
    expect(ids('fridge')).toEqual(['bm', 'fd', 'mag']);
  });
  it('puts fewer typing errors first', () => {
    const index = createSearchIndex({ ...SETTINGS, customRanking: ['desc(popularity)'] });
    index.replaceAll([
      { objectID: 'far', name: 'Toastar', popularity: 9 },
      { objectID: 'exact', name: 'Toaster', popularity: 1 },
    ]);
    const found = index.query({ ...PLAIN_QUERY, query: 'toaster' });
    expect(found.hits.map(({ record, rankingInfo }) => [record.objectID, rankingInfo.nbTypos])).toEqual([
      ['exact', 0],
      ['far', 1],
    ]);
  });
  it('puts words side by side first', () => {
    const index = createSearchIndex({ ...SETTINGS, customRanking: [] });
    index.replaceAll([
      { objectID: 'apart', name: 'Steam washer, front loading, iron' },
      { objectID: 'together', name: 'Travel steam iron' },
    ]);
    expect(index.query({ ...PLAIN_QUERY, query: 'steam iron' }).hits.map(({ record }) => record.objectID)).toEqual([
      'together',
      'apart',
    ]);
  });
  it.each([
    ['a number after it', 'console 4'],
    ['what it is for after it', 'console for living'],
    ['a word after it that nothing is called', 'console slim'],
  ])('knows the thing with %s', (_, query) => {
    const index = createSearchIndex(SETTINGS);
    index.replaceAll([
      { objectID: 'table', name: 'Slim table for living 4', values: ['Console'], popularity: 9 },
      { objectID: 'console', name: 'Console', values: ['4', 'Slim', 'For living'], popularity: 1 },
    ]);
    expect(index.query({ ...PLAIN_QUERY, query }).hits[0]?.record.objectID).toBe('console');
  });
  it('sorts a replica by its own order', () => {
    expect(ids('fridge', { replica: 'by_price' })).toEqual(['mag', 'bm', 'fd']);
    expect(ids('', { replica: 'by_price', length: 2 })).toEqual(['mag', 'cof']);
  });
  it('takes optional filters as wishes, also negative ones', () => {
    expect(ids('', { optionalFilters: [[facet('brand', 'Halden')]], length: 2 })).toEqual(['dw', 'mag']);
    expect(ids('fridge', { optionalFilters: [[facet('brand', 'Tarn', true)]] })[0]).toBe('fd');
    expect(ids('', { optionalFilters: [[facet('brand', 'Tarn', true)]] }).slice(-2)).toEqual(['mag', 'bm']);
  });
  it('pins, and hides', () => {
    expect(ids('fridge', { promote: [{ objectID: 'dw', position: 1 }] })).toEqual(['bm', 'dw', 'fd', 'mag']);
    expect(ids('fridge', { promote: [{ objectID: 'mag', position: 0 }], hide: ['bm'] })).toEqual(['mag', 'fd']);
    const filter = [[facet('brand', 'Nordholm')]];
    expect(ids('fridge', { promote: [{ objectID: 'dw', position: 0 }], filter })).toEqual(['fd']);
    expect(search('fridge', { promote: [{ objectID: 'dw', position: 1 }] }).nbHits).toBe(4);
  });
  it('gives any page of the same order', () => {
    const all = ids('');
    expect([...ids('', { length: 3 }), ...ids('', { offset: 3, length: 4 })]).toEqual(all);
    expect(ids('fridge', { offset: 2, length: 5 })).toEqual(['mag']);
    expect(ids('fridge', { offset: 9, length: 5 })).toEqual([]);
  });
});

describe('when words are too many', () => {
  const { ids, search } = open();
  it('takes them away from the end, from the start, or any of them', () => {
    expect(ids('french fridge xylophone', { removeWordsIfNoResults: 'lastWords' })).toEqual(['fd']);
    expect(search('french fridge xylophone', { removeWordsIfNoResults: 'lastWords' }).queryAfterRemoval).toBe(
      'french fridge',
    );
    expect(ids('xylophone french fridge', { removeWordsIfNoResults: 'firstWords' })).toEqual(['fd']);
    expect(ids('xylophone dishwasher', { removeWordsIfNoResults: 'allOptional' })).toEqual(['dw']);
    expect(ids('xylophone dishwasher', { optionalWords: ['xylophone'] })).toEqual(['dw']);
    expect(ids('xylophone dishwasher')).toEqual([]);
  });
  it('fills up with what has most of them, after what has all', () => {
    expect(ids('french fridge', { fillUpTo: 2 })).toEqual(['fd', 'bm']);
    expect(ids('french fridge', { fillUpTo: 1 })).toEqual(['fd']);
  });
  it('adds what is the thing where few are called all of the words, and not what only mentions it', () => {
    const index = createSearchIndex({
      ...SETTINGS,
      searchableAttributes: ['name', 'text'],
      descriptiveAttributes: ['text'],
    });
    index.replaceAll([
      { objectID: 'notebook', name: 'Notebook', text: 'Bluetooth, socket for headphones' },
      { objectID: 'wired', name: 'Wired headphones', text: '' },
      { objectID: 'wireless', name: 'Bluetooth headphones', text: '' },
      { objectID: 'adapter', name: 'Bluetooth adapter', text: '' },
    ]);
    const found = (addThingsBelow: number) =>
      index
        .query({ ...PLAIN_QUERY, query: 'bluetooth headphones', removeWordsIfNoResults: 'allOptional', addThingsBelow })
        .hits.map(({ record }) => record.objectID);
    expect(found(0)).toEqual(['wireless', 'notebook']);
    expect(found(1)).toEqual(['wireless', 'notebook']);
    expect(found(2)).toEqual(['wireless', 'wired', 'notebook']);
  });
  it('says what may have been meant', () => {
    expect(search('dishwahser').correctedQuery).toBe('dishwasher');
    expect(search('frnech fridge').correctedQuery).toBe('french fridge');
    expect(search('fridge').correctedQuery).toBeNull();
  });
  it('keeps to the fewest typing errors when that is asked for', () => {
    const index = createSearchIndex(SETTINGS);
    index.replaceAll([
      { objectID: 'a', name: 'Mouse' },
      { objectID: 'b', name: 'House mousse' },
    ]);
    const found = (typoTolerance: EngineQuery['typoTolerance']) =>
      index.query({ ...PLAIN_QUERY, query: 'mouse', typoTolerance }).hits.map(({ record }) => record.objectID);
    expect(found('min')).toEqual(['a']);
    expect(found('false')).toEqual(['a']);
    expect(found('true')).toEqual(['a', 'b']);
    expect(found('strict')).toEqual(['a', 'b']);
  });
});

describe('facets and filters', () => {
  const { index, search, ids } = open();
  it('counts values of what is found, the most frequent first, lists by each of their values', () => {
    const { facets, stats, nbHits } = search('', {
      facets: ['brand', 'attributes.finish', 'price', 'attributes.doors'],
    });
    expect(nbHits).toBe(7);
    expect(facets.get('brand')?.[0]).toEqual({ value: 'Tarn', count: 2 });
    expect(facets.get('attributes.finish')).toEqual([
      { value: 'White', count: 3 },
      { value: 'Steel', count: 2 },
    ]);
    expect(stats.get('attributes.doors')).toEqual({ min: 2, max: 4, avg: 3, sum: 6 });
    expect(stats.get('price')).toMatchObject({ min: 5, max: 2988 });
  });
  it('names facets that can be counted', () => {
    expect([...index.facetNames].sort()).toEqual(['attributes.doors', 'attributes.finish', 'brand', 'price']);
    expect(index.isFacet('id')).toBe(true);
    expect(index.isFacet('attributes.new')).toBe(true);
    expect(index.isFacet('name')).toBe(false);
  });
  it.each([
    ['a value, whatever its letters', [[facet('brand', 'tARN')]], ['mag', 'bm']],
    ['one of two', [[facet('brand', 'Tarn'), facet('brand', 'Halden')]], ['mag', 'bm', 'dw']],
    ['both', [[facet('brand', 'Tarn')], [facet('attributes.finish', 'White')]], ['mag', 'bm']],
    ['a list that has it', [[facet('attributes.finish', 'Steel')]], ['fd', 'dw']],
    ['not', [[facet('brand', 'Tarn', true)], [facet('attributes.finish', 'White')]], ['dw']],
    ['what no record has', [[facet('attributes.colour', 'Red')]], []],
    ['not what no record has', [[facet('attributes.colour', 'Red', true)], [facet('brand', 'Tarn')]], ['mag', 'bm']],
    [
      'a number',
      [[{ kind: 'numeric', attribute: 'price', operator: '<=', value: 640, negated: false }]],
      ['mag', 'cof'],
    ],
    ['a range', [[{ kind: 'range', attribute: 'price', from: 640, to: 900, negated: false }]], ['dw', 'cof']],
    ['not a range', [[{ kind: 'range', attribute: 'price', from: 6, to: 2000, negated: true }]], ['mag', 'fd']],
  ] as const)('keeps %s', (_, filter, expected) => {
    expect(ids('', { filter })).toEqual(expected);
  });
});

describe('changes', () => {
  it('follows a new price in filters, counts and orders without a new document', () => {
    const { index, ids, search } = open();
    const cheap = [[{ kind: 'range', attribute: 'price', from: 0, to: 100, negated: false }]] as const;
    expect(ids('', { filter: cheap })).toEqual(['mag']);
    expect(ids('', { filter: [[facet('attributes.finish', 'Steel')]] })).toEqual(['fd', 'dw']);
    index.save([{ ...(RECORDS[3] as (typeof RECORDS)[number]), price: 1, attributes: { finish: 'Steel' } }]);
    expect(ids('', { filter: cheap })).toEqual(['mag', 'dw']);
    expect(ids('', { replica: 'by_price', length: 1 })).toEqual(['dw']);
    expect(search('', { facets: ['attributes.finish'] }).facets.get('attributes.finish')).toEqual([
      { value: 'Steel', count: 2 },
      { value: 'White', count: 2 },
    ]);
    expect(index.size).toBe(7);
  });
  it('forgets an attribute that a record no longer has', () => {
    const { index, ids } = open();
    expect(ids('', { filter: [[facet('attributes.doors', '4')]] })).toEqual(['fd']);
    index.save([{ ...(RECORDS[0] as (typeof RECORDS)[number]), attributes: { finish: 'Steel' } }]);
    expect(ids('', { filter: [[facet('attributes.doors', '4')]] })).toEqual([]);
  });
  it('follows a new name, a new record and a removal', () => {
    const { index, ids } = open();
    expect(ids('dishwasher')).toEqual(['dw']);
    index.save([
      { ...(RECORDS[3] as (typeof RECORDS)[number]), name: 'Drawer washer' },
      { objectID: 'new', name: 'Dishwasher tablets', popularity: 0 },
    ]);
    expect(ids('dishwasher')).toEqual(['new']);
    expect(ids('drawer')).toEqual(['dw']);
    index.remove(['new', 'unknown']);
    expect(ids('tablets')).toEqual([]);
    expect(index.find('new')).toBeUndefined();
    expect(index.find('dw')?.name).toBe('Drawer washer');
  });
  it('stays right over many changes of text, which leave gaps behind', () => {
    const { index, ids } = open();
    for (let i = 0; i < 1300; i += 1)
      index.save([{ objectID: 'gap', name: `Kettle ${i} kettle`, price: i, popularity: 0 }]);
    expect(ids('kettle')).toEqual(['gap']);
    expect(ids('fridge')).toEqual(['bm', 'fd', 'mag']);
    expect(
      ids('', { filter: [[{ kind: 'numeric', attribute: 'price', operator: '=', value: 1299, negated: false }]] }),
    ).toEqual(['ac', 'gap']);
    expect(index.size).toBe(8);
  });
});

describe('reading words', () => {
  const idsOf = (index: SearchIndex, query: string) =>
    index.query({ ...PLAIN_QUERY, query }).hits.map(({ record }) => record.objectID);

  it('finds the same by words whether they were read some at a time, at once, or only when asked for', () => {
    const [pieces, whole, late] = [1, 2, 3].map(() => {
      const index = createSearchIndex(SETTINGS);
      index.save(RECORDS);
      return index;
    }) as [SearchIndex, SearchIndex, SearchIndex];
    const left: number[] = [];
    do left.push(pieces.readWords(2));
    while (left.at(-1) !== 0);
    expect(left).toEqual([5, 3, 1, 0]);
    expect(whole.readWords(RECORDS.length)).toBe(0);
    for (const query of ['fridge', 'WTG7900', 'stainless', '']) {
      expect(idsOf(pieces, query)).toEqual(idsOf(late, query));
      expect(idsOf(whole, query)).toEqual(idsOf(late, query));
    }
    expect(idsOf(late, 'fridge')).toContain('fd');
    expect(late.readWords(1)).toBe(0);
  });

  it('leaves only so many unread that a search does not wait for long', () => {
    const index = createSearchIndex(SETTINGS);
    index.save(Array.from({ length: 4500 }, (_, at) => ({ objectID: `f-${at}`, name: `Fridge ${at}` })));
    expect(index.readWords(0)).toBe(4000);
    expect(idsOf(index, 'fridge 4499')).toEqual(['f-4499']);
    expect(index.readWords(0)).toBe(0);
  });

  it('never finds what was removed or renamed before its words were read', () => {
    const index = createSearchIndex(SETTINGS);
    index.save(RECORDS);
    index.remove(['fd']);
    index.save([{ ...RECORDS[1], objectID: 'bm', name: 'Wine cabinet' }]);
    expect(idsOf(index, 'french')).toEqual([]);
    expect(idsOf(index, 'bottom')).toEqual([]);
    expect(idsOf(index, 'wine')).toEqual(['bm']);
  });
});

describe('around a point', () => {
  it('keeps what is near, nearest first', () => {
    const index = createSearchIndex({ ...SETTINGS, customRanking: [] });
    index.replaceAll([
      { objectID: 'sydney', name: 'Store', _geoloc: { lat: -33.87, lng: 151.21 } },
      { objectID: 'geelong', name: 'Store', _geoloc: { lat: -38.15, lng: 144.36 } },
      { objectID: 'preston', name: 'Store', _geoloc: { lat: -37.74, lng: 145.0 } },
      { objectID: 'online', name: 'Store' },
    ]);
    const around = { lat: -37.81, lng: 144.96, radiusMetres: 200_000, minimumRadiusMetres: 1, precisionMetres: 10 };
    const { hits, nbHits } = index.query({ ...PLAIN_QUERY, around });
    expect(hits.map(({ record }) => record.objectID)).toEqual(['preston', 'geelong']);
    expect(hits[0]?.rankingInfo.geoDistance).toBeGreaterThan(7000);
    expect(nbHits).toBe(2);
    expect(index.query({ ...PLAIN_QUERY, around: { ...around, radiusMetres: 'all' } }).nbHits).toBe(4);
  });
});

describe('highlighting', () => {
  const { search } = open();
  it('says which words of a record answered, and how much of them', () => {
    const { matchToken } = search('telly 5');
    expect(matchToken('tv')).toEqual({ queryWord: 'telly', length: 2 });
    expect(matchToken('55')).toEqual({ queryWord: '5', length: 1 });
    expect(matchToken('oled')).toBeUndefined();
    expect(search('dishwahser').matchToken('dishwasher')).toEqual({ queryWord: 'dishwahser', length: 10 });
  });
});
