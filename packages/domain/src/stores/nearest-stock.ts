import { metresBetween } from './metres-between.ts';

type Point = { readonly lat: number; readonly lng: number };
export type StockedStore = { readonly name: string; readonly qty: number; readonly at: Point };
export type NearestStock = { readonly storeName: string; readonly qty: number; readonly metres: number };

/** Farther than shoppers travel to look at something. */
const FARTHEST_METRES = 200_000;

/** The nearest store that has a product; null when none within reach has. */
export function nearestStock(stores: readonly StockedStore[], from: Point): NearestStock | null {
  const [first] = stores
    .filter(({ qty }) => qty > 0)
    .map(({ name, qty, at }) => ({ storeName: name, qty, metres: metresBetween(from, at) }))
    .filter(({ metres }) => metres <= FARTHEST_METRES)
    .sort((a, b) => a.metres - b.metres);
  return first ?? null;
}
