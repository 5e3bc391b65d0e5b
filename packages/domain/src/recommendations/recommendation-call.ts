import type { RecommendedProduct } from './may-recommend.ts';
import type { ProductEvent } from './recommendation-cache.ts';
import { RECOMMENDATIONS } from './recommendation-constants.ts';

export type ProductDetail = { readonly product: { readonly id: string }; readonly quantity?: number };

/** What the shopper is viewing. */
export type RecommendationEvent = {
  readonly eventType: ProductEvent;
  readonly visitorId: string;
  readonly productDetails: readonly ProductDetail[];
  /** Category ids of the page. */
  readonly pageCategories: readonly string[];
};

/** The body of `POST /product/recommendations` [C-7-17]. */
export type RecommendationRequest = {
  readonly filter: string;
  readonly pageSize: number;
  readonly userEvent: RecommendationEvent;
  readonly params: Readonly<Record<string, string | number | boolean>>;
  readonly additionalAccessField?: string;
};

/** Its response [C-7-18]. */
export type RecommendationAnswer = {
  readonly attributionToken: string;
  readonly products: readonly RecommendedProduct[];
};

/** Requests a full page, so that enough remain after filtering [C-7-17 C-9-14]. */
export function recommendationRequest(
  userEvent: RecommendationEvent,
  additionalAccessField?: string,
): RecommendationRequest {
  return {
    filter: 'filterOutOfStockItems',
    pageSize: RECOMMENDATIONS.pageSize,
    userEvent,
    params: {},
    ...(additionalAccessField === undefined ? {} : { additionalAccessField }),
  };
}
