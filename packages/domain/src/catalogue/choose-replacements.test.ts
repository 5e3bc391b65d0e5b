import { expect, it } from 'vitest';
import { chooseReplacements } from './choose-replacements.ts';

const product = (id: string, price: number, more: { brand?: string; family?: string; soldOut?: boolean } = {}) => ({
  id,
  price,
  brand: { id: more.brand ?? 'tarn' },
  family: { code: more.family ?? 'fridges' },
  soldOut: more.soldOut ?? false,
});

it('takes what is of its kind and can be had, nearest in price, its own brand first', () => {
  const gone = product('gone', 1000, { brand: 'kestrel' });
  const candidates = [
    product('far', 4000),
    product('near', 1090),
    product('own', 1150, { brand: 'kestrel' }),
    product('filter', 1000, { family: 'filters' }),
    product('sold', 1000, { soldOut: true }),
    product('below', 850),
    gone,
  ];
  expect(chooseReplacements(gone, candidates).map(({ id }) => id)).toEqual(['own', 'near', 'below']);
});

it('takes nothing where there is nothing alike', () => {
  expect(chooseReplacements(product('gone', 10), [product('filter', 10, { family: 'filters' })])).toEqual([]);
});
