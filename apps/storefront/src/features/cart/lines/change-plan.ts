import { type CartLine, lineId } from '@wattle/domain';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { moveFocusTo } from './use-line-focus.ts';

/** Gives a line another plan, or none. It shows at once, and the focus stays with the line. */
export function changePlan(line: CartLine, warrantyId: string | null): void {
  if (warrantyId === line.warrantyId) return;
  moveFocusTo(lineId({ ...line, warrantyId }));
  void openCart().setWarranty(line.id, warrantyId);
}
