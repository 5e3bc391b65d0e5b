import type { EnteredAddress } from '../checkout/checkout.ts';
import type { Address } from './customer.ts';

const FIELDS = ['company', 'contactName', 'country', 'postcode', 'state', 'street1', 'street2', 'suburb'] as const;

/** Whether two addresses are equal, ignoring case, spacing and apostrophe style [C-8-41]. */
export function isIdenticalAddress(one: EnteredAddress, other: EnteredAddress): boolean {
  return FIELDS.every((field) => folded(one[field]) === folded(other[field]));
}

/** The saved address equal to this one, if any; ignores the one being edited [C-8-41]. */
export const findIdenticalAddress = (
  saved: readonly Address[],
  entered: EnteredAddress,
  changedId?: string,
): Address | undefined => saved.find((address) => address.id !== changedId && isIdenticalAddress(address, entered));

const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
