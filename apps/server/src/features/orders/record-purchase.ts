import { CURRENCY } from '@wattle/domain/settings';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import { recordEvents } from '../../store/shopper-events.ts';

/**
 * Records the purchase for recommendations, in the order's transaction, once payment is confirmed. Skips orders without
 * a visitor id.
 */
export const recordPurchase: SaveWithOrder = async (tx, { number, status, placedAt, lines, totals, carried }) => {
  const visitorId = carried?.analytics?.clientId;
  if (status !== 'PLACED' || !visitorId) return;
  const order = { number, totalCents: totals.totalCents, currency: CURRENCY };
  const products = lines.map(({ productId, qty }) => ({ id: productId, quantity: qty }));
  await recordEvents(tx, [{ type: 'purchase', visitorId, at: Math.floor(placedAt / 1000), products, order }]);
};
