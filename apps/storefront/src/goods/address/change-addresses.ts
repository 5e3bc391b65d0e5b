import { type Address, type AddressFields, putAddress, removeAddress } from '@wattle/domain/account';
import { failed } from '@wattle/domain/results';
import { ADDRESS_MESSAGES, addressFormMessages } from '@wattle/messages';
import { knownCustomer, loadAccount, updateAccount } from '../../shopper/account/account-store.ts';
import type { Refusal } from '../../ui/form/form-model.ts';
import { refusedFields } from '../../ui/form/refused-fields.ts';

type Addresses = readonly Address[];

/** Saves the whole list, based on the latest version, so that changes from another device are not lost. */
async function changeAddresses(change: (addresses: Addresses) => Addresses) {
  await loadAccount();
  const customer = knownCustomer();
  const sent = change(customer?.addresses ?? []);
  return { sent, outcome: customer ? await updateAccount({ addresses: sent }) : failed('UNAVAILABLE') };
}

/** Adds or changes an address. Returns nothing when saved [C-2-59 C-3-27]. */
export async function saveAddress(address: Address): Promise<Refusal<AddressFields> | undefined> {
  const { sent, outcome } = await changeAddresses((addresses) => putAddress(addresses, address));
  if (outcome.status === 'SUCCESS') return undefined;
  // only show errors of this address, as the list may contain other invalid ones
  const at = sent.findIndex(({ id }) => id === address.id);
  const reasons = outcome.status === 'REJECTED' ? outcome.reasons : [];
  return { fields: refusedFields(reasons, addressFormMessages, `addresses.${at}.`), form: ADDRESS_MESSAGES.notSaved };
}

export const dropAddress = (id: string): Promise<boolean> =>
  changeAddresses((addresses) => removeAddress(addresses, id)).then(
    ({ outcome }) => outcome.status === 'SUCCESS',
    () => false,
  );
