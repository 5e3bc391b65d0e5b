import type { Handler } from '../../http/handlers.ts';
import type { ShopRecommendation } from '../../recommendation/shop-recommendation.ts';

/** What a shopper may like beside what they look at. A service that is away is a result [C-7-17 C-7-18]. */
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
