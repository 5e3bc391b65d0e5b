import { type Address, putAddress, removeAddress } from '@wattle/domain';
import { knownCustomer, loadAccount, updateAccount } from '../../shopper/account/account-store.ts';

type Addresses = readonly Address[];

/** The whole list travels: it is made from the newest there is, so that another device's change is not lost. */
async function changeAddresses(change: (addresses: Addresses) => Addresses): Promise<boolean> {
  await loadAccount();
  const customer = knownCustomer();
  if (!customer) return false;
  const outcome = await updateAccount({ addresses: change(customer.addresses) });
  return outcome.status === 'SUCCESS';
}

const orFalse = (work: Promise<boolean>): Promise<boolean> => work.catch(() => false);

/** Adds or changes one [C-2-59 C-3-27]. */
export const saveAddress = (address: Address): Promise<boolean> =>
  orFalse(changeAddresses((addresses) => putAddress(addresses, address)));

export const dropAddress = (id: string): Promise<boolean> =>
  orFalse(changeAddresses((addresses) => removeAddress(addresses, id)));
