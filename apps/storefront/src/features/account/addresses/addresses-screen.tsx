import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { AddressBook } from './address-book.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

/** The customer's addresses. */
export function AddressesScreen() {
  return (
    <>
      <AccountHead title="Addresses">Used at checkout. One default for delivery, one for bills.</AccountHead>
      <CustomerPart skeleton={<AddressesSkeleton />}>{(customer) => <AddressBook customer={customer} />}</CustomerPart>
    </>
  );
}
