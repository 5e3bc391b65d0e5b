import { mayRecommend, type RecommendedProduct } from './may-recommend.ts';
import { RECOMMENDATIONS } from './recommendation-constants.ts';

/** The configured number of recommendations, capped at 20 [C-9-15]. */
export function recommendationsShown(configuredMax: number = RECOMMENDATIONS.shownMax): number {
  if (Number.isNaN(configuredMax)) return RECOMMENDATIONS.shownMax;
  return Math.max(0, Math.min(Math.floor(configuredMax), RECOMMENDATIONS.shownMax));
}

/**
 * The products to show, in response order, without duplicates or products already on the page [C-9-15 C-9-16 C-9-17].
 */
export function recommendedIds(
  products: readonly RecommendedProduct[],
  options: { readonly configuredMax?: number; readonly without?: readonly string[] } = {},
): string[] {
  const without = new Set(options.without);
  const ids = products.filter((product) => mayRecommend(product) && !without.has(product.id)).map(({ id }) => id);
  return [...new Set(ids)].slice(0, recommendationsShown(options.configuredMax));
}
