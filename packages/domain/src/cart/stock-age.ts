import { SHOP } from '../settings/shop-constants.ts';

/** Whether stock must be refreshed before an add or an order [C-9-11 C-9-12]. */
export function isStockOld(readAtMs: number, nowMs: number): boolean {
  return nowMs - readAtMs > SHOP.stockAgeMaxSeconds * 1000;
}
