import type { PriceRecord } from '@wattle/domain/catalogue';
import type { MarketWish, Offset } from './market-wish.ts';
import { DAY, endOfDay } from './moments.ts';
import { summerEvent } from './summer-event.ts';

/** Offers of a day or longer end at midnight; shorter and past ones to the second. */
const endAt = (now: number, to: Offset): number => (to >= DAY ? endOfDay(now, Math.round(to / DAY)) : now + to);

/** A product's prices: the dated one first, then the permanent one. */
export function planPrices(listPrice: number, wish: MarketWish, now: number): PriceRecord[] {
  const always: PriceRecord = { price: listPrice, erpOriginalPrice: listPrice, from: null, to: null };
  const { sale, hot } = wish;
  if (sale !== undefined && sale.to === null) {
    return [{ price: sale.price, erpOriginalPrice: listPrice, from: null, to: null }];
  }
  if (sale?.to === 'event') {
    const { startTime: from, endTime: to } = summerEvent(now);
    return [{ price: sale.price, erpOriginalPrice: listPrice, from, to }, always];
  }
  if (sale !== undefined && sale.to !== null) {
    const from = now + (sale.from ?? -6 * DAY);
    return [{ price: sale.price, erpOriginalPrice: listPrice, from, to: endAt(now, sale.to) }, always];
  }
  if (hot !== undefined) {
    const to = endAt(now, hot.to);
    return [{ price: hot.price, erpOriginalPrice: hot.price, from: now + hot.from, to }, always];
  }
  return [always];
}
