import { describe, expect, it } from 'vitest';
import { nearestStock } from './nearest-stock.ts';

const CITY = { lat: -37.81, lng: 144.96 };
const store = (name: string, qty: number, lat: number) => ({ name, qty, at: { lat, lng: CITY.lng } });

describe('the nearest stock', () => {
  it('is at the nearest store that has some, with how many and how far', () => {
    const stores = [store('Far', 9, -38.2), store('Empty', 0, -37.81), store('Near', 2, -37.86)];
    expect(nearestStock(stores, CITY)).toEqual({ storeName: 'Near', qty: 2, metres: 5560 });
  });

  it('is none where no store has any, or the only one is days away', () => {
    expect(nearestStock([store('Empty', 0, -37.8)], CITY)).toBeNull();
    expect(nearestStock([store('Cairns', 5, -16.9)], CITY)).toBeNull();
  });
});
