import { describe, expect, it } from 'vitest';
import { attributePicker } from './pick-attributes.ts';

const record = {
  objectID: 'p1',
  name: 'Halden 500L fridge',
  brand: { name: 'Halden', logo: 'halden.svg' },
  variants: [
    { code: 'HX-500', price: 1000 },
    { code: 'HX-500W', price: 1100 },
  ],
  tags: ['new', 'sale'],
};

describe('attributePicker', () => {
  it.each([
    [['*'], record],
    [[], { objectID: 'p1' }],
    [['objectID'], { objectID: 'p1' }],
    [['name'], { objectID: 'p1', name: 'Halden 500L fridge' }],
    [['brand.name'], { objectID: 'p1', brand: { name: 'Halden' } }],
    [['brand.name', 'brand'], { objectID: 'p1', brand: record.brand }],
    [['variants.code'], { objectID: 'p1', variants: [{ code: 'HX-500' }, { code: 'HX-500W' }] }],
    [['tags'], { objectID: 'p1', tags: ['new', 'sale'] }],
    [['tags.x', 'name.x', 'nothing.at.all'], { objectID: 'p1', tags: [] }],
    [['constructor', '__proto__', 'toString'], { objectID: 'p1' }],
    [['*', '-variants', '-tags', '-brand'], { objectID: 'p1', name: 'Halden 500L fridge' }],
    [['-variants', '-tags', '-brand.logo'], { objectID: 'p1', name: 'Halden 500L fridge', brand: { name: 'Halden' } }],
    [['*', '-variants.price', '-objectID'], { ...record, variants: [{ code: 'HX-500' }, { code: 'HX-500W' }] }],
  ])('%j leaves what it names [D-7-08 D-7-17]', (attributes, expected) => {
    expect(attributePicker(attributes)(record)).toEqual(expected);
  });
});

it('keeps what was picked, up to a number for all lists together: anyone may make lists up', () => {
  const pick = attributePicker(['name']);
  const first = pick(record);
  expect(attributePicker(['name'])(record)).toBe(first);
  for (const list of [1, 2, 3]) {
    const other = attributePicker([`-x${list}`]);
    for (let at = 0; at < 7_000; at += 1) other({ objectID: `p${at}` });
  }
  expect(attributePicker(['name'])(record)).not.toBe(first);
  expect(pick(record)).toEqual(first);
});
