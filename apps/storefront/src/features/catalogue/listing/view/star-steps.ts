import type { RangeFacet } from '../listing-types.ts';

/** A minimum, and how many products have it; null when they are not counted. */
export type StarStep = { readonly stars: number; readonly count: number | null };

/** Minimums worth offering, best first: those that split the products, plus the chosen one. */
export function starSteps(
  { min, max, atLeast }: Pick<RangeFacet, 'min' | 'max' | 'atLeast'>,
  chosen: number | null,
): StarStep[] {
  const steps = new Set(chosen === null ? [] : [chosen]);
  for (let stars = Math.floor(max); stars > min; stars -= 1) steps.add(stars);
  return [...steps].sort((a, b) => b - a).map((stars) => ({ stars, count: atLeast?.[stars] ?? null }));
}
