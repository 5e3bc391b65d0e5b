import { purchaseEvent } from '@wattle/domain/analytics';
import { type Order, wasPlaced } from '@wattle/domain/order';
import { createStoredValue } from '../../../page/stored-value.ts';

type Page = { dataLayer?: unknown[] };

/** The last order reported to analytics, so that reopening the page does not report it again. */
const lastReported = createStoredValue<string>('wattle.purchase-told', (text) => text?.replaceAll('"', '') ?? '');

/** Reports an order to analytics once, including tax [C-9-21]. */
export function tellPurchase(order: Order, memory = lastReported, page: Page = globalThis as Page): void {
  // what was never paid is no purchase, and may never be one
  if (memory.get() === order.number || !wasPlaced(order)) return;
  memory.set(order.number);
  page.dataLayer ??= [];
  page.dataLayer.push(purchaseEvent(order));
}
