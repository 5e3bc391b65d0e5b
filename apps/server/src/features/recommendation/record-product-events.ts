import type { Handler } from '../../http/handlers.ts';
import type { ShopRecommendation } from '../../recommendation/shop-recommendation.ts';

/** Takes down what a shopper looked at and added. When it happened is the shop's word, not the browser's. */
export const recordProductEvents =
  (recommendation: Pick<ShopRecommendation, 'record'>, now: () => number = Date.now): Handler<'recordProductEvents'> =>
  async ({ visitorId, events }) => {
    const at = Math.floor(now() / 1000);
    return recommendation.record(
      events.map(({ type, productIds, attributionToken }) => ({
        type,
        visitorId,
        at,
        products: [...new Set(productIds)].map((id) => ({ id })),
        ...(attributionToken ? { attributionToken } : {}),
      })),
    );
  };
