import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, toCents } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { costRows } from './cost-rows.ts';

const product = (id: string, price: number, energyKwhYear?: number) => ({
  id,
  price,
  attributes: energyKwhYear === undefined ? {} : { energyKwhYear },
});
const texts = (rows: ReturnType<typeof costRows>) =>
  rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]);
const best = (rows: ReturnType<typeof costRows>) =>
  rows.map(({ cells }) => cells.filter(({ isBest }) => isBest).map(({ productId }) => productId));

describe('costRows', () => {
  const dear = product('dear', 1649, 332);
  const cheap = product('cheap', 1198.5, 498);

  it('has prices, electricity of a year and both over ten years', () => {
    expect(texts(costRows([dear, cheap], true))).toEqual([
      ['Price', '$1,649', '$1,198.50'],
      ['Electricity a year', '$110', '$164'],
      ['10-year total', '$2,749', '$2,838.50'],
    ]);
  });
  it('marks the lowest of each', () => {
    expect(best(costRows([dear, cheap], true))).toEqual([['cheap'], ['dear'], ['dear']]);
  });
  it('calls no running cost better between different kinds of product', () => {
    expect(best(costRows([dear, cheap], false))).toEqual([['cheap'], [], []]);
  });
  it('says nothing where the use of one is not known', () => {
    expect(texts(costRows([dear, product('kettle', 99)], false))).toEqual([
      ['Price', '$1,649', '$99'],
      ['Electricity a year', '$110', null],
      ['10-year total', '$2,749', null],
    ]);
  });
  it('adds ten years of electricity to the price to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 5000 }), (price, kwh) => {
        const [, year, total] = costRows([product('a', dollarsOf(toCents(price)), kwh)], true);
        const yearCents = Math.round((kwh * 33) / 100) * 100;
        expect(year?.cells[0]?.text).toBe(formatPrice(toCents(yearCents)));
        expect(total?.cells[0]?.text).toBe(formatPrice(toCents(price + 10 * yearCents)));
      }),
    );
  });
  it.each([[undefined], [0], [-5]])('has only prices when no use is known: %s', (kwh) => {
    expect(texts(costRows([product('a', 10, kwh), product('b', 20)], true))).toEqual([['Price', '$10', '$20']]);
  });
});
