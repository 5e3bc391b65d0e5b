import { describe, expect, it } from 'vitest';
import {
  asksForSomething,
  carriedParams,
  withChoice,
  withoutParams,
  withPage,
  withParams,
  withSort,
} from './listing-query.ts';

const tarn = { param: 'brand', value: 'Tarn' };

describe('withChoice', () => {
  it('adds and takes back one choice of several [D-9-02]', () => {
    expect(withChoice('?brand=Orana', tarn, true)).toBe('?brand=Orana&brand=Tarn');
    expect(withChoice('?brand=Orana&brand=Tarn', tarn, false)).toBe('?brand=Orana');
  });
  it('starts again at the first page and keeps words and sort [D-9-02]', () => {
    expect(withChoice('?page=3&sort=newest&q=ice', tarn, true)).toBe('?q=ice&brand=Tarn&sort=newest');
  });
  it('gives one address for the same choices, whatever came first', () => {
    const finish = { param: 'finish', value: 'Sand' };
    expect(withChoice(withChoice('', tarn, true), finish, true)).toBe(
      withChoice(withChoice('', finish, true), tarn, true),
    );
  });
  it('does not choose a thing twice, and drops what a plain form leaves empty', () => {
    expect(withChoice('?minPrice=&brand=Tarn&maxPrice=', tarn, true)).toBe('?brand=Tarn');
  });
});

describe('withParams', () => {
  it('sets a range and takes its ends away [D-9-18]', () => {
    expect(withParams('?brand=Tarn&minPrice=1', { minPrice: 899, maxPrice: 3500 })).toBe(
      '?brand=Tarn&maxPrice=3500&minPrice=899',
    );
    expect(withParams('?maxPrice=3500&minPrice=899', { minPrice: null, maxPrice: null })).toBe('');
  });
});

describe('withoutParams', () => {
  it('takes away what a pill stands for and nothing else', () => {
    const gone = [
      { param: 'minPrice', value: '899' },
      { param: 'maxPrice', value: '3500' },
    ];
    expect(withoutParams('?q=a%26b&brand=Tarn&minPrice=899&maxPrice=3500&page=2', gone)).toBe('?q=a%26b&brand=Tarn');
  });
});

describe('withSort', () => {
  it('changes the order from the first page on; Recommended goes without saying [D-9-02 D-9-03]', () => {
    expect(withSort('?brand=Tarn&page=2', 'price-asc')).toBe('?brand=Tarn&sort=price-asc');
    expect(withSort('?brand=Tarn&sort=price-asc', 'recommended')).toBe('?brand=Tarn');
  });
});

describe('asksForSomething', () => {
  it.each(['', '?q=', '?q=+', '?sort=newest&page=2', '?minPrice=&maxPrice='])('%o asks for nothing', (search) => {
    expect(asksForSomething(search)).toBe(false);
  });
  it.each(['?q=kettle', '?sale=true'])('%o asks for something', (search) => {
    expect(asksForSomething(search)).toBe(true);
  });
});

describe('carriedParams', () => {
  it('are the words and what no field of the form stands for', () => {
    expect(carriedParams('?q=ice&brand=Tarn&hot=true&sort=newest&page=2', new Set(['brand']))).toEqual([
      { param: 'q', value: 'ice' },
      { param: 'hot', value: 'true' },
    ]);
  });
});

describe('withPage', () => {
  it('changes the page alone; the first goes without saying [D-9-02]', () => {
    expect(withPage('?brand=Tarn&page=2', 3)).toBe('?brand=Tarn&page=3');
    expect(withPage('?brand=Tarn&page=2', 1)).toBe('?brand=Tarn');
  });
});
