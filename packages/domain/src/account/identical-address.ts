import type { EnteredAddress } from '../checkout/checkout.ts';
import type { Address } from './customer.ts';

const FIELDS = ['company', 'contactName', 'country', 'postcode', 'state', 'street1', 'street2', 'suburb'] as const;

/** Whether two addresses lead to the same door and person, however they are written [C-8-41]. */
export function isIdenticalAddress(one: EnteredAddress, other: EnteredAddress): boolean {
  return FIELDS.every((field) => folded(one[field]) === folded(other[field]));
}

/** The saved address that says the same, if there is one; the one that is being changed is not it [C-8-41]. */
export const findIdenticalAddress = (
  saved: readonly Address[],
  entered: EnteredAddress,
  changedId?: string,
): Address | undefined => saved.find((address) => address.id !== changedId && isIdenticalAddress(address, entered));

const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
