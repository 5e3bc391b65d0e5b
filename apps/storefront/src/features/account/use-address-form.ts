import {
  type Address,
  type AddressCode,
  type AddressFields,
  type Customer,
  checkAddressToSave,
  findIdenticalAddress,
  type Locality,
  type Reason,
  stripInvalidCharacters,
} from '@wattle/domain';
import { ADDRESS_MESSAGES, addressFormMessages, fillMessage } from '@wattle/messages';
import { type FormEvent, useState } from 'react';
import { randomKey } from '../../page/random-key.ts';
import type { FoundAddress } from '../address/use-address-suggestions.ts';
import { focusField } from '../sign-in/use-account-form.ts';
import { type AddressValues, isChanged, startValues } from './address-form.ts';
import { saveAddress } from './change-addresses.ts';
import { lookUpDoubt } from './look-up-doubt.ts';

type Options = {
  readonly customer: Customer;
  /** Null: a new one. */
  readonly address: Address | null;
  readonly onSaved: () => void;
};

/** An address as it is typed, checked and saved [C-2-59 C-5-49…71]. */
export function useAddressForm({ customer, address, onSaved }: Options) {
  const [start] = useState(() => startValues(customer, address));
  const [values, setValues] = useState(start);
  const [reasons, setReasons] = useState<readonly Reason<AddressCode>[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<Locality | null>(null);
  const [isBusy, setBusy] = useState(false);

  const put = (change: Partial<AddressValues>): void => {
    setValues((before) => ({ ...before, ...change }));
    setReasons((before) => before.filter(({ field }) => !Object.hasOwn(change, field ?? '')));
    setFailure(null);
    setDoubt(null);
  };

  const save = async (form: HTMLFormElement): Promise<void> => {
    const checked = checkAddressToSave(values);
    setReasons(checked.status === 'REJECTED' ? checked.reasons : []);
    if (checked.status === 'REJECTED') return focusField(form, checked.reasons[0]?.field);
    if (findIdenticalAddress(customer.addresses, checked.value, address?.id) !== undefined) {
      return setFailure(ADDRESS_MESSAGES.identical);
    }
    // asked once: whoever presses again knows better
    const doubted = doubt === null ? await lookUpDoubt(checked.value) : undefined;
    if (doubted) return setDoubt(doubted);
    const { isDefaultBilling, isDefaultShipping } = values;
    const id = address?.id ?? randomKey();
    const isSaved = await saveAddress({ ...checked.value, id, isDefaultBilling, isDefaultShipping });
    if (isSaved) onSaved();
    else setFailure(ADDRESS_MESSAGES.notSaved);
  };

  return {
    values,
    start,
    isBusy,
    failure,
    doubt,
    isChanged: isChanged(values, start),
    put,
    setText: (field: keyof AddressFields, text: string): void => put({ [field]: stripInvalidCharacters(text) }),
    setFound: ({ street1, street2, suburb, state, postcode }: FoundAddress): void =>
      put({ street1, street2, suburb, state, postcode }),
    setPlace: ({ suburb, state, postcode }: Locality): void => put({ suburb, state, postcode }),
    errorOf: (field: keyof AddressFields): string | undefined => {
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(addressFormMessages[reason.code], reason.params);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      save(event.currentTarget)
        .catch(() => setFailure(ADDRESS_MESSAGES.notSaved))
        .finally(() => setBusy(false));
    },
  };
}
