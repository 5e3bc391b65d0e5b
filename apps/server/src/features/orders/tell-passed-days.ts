import { daysToTell } from '@wattle/domain/order';
import { wallClock } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import type { OrderDeps } from './order-deps.ts';

const AT_ONCE = 20;

/** Mails each shopper whose order did not come by the promised day, once for that day. Returns how many. */
export async function tellPassedDays(
  { store, letters, onPlaced }: Pick<OrderDeps, 'store' | 'letters' | 'onPlaced'>,
  nowMs: number,
): Promise<number> {
  const told = await store.lateOrders.tell(daysToTell(wallClock(SHOP_TIME_ZONE, nowMs)), AT_ONCE, letters.dayPassed);
  if (told > 0) onPlaced();
  return told;
}
