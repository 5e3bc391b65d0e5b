import { type Address, type AddressFields, type Customer, joinContactName } from '@wattle/domain/account';
import { COUNTRY } from '@wattle/domain/settings';

export type AddressValues = AddressFields & {
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

/** Initial values: the address being edited, or the customer's own name. */
export function startValues(customer: Customer, address: Address | null): AddressValues {
  if (address) {
    const { id: _id, ...values } = address;
    return values;
  }
  const isFirst = customer.addresses.length === 0;
  return {
    contactName: joinContactName(customer.firstName, customer.lastName),
    company: '',
    street1: '',
    street2: '',
    suburb: '',
    state: '',
    postcode: '',
    country: COUNTRY,
    isDefaultBilling: isFirst,
    isDefaultShipping: isFirst,
  };
}

export const isChanged = (values: AddressValues, start: AddressValues): boolean =>
  (Object.keys(start) as (keyof AddressValues)[]).some((field) => values[field] !== start[field]);
