import type { AddressFields, EnteredAddress } from '@wattle/domain';
import { type FormEvent, useState } from 'react';
import { lookUpDoubt } from '../../../goods/address/look-up-doubt.ts';
import type { FoundAddress } from '../../../goods/address/use-address-suggestions.ts';
import { useAddressValues } from '../../../goods/address/use-address-values.ts';

type Options = {
  readonly start: AddressFields;
  readonly onEntered: (address: EnteredAddress, isTyped: boolean) => void;
};

/** An address for this order as it is typed and checked; it is not saved to any account [C-3-04 C-5-49…71]. */
export function useEnteredAddress({ start, onEntered }: Options) {
  const { check, setDoubt, put: _, ...fields } = useAddressValues(start);
  const [isFound, setFound] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const enter = async (form: HTMLFormElement): Promise<void> => {
    const address = check(form);
    if (!address) return;
    // without a network nobody is asked
    const isAsked = fields.doubt === null && !isFound;
    const doubted = isAsked ? await lookUpDoubt(address).catch(() => undefined) : undefined;
    if (doubted) return setDoubt(doubted);
    onEntered(address, !isFound);
  };

  return {
    ...fields,
    isBusy,
    setText: (field: keyof AddressFields, text: string): void => {
      setFound(false);
      fields.setText(field, text);
    },
    setFound: (found: FoundAddress): void => {
      setFound(true);
      fields.setFound(found);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      void enter(event.currentTarget).finally(() => setBusy(false));
    },
  };
}
