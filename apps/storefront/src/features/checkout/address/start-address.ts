import { type AddressFields, joinContactName } from '@wattle/domain/account';
import type { CheckoutContact, EnteredAddress } from '@wattle/domain/checkout';
import { COUNTRY } from '@wattle/domain/settings';

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
