import type { PriceRecord } from './product-record.ts';

const isInForce = (price: PriceRecord, now: number): boolean =>
  (price.from === null || price.from <= now) && (price.to === null || now < price.to);

const isDated = (price: PriceRecord): boolean => price.from !== null || price.to !== null;

const startOf = (price: PriceRecord): number => price.from ?? Number.NEGATIVE_INFINITY;

/**
 * The price in force right now: dated prices come before the standing one, and the latest start wins. If every price
 * is outside its dates, the most recent one applies.
 */
export function currentPrice(prices: readonly PriceRecord[], nowSeconds: number): PriceRecord {
  const inForce = prices.filter((price) => isInForce(price, nowSeconds));
  const candidates = inForce.length > 0 ? inForce : prices;
  const [best] = [...candidates].sort(
    (a, b) => Number(isDated(b)) - Number(isDated(a)) || startOf(b) - startOf(a) || 0,
  );
  if (!best) throw new Error('A product has at least one price.');
  return best;
}
