import { describe, expect, it } from 'vitest';
import { currentPrice } from '../catalogue/current-price.ts';
import type { PriceRecord } from '../catalogue/product-record.ts';
import {
  checkPlannedPrice,
  checkPrice,
  dropPlanned,
  plannedPrice,
  planPrice,
  priceSteps,
  setPriceNow,
} from './change-prices.ts';

const NOW = 1000;
const price = (amount: number, from: number | null = null, to: number | null = null): PriceRecord => ({
  ...{ price: amount, erpOriginalPrice: 200, from, to },
});
const set = { price: 90, was: 120 };
const charged = (prices: readonly PriceRecord[], at: number): number => currentPrice(prices, at).price;

describe('a price from now on', () => {
  it.each<[string, PriceRecord[], number, number]>([
    ['changes the standing price', [price(100)], 90, 90],
    ['changes a dated price that is in force, and not what comes after', [price(100), price(80, 500, 1500)], 90, 100],
    ['leaves what is planned', [price(100), price(70, 1200, 3000)], 90, 70],
    ['is there where every price is over', [price(80, 1, 5)], 90, 90],
    ['is there where the only price has not begun', [price(80, 1200)], 90, 80],
  ])('%s', (_, before, now, later) => {
    const after = setPriceNow(before, set, NOW);
    expect([charged(after, NOW), charged(after, 2000)]).toEqual([now, later]);
    expect(currentPrice(after, NOW).erpOriginalPrice).toBe(120);
  });
});

describe('a planned price', () => {
  const planned = { ...set, from: 1200, to: 1300 };

  it('begins and ends by itself', () => {
    const after = planPrice([price(100)], planned, NOW);
    expect([NOW, 1199, 1200, 1299, 1300].map((at) => charged(after, at))).toEqual([100, 100, 90, 90, 100]);
    expect(plannedPrice(after, NOW)).toMatchObject({ price: 90, from: 1200, to: 1300 });
    expect(plannedPrice(after, 1200)).toBeUndefined();
  });

  it('takes the place of what was planned, and not of what is in force', () => {
    const after = planPrice([price(100), price(80, 500, 1100), price(70, 1250)], planned, NOW);
    expect(after.map((one) => one.price)).toEqual([100, 80, 90]);
  });

  it('can be given up, but a product keeps a price', () => {
    expect(dropPlanned([price(100), price(90, 1200)], NOW)).toEqual([price(100)]);
    expect(dropPlanned([price(90, 1200)], NOW)).toEqual([price(90, 1200)]);
  });
});

describe('what is wrong with a price', () => {
  it.each([
    [{ price: 90, was: 120 }, []],
    [{ price: 90, was: 90 }, []],
    [{ price: 0, was: 90 }, [{ field: 'price', code: 'PRICE_INVALID' }]],
    [{ price: -1, was: 90 }, [{ field: 'price', code: 'PRICE_INVALID' }]],
    [{ price: Number.NaN, was: 90 }, [{ field: 'price', code: 'PRICE_INVALID' }]],
    [{ price: 20_000_000, was: 20_000_000 }, [{ field: 'price', code: 'PRICE_INVALID' }]],
    [{ price: 90, was: 89.99 }, [{ field: 'was', code: 'WAS_BELOW_PRICE' }]],
  ])('%j', (given, problems) => {
    expect(checkPrice(given)).toEqual(problems);
  });

  it.each([
    [1001, null, []],
    [1000, null, [{ field: 'from', code: 'START_PAST' }]],
    [1200, 1200, [{ field: 'to', code: 'END_BEFORE_START' }]],
  ])('from %j to %j', (from, to, problems) => {
    expect(checkPlannedPrice({ ...set, from, to }, NOW)).toEqual(problems);
  });
});

describe('prices over time', () => {
  it('are steps, each until the next', () => {
    const prices = [price(100), price(80, 1200, 1300)];
    expect(priceSteps(prices, NOW, 2000).map(({ from, price: amount }) => [from, amount])).toEqual([
      [1000, 100],
      [1200, 80],
      [1300, 100],
    ]);
  });
});
