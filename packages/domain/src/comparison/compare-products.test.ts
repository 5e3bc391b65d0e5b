import { describe, expect, it } from 'vitest';
import type { Family } from '../catalogue/entities.ts';
import { sampleAttribute } from '../listing/testing/sample-families.ts';
import { type ComparedProduct, type ComparisonTable, compareProducts } from './compare-products.ts';

const stars = sampleAttribute('energyStars', { type: 'RANGE', name: 'Energy rating', suffix: 'stars' });
const kwh = sampleAttribute('energyKwhYear', { type: 'RANGE', name: 'Energy use', suffix: 'kWh a year' });
const noise = sampleAttribute('noiseDb', { type: 'RANGE', name: 'Noise', suffix: 'dB(A)' });
const litres = sampleAttribute('capacityL', { type: 'RANGE', name: 'Total', suffix: 'L' });
const finish = sampleAttribute('finish', { name: 'Finish' });
const wifi = sampleAttribute('wifi', { type: 'TOGGLE', name: 'Wi-Fi' });
const colours = sampleAttribute('colours', { name: 'Colours' });
const water = sampleAttribute('waterL', { type: 'RANGE', name: 'Water', suffix: 'L a wash' });

const fridges: Family = {
  code: 'fridges',
  name: 'Fridges',
  groups: [
    { code: 'performance', name: 'Performance', attributes: [stars, kwh, noise] },
    { code: 'capacity', name: 'Capacity', attributes: [litres] },
    { code: 'look', name: 'Design', attributes: [finish, wifi, colours] },
  ],
};
const washers: Family = {
  code: 'washers',
  name: 'Washers',
  groups: [
    { code: 'look', name: 'Design', attributes: [finish] },
    { code: 'performance', name: 'Performance', attributes: [water, noise, stars] },
  ],
};

const product = (
  id: string,
  attributes: ComparedProduct['attributes'],
  price = 1000,
  code = 'fridges',
): ComparedProduct => ({ id, price, attributes, family: { code } });
const washer = (id: string, attributes: ComparedProduct['attributes']) => product(id, attributes, 900, 'washers');

const rowOf = (table: ComparisonTable, code: string) =>
  table.groups.flatMap(({ rows }) => rows).find((row) => row.code === code);
const texts = (table: ComparisonTable, code: string) => rowOf(table, code)?.cells.map(({ text }) => text);
const best = (table: ComparisonTable, code: string) =>
  rowOf(table, code)
    ?.cells.filter(({ isBest }) => isBest)
    .map(({ productId }) => productId);
const outline = ({ groups }: ComparisonTable) =>
  groups.map(({ name, isShared, rows }) => [name, isShared, rows.map(({ code }) => code)]);

const a = product('a', {
  energyStars: 4,
  energyKwhYear: 320,
  noiseDb: 38,
  capacityL: 637,
  finish: 'White',
  wifi: true,
});
const b = product('b', { energyStars: 3.5, energyKwhYear: 290, noiseDb: 38, capacityL: 502, finish: 'White' });

describe('compareProducts of one family', () => {
  const table = compareProducts([a, b], [fridges, washers]);
  it('has the groups and attributes of the family in its order', () => {
    expect(outline(table)).toEqual([
      ['Performance', true, ['energyStars', 'energyKwhYear', 'noiseDb']],
      ['Capacity', true, ['capacityL']],
      ['Design', true, ['finish', 'wifi']],
    ]);
  });
  it('says each value in words, and nothing where it is not known', () => {
    expect(texts(table, 'energyKwhYear')).toEqual(['320 kWh a year', '290 kWh a year']);
    expect(texts(table, 'wifi')).toEqual(['Yes', null]);
  });
  it.each([
    ['energyStars', true],
    ['noiseDb', false],
    ['finish', false],
    ['wifi', true],
  ])('knows whether %s differs', (code, expected) => {
    expect(rowOf(table, code)?.differs).toBe(expected);
  });
  it.each([
    ['more stars', 'energyStars', ['a']],
    ['less energy', 'energyKwhYear', ['b']],
    ['none of the same noise', 'noiseDb', []],
    ['none of the sizes', 'capacityL', []],
    ['none of the features', 'wifi', []],
  ])('marks as best %s', (_, code, expected) => {
    expect(best(table, code)).toEqual(expected);
  });
  it('marks several that are equally good', () => {
    const three = compareProducts([a, b, product('c', { energyStars: 4 })], [fridges]);
    expect(best(three, 'energyStars')).toEqual(['a', 'c']);
  });
  it('marks nothing when only one value is known', () => {
    const one = compareProducts([a, product('c', {})], [fridges]);
    expect(best(one, 'energyStars')).toEqual([]);
    expect(texts(one, 'energyStars')).toEqual(['4 stars', null]);
  });
  it('leaves out what no product says anything about', () => {
    const empty = compareProducts([product('c', { colours: [], finish: '' }), product('d', {})], [fridges]);
    expect(empty.groups).toEqual([]);
  });
});

describe('compareProducts of several families', () => {
  const w = washer('w', { energyStars: 4.5, noiseDb: 72, waterL: 58, finish: 'Graphite' });
  it('puts what all of them have first, then the rest', () => {
    expect(outline(compareProducts([a, w], [fridges, washers]))).toEqual([
      ['Performance', true, ['energyStars', 'noiseDb']],
      ['Design', true, ['finish']],
      ['Performance', false, ['energyKwhYear', 'waterL']],
      ['Capacity', false, ['capacityL']],
      ['Design', false, ['wifi']],
    ]);
  });
  it('has nothing to say where an attribute is not of a product’s family', () => {
    const stray = washer('w', { energyKwhYear: 100, finish: 'White' });
    expect(texts(compareProducts([a, stray], [fridges, washers]), 'energyKwhYear')).toEqual(['320 kWh a year', null]);
  });
  it('marks nothing as best between products that are measured by different figures', () => {
    const table = compareProducts([a, w], [fridges, washers]);
    expect(best(table, 'energyStars')).toEqual([]);
    expect(best(table, 'noiseDb')).toEqual([]);
  });
  it('reads each value in the units of its family and compares no figures of different units', () => {
    const freezers: Family = {
      code: 'freezers',
      name: 'Freezers',
      groups: [{ code: 'all', name: 'All', attributes: [litres, stars, kwh, { ...noise, suffix: 'dB(C)' }, wifi] }],
    };
    const f = product('f', { energyStars: 4.5, noiseDb: 36 }, 900, 'freezers');
    const table = compareProducts([a, f], [fridges, freezers]);
    expect(texts(table, 'noiseDb')).toEqual(['38 dB(A)', '36 dB(C)']);
    expect(best(table, 'noiseDb')).toEqual([]);
    expect(best(table, 'energyStars')).toEqual(['f']);
  });
  it('calls nothing shared while a family is missing', () => {
    const table = compareProducts([a, w], [fridges]);
    expect(table.groups.every(({ isShared }) => !isShared)).toBe(true);
    expect(texts(table, 'finish')).toEqual(['White', null]);
  });
});

describe('compareProducts of prices', () => {
  it('has a row of prices and marks the lowest', () => {
    const table = compareProducts([product('a', {}, 1299), product('b', {}, 1198.5)], [fridges]);
    expect(table.costs[0]).toEqual({
      code: 'price',
      name: 'Price',
      cells: [
        { productId: 'a', text: '$1,299', isBest: false },
        { productId: 'b', text: '$1,198.50', isBest: true },
      ],
      differs: true,
    });
  });
  it('keeps the order of the products everywhere', () => {
    const table = compareProducts([b, a], [fridges]);
    expect(table.productIds).toEqual(['b', 'a']);
    expect(rowOf(table, 'energyStars')?.cells.map(({ productId }) => productId)).toEqual(['b', 'a']);
  });
  it('is an empty table of nothing', () => {
    expect(compareProducts([], [fridges])).toEqual({
      productIds: [],
      costs: [{ code: 'price', name: 'Price', cells: [], differs: false }],
      groups: [],
    });
  });
});
