import type { RangeFacet } from '../listing-types.ts';

/** Minimums worth offering, best first: those that split the products, plus the chosen one. */
export function starSteps({ min, max }: Pick<RangeFacet, 'min' | 'max'>, chosen: number | null): number[] {
  const steps = new Set(chosen === null ? [] : [chosen]);
  for (let stars = Math.floor(max); stars > min; stars -= 1) steps.add(stars);
  return [...steps].sort((a, b) => b - a);
}
