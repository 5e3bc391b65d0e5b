import type { ProductSummary } from '@wattle/domain';
import { availabilityOf } from '../../page/card-words.ts';

/** One line on a product: its rating or first fact, and whether it can be had. */
export function productFact(product: ProductSummary, nowSeconds: number): string {
  const availability = availabilityOf(product, nowSeconds)?.words;
  const facts = [leadingFact(product), availability].filter((fact) => fact !== undefined);
  return facts.map((fact, index) => (index === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1))).join(', ');
}

function leadingFact({ energyStars, facts }: ProductSummary): string | undefined {
  if (energyStars === null) return facts[0];
  return energyStars === 1 ? '1 star' : `${energyStars} stars`;
}
