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
import { type FormEvent, useState } from 'react';
import { lookUpDoubt } from '../../account/look-up-doubt.ts';
import type { FoundAddress } from '../../address/use-address-suggestions.ts';
import { focusField } from '../../sign-in/use-account-form.ts';

type Options = {
  readonly start: AddressFields;
  readonly onEntered: (address: EnteredAddress, isTyped: boolean) => void;
};

/** An address for this order as it is typed and checked; it is not saved to any account [C-3-04 C-5-49…71]. */
export function useEnteredAddress({ start, onEntered }: Options) {
  const [values, setValues] = useState<AddressFields>(start);
  const [reasons, setReasons] = useState<readonly Reason<AddressCode>[]>([]);
  const [doubt, setDoubt] = useState<Locality | null>(null);
  const [isFound, setFound] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const put = (change: Partial<AddressFields>): void => {
    setValues((before) => ({ ...before, ...change }));
    setReasons((before) => before.filter(({ field }) => !Object.hasOwn(change, field ?? '')));
    setDoubt(null);
  };

  const enter = async (form: HTMLFormElement): Promise<void> => {
    const checked = checkAddressToSave(values);
    setReasons(checked.status === 'REJECTED' ? checked.reasons : []);
    if (checked.status === 'REJECTED') return focusField(form, checked.reasons[0]?.field);
    // asked once: whoever presses again knows better, and without a network nobody is asked
    const doubted = doubt === null && !isFound ? await lookUpDoubt(checked.value).catch(() => undefined) : undefined;
    if (doubted) return setDoubt(doubted);
    onEntered(checked.value, !isFound);
  };

  return {
    values,
    isBusy,
    doubt,
    setText: (field: keyof AddressFields, text: string): void => {
      setFound(false);
      put({ [field]: stripInvalidCharacters(text) });
    },
    setFound: ({ street1, street2, suburb, state, postcode }: FoundAddress): void => {
      setFound(true);
      put({ street1, street2, suburb, state, postcode });
    },
    setPlace: ({ suburb, state, postcode }: Locality): void => put({ suburb, state, postcode }),
    errorOf: (field: keyof AddressFields): string | undefined => {
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(addressFormMessages[reason.code], reason.params);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      void enter(event.currentTarget).finally(() => setBusy(false));
    },
  };
}
