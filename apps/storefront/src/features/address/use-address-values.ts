import {
  type AddressCode,
  type AddressFields,
  checkAddressToSave,
  type EnteredAddress,
  type Locality,
  type Reason,
  stripInvalidCharacters,
} from '@wattle/domain';
import { addressFormMessages, fillMessage } from '@wattle/messages';
import { useState } from 'react';
import { focusField } from '../sign-in/use-account-form.ts';
import { typedFaults } from './typed-faults.ts';
import type { FoundAddress } from './use-address-suggestions.ts';

/** The fields of an address as they are typed or found, and what is wrong with them [C-5-49…71]. */
export function useAddressValues<T extends AddressFields>(start: T) {
  const [values, setValues] = useState(start);
  const [reasons, setReasons] = useState<readonly Reason<AddressCode>[]>([]);
  const [doubt, setDoubt] = useState<Locality | null>(null);

  const put = (change: Partial<T> | Partial<AddressFields>): void => {
    setValues((before) => ({ ...before, ...change }));
    setReasons((before) => before.filter(({ field }) => !Object.hasOwn(change, field ?? '')));
    setDoubt(null);
  };

  return {
    values,
    put,
    /** Its postcode is that of another place: asked once, whoever presses again knows better. */
    doubt,
    setDoubt,
    setText: (field: keyof AddressFields, text: string): void => {
      const typed = { [field]: stripInvalidCharacters(text) };
      put(typed);
      const faults = typedFaults({ ...values, ...typed }, field);
      if (faults.length > 0) setReasons((before) => [...before, ...faults]);
    },
    setFound: ({ street1, street2, suburb, state, postcode }: FoundAddress): void =>
      put({ street1, street2, suburb, state, postcode }),
    setPlace: ({ suburb, state, postcode }: Locality): void => put({ suburb, state, postcode }),
    errorOf: (field: keyof AddressFields): string | undefined => {
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(addressFormMessages[reason.code], reason.params);
    },
    /** What is right as it stands; otherwise each field says what is wrong, and the first has the focus. */
    check: (form: HTMLFormElement): EnteredAddress | null => {
      const checked = checkAddressToSave(values);
      setReasons(checked.status === 'REJECTED' ? checked.reasons : []);
      if (checked.status === 'SUCCESS') return checked.value;
      if (checked.status === 'REJECTED') focusField(form, checked.reasons[0]?.field);
      return null;
    },
  };
}
