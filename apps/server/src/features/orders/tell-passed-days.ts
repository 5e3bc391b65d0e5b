import { daysToTell } from '@wattle/domain/order';
import { wallClock } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import type { OrderDeps } from './order-deps.ts';

const AT_ONCE = 20;

/**
 * Mails each shopper whose order did not come by the promised day, once for that day. One that cannot be told does not
 * stop the others. Returns how many.
 */
export async function tellPassedDays(
  { store, letters, onPlaced }: Pick<OrderDeps, 'store' | 'letters' | 'onPlaced'>,
  nowMs: number,
): Promise<number> {
  const days = daysToTell(wallClock(SHOP_TIME_ZONE, nowMs));
  const failed = new Map<string, unknown>();
  let told = 0;
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const batch = await store.lateOrders.tell(days, { limit: AT_ONCE, except: [...failed.keys()] }, letters.dayPassed);
    found = batch.found;
    told += batch.told;
    for (const { number, error } of batch.failed) failed.set(number, error);
  }
  if (told > 0) onPlaced();
  for (const error of failed.values()) throw error;
  return told;
}
