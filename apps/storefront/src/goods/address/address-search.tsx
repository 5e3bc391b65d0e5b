import { ADDRESS_SEARCH } from '@wattle/domain/places';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import * as addressWords from '@wattle/messages/address';
import { useEffect, useRef, useState } from 'react';
import { useWaited } from '../../page/use-waited.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import {
  type AddressSuggestion,
  type FoundAddress,
  type AddressSearch as Search,
  useAddressSuggestions,
} from './use-address-suggestions.ts';

type Props = {
  onFound: (address: FoundAddress) => void;
  label?: string;
  /** It takes the place of what was pressed for it. */
  takesFocus?: boolean;
  /** For when the fields are hidden: passes on the text typed so far. */
  onByHand?: (typed: string) => void;
};

const BY_HAND: AddressSuggestion = { placeId: 'by-hand', main: addressWords.enterManually, secondary: '' };

const nameOf = ({ main, secondary }: AddressSuggestion): string => `${main}, ${secondary}`;

/** Address autocomplete that returns all parts. Manual entry is always possible. */
export function AddressSearch({ onFound, label = addressWords.findTheAddress, takesFocus = false, onByHand }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [hasFailed, setHasFailed] = useState(false);
  const combobox = useCombobox('', nameOf, (suggestion: AddressSuggestion) => {
    setHasFailed(false);
    if (suggestion === BY_HAND) return onByHand?.(words);
    void find(suggestion).then((address) => (address ? onFound(address) : setHasFailed(true)));
  });
  const { words, isOpen } = combobox;
  const { search, find } = useAddressSuggestions(isOpen ? words : '');
  const isBusy = useWaited(search.status === 'LOADING', ADDRESS_SEARCH.spinnerDelayMs);
  const found = isOpen && search.status === 'SUCCESS' ? search.suggestions : null;
  return (
    <>
      <Combobox
        ref={field}
        label={label}
        name="address-search"
        listLabel={addressWords.addresses}
        combobox={combobox}
        options={found ? [...found, ...(onByHand ? [BY_HAND] : [])] : []}
        keyOf={({ placeId }) => placeId}
        iconOf={(suggestion) => (suggestion === BY_HAND ? 'edit' : 'pin')}
        show={(suggestion) => <Shown suggestion={suggestion} typed={words} />}
        status={statusWords(search, onByHand !== undefined)}
        maxLength={200}
        icon="search"
        isBusy={isBusy}
        {...(!onByHand && { hint: addressWords.orEnterBelow })}
      />
      {hasFailed && <p role="alert">{ADDRESS_MESSAGES.searchFailed}</p>}
    </>
  );
}

/** Highlights the typed text in a suggestion. */
function Shown({ suggestion, typed }: { suggestion: AddressSuggestion; typed: string }) {
  if (suggestion === BY_HAND) return <b>{BY_HAND.main}</b>;
  const { main, secondary } = suggestion;
  const length = commonLength(main.toLowerCase(), typed.trim().toLowerCase());
  return (
    <>
      <b>{main.slice(0, length)}</b>
      {main.slice(length)}, {secondary}
    </>
  );
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function statusWords(search: Search, isByHand: boolean): string {
  if (search.status === 'ERROR') return ADDRESS_MESSAGES.searchFailed;
  const isEmpty = search.status === 'SUCCESS' && search.suggestions.length === 0;
  if (!isEmpty) return '';
  return isByHand ? addressWords.noneFoundEnterManually : addressWords.noneFoundFillIn;
}
