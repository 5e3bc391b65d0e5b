import { type ProductSummary, stockLine } from '@wattle/domain';
import { stockWords } from '@wattle/messages';

/** One line on a product: its rating or first fact, and whether it can be had. */
export function productFact(product: ProductSummary, nowSeconds: number): string {
  const stock = stockLine(product, nowSeconds);
  const facts = [leadingFact(product), stock ? stockWords(stock) : undefined].filter((fact) => fact !== undefined);
  return facts.map((fact, index) => (index === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1))).join(', ');
}

function leadingFact({ energyStars, facts }: ProductSummary): string | undefined {
  if (energyStars === null) return facts[0];
  return energyStars === 1 ? '1 star' : `${energyStars} stars`;
}
