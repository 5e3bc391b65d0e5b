import { type Order, purchaseEvent } from '@wattle/domain';
import { createStoredValue } from '../../../page/stored-value.ts';

type Page = { dataLayer?: unknown[] };

/** The last order that analytics were told of: opening the page again does not sell it again. */
const told = createStoredValue<string>('wattle.purchase-told', (text) => text?.replaceAll('"', '') ?? '');

/** Tells the shop's analytics of an order, once, with the tax in it [C-9-21]. */
export function tellPurchase(order: Order, memory = told, page: Page = globalThis as Page): void {
  if (memory.get() === order.number) return;
  memory.set(order.number);
  page.dataLayer ??= [];
  page.dataLayer.push(purchaseEvent(order));
}
