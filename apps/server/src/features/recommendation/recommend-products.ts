import type { Handler } from '../../answers/handlers.ts';
import type { ShopRecommendation } from './shop-recommendation.ts';

/** Recommended products. An unavailable service is a result, not an exception [C-7-17 C-7-18]. */
export const recommendProducts =
  (recommendation: Pick<ShopRecommendation, 'recommend'>): Handler<'recommendProducts'> =>
  ({ filter, pageSize, userEvent, params }) =>
    recommendation.recommend({
      eventType: userEvent.eventType,
      visitorId: userEvent.visitorId,
      productIds: userEvent.productDetails.map(({ product }) => product.id),
      categoryIds: userEvent.pageCategories,
      pageSize,
      filter,
      params,
    });
