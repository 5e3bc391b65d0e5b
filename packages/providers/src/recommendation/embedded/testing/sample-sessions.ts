import type { ShopperEvent } from '../../port.ts';
import type { RecommendableProduct } from '../product-lookup.ts';
import { sampleProduct } from './sample-product.ts';

/** The products one shopper viewed, in order. */
export type Session = { readonly visitorId: string; readonly at: number; readonly productIds: readonly string[] };

const FAMILIES = 12;
const IN_FAMILY = 25;
/** Tastes that no product field reveals: only behaviour shows them. */
const TASTES = 5;

/** A seeded random generator between 0 and 1. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const idOf = (family: number, rank: number): string => `f${family}-${rank}`;

/** Product families in two categories each, at rising prices. */
export function sampleCatalogue(): RecommendableProduct[] {
  return Array.from({ length: FAMILIES * IN_FAMILY }, (_, index) => {
    const family = Math.floor(index / IN_FAMILY);
    const rank = index % IN_FAMILY;
    return sampleProduct(idOf(family, rank), {
      family: { code: `family-${family}` },
      categoryIds: ['all', `category-${family}`],
      price: 300 + rank * 60,
      popularity: IN_FAMILY - rank,
    });
  });
}

/** Shoppers view products of their taste, mostly of one family and mostly popular ones. */
export function sampleSessions(count: number, seed: number): Session[] {
  const chance = createChance(seed);
  const below = (max: number) => Math.floor(chance() * max);
  const popular = () => Math.floor(chance() ** 2 * (IN_FAMILY / TASTES));
  return Array.from({ length: count }, (_, index) => {
    const family = below(FAMILIES);
    const taste = below(TASTES);
    const pick = () => {
      if (chance() < 0.1) return idOf(below(FAMILIES), below(IN_FAMILY));
      const near = chance() < 0.2 ? (family + 1) % FAMILIES : family;
      return idOf(near, popular() * TASTES + taste);
    };
    const productIds = [...new Set(Array.from({ length: 3 + below(5) }, pick))];
    return { visitorId: `s${seed}-${index}`, at: 1_700_000_000 + index * 60, productIds };
  }).filter(({ productIds }) => productIds.length > 1);
}

/** The events recorded for a session. */
export const viewsOf = ({ visitorId, at, productIds }: Session): ShopperEvent[] =>
  productIds.map((id, index) => ({ type: 'view', visitorId, at: at + index, products: [{ id }] }));
