import { type ProductSummary, stockLine } from '@wattle/domain/catalogue';
import { energyStarsOf } from '@wattle/domain/energy';
import { stockWords } from '@wattle/messages/card';
import * as starsWords from '@wattle/messages/stars';

/** One line about a product: rating or first fact, and availability. */
export function productFact(product: ProductSummary, nowSeconds: number): string {
  const stock = stockLine(product, nowSeconds);
  const facts = [leadingFact(product), stock ? stockWords(stock) : undefined].filter((fact) => fact !== undefined);
  return facts.map((fact, index) => (index === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1))).join(', ');
}

function leadingFact({ energyStars, facts }: ProductSummary): string | undefined {
  if (energyStars === null) return facts[0];
  const { stars, of } = energyStarsOf(energyStars);
  return starsWords.energyStars(stars, of);
}
