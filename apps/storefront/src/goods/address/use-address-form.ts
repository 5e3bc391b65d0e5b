import { type Address, type Customer, findIdenticalAddress } from '@wattle/domain/account';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import { useState } from 'react';
import { randomKey } from '../../page/random-key.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { isChanged, startValues } from './address-form.ts';
import { ADDRESS_RULES } from './address-rules.ts';
import { saveAddress } from './change-addresses.ts';
import { useDoubt } from './use-doubt.ts';

type Options = {
  readonly customer: Customer;
  /** Null: a new address. */
  readonly address: Address | null;
  readonly onSaved: () => void;
};

/** State, validation and saving of an address form [C-2-59 C-5-49…71]. */
export function useAddressForm({ customer, address, onSaved }: Options) {
  const [initial] = useState(() => startValues(customer, address));
  const { doubtOf, hasDoubt } = useDoubt();
  const form = useForm({
    ...ADDRESS_RULES,
    initial,
    failure: ADDRESS_MESSAGES.notSaved,
    send: async (entered, { values }) => {
      if (findIdenticalAddress(customer.addresses, entered, address?.id) !== undefined) {
        return { form: ADDRESS_MESSAGES.identical };
      }
      if (await hasDoubt(entered, values)) return {};
      const { isDefaultBilling, isDefaultShipping } = values;
      const refusal = await saveAddress({
        ...entered,
        id: address?.id ?? randomKey(),
        isDefaultBilling,
        isDefaultShipping,
      });
      if (!refusal) onSaved();
      return refusal;
    },
  });
  return { form, initial, doubt: doubtOf(form.values), isChanged: isChanged(form.values, initial) };
}
