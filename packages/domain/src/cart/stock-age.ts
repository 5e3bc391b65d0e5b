import { SHOP } from '../settings/shop-constants.ts';

/** Whether stock that was read then has to be read again before something is added or ordered [C-9-11 C-9-12]. */
export function isStockOld(readAtMs: number, nowMs: number): boolean {
  return nowMs - readAtMs > SHOP.stockAgeMaxSeconds * 1000;
}
