import { type PlacedDraft, placedOrderOf } from '@wattle/domain';
import { browserClient } from '../../../page/browser-client.ts';
import { keepPlacedOrder } from '../../../shopper/checkout/checkout-store.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { clearHere } from '../../../shopper/session/clear-here.ts';

/** The shop has the order: its confirmation may be shown, and what was ordered leaves the cart [C-3-44 C-4-42 C-4-43]. */
export async function finishOrder(draft: PlacedDraft, orderNumber: string): Promise<void> {
  keepPlacedOrder(placedOrderOf(draft, orderNumber, Date.now()));
  await clearHere('ORDER_PLACED');
}

/**
 * Who comes back from the provider by the back button may have paid there all the same: the order is then placed by the
 * provider's own news. True: it was, and is finished here too.
 */
export async function finishIfPlaced(): Promise<boolean> {
  const kept = attemptStore.get();
  if (!kept?.orderNumber) return false;
  const { orderNumber: number, draft } = kept;
  const found = await browserClient.findGuestOrder({ number, email: draft.contact.email });
  if (found.status !== 'SUCCESS') return false;
  attemptStore.set(null);
  await finishOrder(draft, number);
  return true;
}
