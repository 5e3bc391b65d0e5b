import { type PlacedDraft, placedOrderOf } from '@wattle/domain/order';
import { keepPlacedOrder } from '../../../shopper/checkout/checkout-store.ts';
import { clearHere } from '../../../shopper/session/clear-here.ts';

/**
 * Completes a placed order: allows its confirmation page and removes the ordered items from the cart [C-3-44 C-4-42
 * C-4-43].
 */
export async function finishOrder(draft: PlacedDraft, orderNumber: string): Promise<void> {
  keepPlacedOrder(placedOrderOf(draft, orderNumber, Date.now()));
  await clearHere('ORDER_PLACED');
}
