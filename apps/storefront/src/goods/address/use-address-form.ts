import { type Address, type Customer, findIdenticalAddress } from '@wattle/domain';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import { type FormEvent, useState } from 'react';
import { randomKey } from '../../page/random-key.ts';
import { isChanged, startValues } from './address-form.ts';
import { saveAddress } from './change-addresses.ts';
import { lookUpDoubt } from './look-up-doubt.ts';
import { useAddressValues } from './use-address-values.ts';

type Options = {
  readonly customer: Customer;
  /** Null: a new one. */
  readonly address: Address | null;
  readonly onSaved: () => void;
};

/** An address as it is typed, checked and saved [C-2-59 C-5-49…71]. */
export function useAddressForm({ customer, address, onSaved }: Options) {
  const [start] = useState(() => startValues(customer, address));
  const { check, setDoubt, ...fields } = useAddressValues(start);
  const { values, doubt } = fields;
  /** Of what was tried: what was typed since has not failed. */
  const [failed, setFailed] = useState<{ readonly values: typeof values; readonly words: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fail = (words: string): void => setFailed({ values, words });

  const save = async (form: HTMLFormElement): Promise<void> => {
    const checked = check(form);
    if (!checked) return;
    if (findIdenticalAddress(customer.addresses, checked, address?.id) !== undefined) {
      return fail(ADDRESS_MESSAGES.identical);
    }
    const doubted = doubt === null ? await lookUpDoubt(checked) : undefined;
    if (doubted) return setDoubt(doubted);
    const { isDefaultBilling, isDefaultShipping } = values;
    const id = address?.id ?? randomKey();
    const isSaved = await saveAddress({ ...checked, id, isDefaultBilling, isDefaultShipping });
    if (isSaved) onSaved();
    else fail(ADDRESS_MESSAGES.notSaved);
  };

  return {
    ...fields,
    start,
    isBusy,
    failure: failed?.values === values ? failed.words : null,
    isChanged: isChanged(values, start),
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      save(event.currentTarget)
        .catch(() => fail(ADDRESS_MESSAGES.notSaved))
        .finally(() => setBusy(false));
    },
  };
}
