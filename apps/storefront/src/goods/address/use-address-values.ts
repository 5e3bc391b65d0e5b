import type { AddressFields, EnteredAddress, Locality } from '@wattle/domain';
import { addressFormMessages, fillMessage } from '@wattle/messages';
import { useState } from 'react';
import { focusField } from '../sign-in/use-account-form.ts';
import { type AddressValues, putFields, sendFields, typeField } from './address-values.ts';
import type { FoundAddress } from './use-address-suggestions.ts';

/** The fields of an address as they are typed or found, and what is wrong with them [C-5-49…71]. */
export function useAddressValues<T extends AddressFields>(start: T) {
  const [form, setForm] = useState<AddressValues<T>>({ values: start, reasons: [] });
  const [doubt, setDoubt] = useState<Locality | null>(null);
  const { values, reasons } = form;

  const change = (next: (before: AddressValues<T>) => AddressValues<T>): void => {
    setForm(next);
    setDoubt(null);
  };
  const put = (fields: Partial<T> | Partial<AddressFields>): void => change((before) => putFields(before, fields));

  return {
    values,
    put,
    /** Its postcode is that of another place: asked once, whoever presses again knows better. */
    doubt,
    setDoubt,
    setText: (field: keyof AddressFields, text: string): void => change((before) => typeField(before, field, text)),
    setFound: ({ street1, street2, suburb, state, postcode }: FoundAddress): void =>
      put({ street1, street2, suburb, state, postcode }),
    setPlace: ({ suburb, state, postcode }: Locality): void => put({ suburb, state, postcode }),
    errorOf: (field: keyof AddressFields): string | undefined => {
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(addressFormMessages[reason.code], reason.params);
    },
    /** What is right as it stands; otherwise each field says what is wrong, and the first has the focus. */
    check: (element: HTMLFormElement): EnteredAddress | null => {
      const { address, ...sent } = sendFields(form);
      setForm(sent);
      if (!address) focusField(element, sent.reasons[0]?.field);
      return address;
    },
  };
}
