import { type AddressFields, checkAddressToSave, joinContactName } from '@wattle/domain/account';
import type { CheckoutContact, EnteredAddress } from '@wattle/domain/checkout';
import { COUNTRY } from '@wattle/domain/settings';
import type { FoundAddress } from '../../../goods/address/use-address-suggestions.ts';

/** Initial form values: the address being edited, or the name from the contact step. */
export function startAddress(address: EnteredAddress | null, contact: CheckoutContact | null): AddressFields {
  if (address) return address;
  return {
    contactName: contact ? joinContactName(contact.firstName, contact.lastName) : '',
    company: '',
    street1: '',
    street2: '',
    suburb: '',
    state: '',
    postcode: '',
    country: COUNTRY,
  };
}

/** A found address that is whole and fits on a label; otherwise what the shopper has to complete [C-5-56 C-5-62]. */
export function readFound(
  found: FoundAddress,
  contact: CheckoutContact | null,
): { readonly entered: EnteredAddress } | { readonly toComplete: AddressFields } {
  const toComplete = { ...startAddress(null, contact), ...found };
  const checked = checkAddressToSave(toComplete);
  return checked.status === 'SUCCESS' ? { entered: checked.value } : { toComplete };
}
