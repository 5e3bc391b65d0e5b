import * as accountWords from '@wattle/messages/account';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { AddressBook } from './address-book.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

export function AddressesScreen() {
  return (
    <>
      <AccountHead title={accountWords.addresses}>{accountWords.addressesIntro}</AccountHead>
      <CustomerPart skeleton={<AddressesSkeleton />}>{(customer) => <AddressBook customer={customer} />}</CustomerPart>
    </>
  );
}
