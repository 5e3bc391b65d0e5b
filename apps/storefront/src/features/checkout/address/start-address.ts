import {
  type AddressFields,
  type CheckoutContact,
  COUNTRY,
  type EnteredAddress,
  joinContactName,
} from '@wattle/domain';

/** What the form starts with: the address that is changed, or the name that the contact step told. */
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
