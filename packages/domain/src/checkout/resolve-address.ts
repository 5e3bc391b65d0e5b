import type { Address } from '../account/customer.ts';
import type { CheckoutAddress, EnteredAddress } from './checkout.ts';

/**
 * The full address: one entered for this order, or a saved one by id. Null when the saved one is gone [C-3-03 C-3-04].
 */
export function resolveAddress(chosen: CheckoutAddress | null, saved: readonly Address[]): EnteredAddress | null {
  if (chosen === null) return null;
  if (chosen.type === 'ENTERED') return chosen.address;
  const found = saved.find(({ id }) => id === chosen.id);
  if (!found) return null;
  const { id: _id, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = found;
  return address;
}
