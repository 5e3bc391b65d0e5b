import type { Handler } from '../../answers/handlers.ts';
import type { ShopRecommendation } from './shop-recommendation.ts';

/** Records product views and additions to the cart. The server sets the time, not the browser. */
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
