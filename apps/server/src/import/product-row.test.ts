import { describe, expect, it } from 'vitest';
import { sampleProduct, sampleVariant } from '../store/testing/sample-shop.ts';
import { productRow } from './product-row.ts';
import { parseRow } from './refusal.ts';

const good = sampleProduct('p1', { path: 'products/p1' });
const problems = (row: unknown) => {
  const parsed = parseRow(productRow, row);
  return 'problems' in parsed ? parsed.problems.map(({ field, reason }) => `${field}: ${reason}`) : [];
};

describe('a row of a products file', () => {
  it('is a product record', () => {
    expect(productRow.parse(good)).toEqual(good);
  });

  it.each<[string, unknown, string[]]>([
    ['a missing field', { ...good, name: undefined }, ['name: is missing']],
    ['a missing choice', { ...good, state: undefined }, ['state: is missing']],
    ['an unknown field', { ...good, colour: 'red' }, ['colour: is not a known field']],
    [
      'an unknown nested field',
      { ...good, visibleIn: { ...good.visibleIn, web: true } },
      ['visibleIn.web: is not a known field'],
    ],
    ['a wrong type', { ...good, isNew: 'yes' }, ['isNew: expected boolean, received string']],
    [
      'an unknown state',
      { ...good, state: 'gone' },
      ['state: expected one of "current"|"discontinued"|"enabled"|"evergreen"'],
    ],
    ['a path of another page', { ...good, path: 'kettles/p1' }, ['path: must be a path like products/name']],
    [
      'a path with a slash at its start',
      { ...good, path: '/products/p1' },
      ['path: must be a path like products/name'],
    ],
    ['a path with a slash at its end', { ...good, path: 'products/p1/' }, ['path: must be a path like products/name']],
    ['no price', { ...good, prices: [] }, ['prices: must have a price']],
    [
      'half a cent',
      { ...good, prices: [{ ...good.prices[0], price: 9.995 }] },
      ['prices.0.price: must not have more than two decimals'],
    ],
    [
      'a price of less than nothing',
      { ...good, prices: [{ ...good.prices[0], price: -1 }] },
      ['prices.0.price: must be 0 or more'],
    ],
    [
      'a price that ends before it begins',
      { ...good, prices: [{ ...good.prices[0], from: 9, to: 9 }] },
      ['prices.0.to: must be after from'],
    ],
    ['milliseconds', { ...good, createdAt: 1_790_000_000_000 }, ['createdAt: must be seconds, not milliseconds']],
    ['no variant', { ...good, variants: [] }, ['variants: must have a variant']],
    [
      'stock of less than nothing',
      { ...good, variants: [sampleVariant('a', { qty: -1 })] },
      ['variants.0.qty: must be 0 or more'],
    ],
    [
      'a variant twice',
      { ...good, variants: [sampleVariant('a'), sampleVariant('a')] },
      ['variants.1.id: is another variant’s id too'],
    ],
    ['a picture without an address', { ...good, images: [{ alt: 'x' }] }, ['images.0: must have one of url and src']],
    [
      'several problems, each by its field',
      { ...good, id: '', qty: 1 },
      ['id: must not be empty', 'qty: is not a known field'],
    ],
    ['what is no object', 'kettle', [': expected object, received string']],
  ])('is refused for %s', (_, row, expected) => {
    expect(problems(row)).toEqual(expected);
  });

  it('takes every amount of whole cents', () => {
    for (const price of [0, 0.01, 0.07, 1.1, 4.35, 1299.99, 19_999_999.99]) {
      expect(problems({ ...good, prices: [{ ...good.prices[0], price }] })).toEqual([]);
    }
  });

  it('takes every state, sale mode and functional type, and no other [C-3-07 C-3-08 C-3-10 D-3-06 D-3-07]', () => {
    for (const state of ['current', 'discontinued', 'enabled', 'evergreen'])
      expect(problems({ ...good, state })).toEqual([]);
    for (const saleMode of [null, 'preorder', 'scheduledRelease', 'inStoreOnly']) {
      expect(problems({ ...good, saleMode })).toEqual([]);
    }
    for (const functionalType of ['basic', 'giftcard']) expect(problems({ ...good, functionalType })).toEqual([]);
    expect(problems({ ...good, state: 'sold' })).toHaveLength(1);
    expect(problems({ ...good, saleMode: 'auction' })).toHaveLength(1);
    expect(problems({ ...good, functionalType: 'service' })).toHaveLength(1);
  });
});
