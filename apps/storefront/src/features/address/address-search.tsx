import { ADDRESS_SEARCH } from '@wattle/domain';
import { ADDRESS_MESSAGES } from '@wattle/messages';
import { useState } from 'react';
import { useWaited } from '../../page/use-waited.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import {
  type AddressSuggestion,
  type FoundAddress,
  type AddressSearch as Search,
  useAddressSuggestions,
} from './use-address-suggestions.ts';

const nameOf = ({ main, secondary }: AddressSuggestion): string => `${main}, ${secondary}`;

/** Finds an address from what is typed and gives all its parts. Typing them by hand is always possible beside it. */
export function AddressSearch({ onFound }: { onFound: (address: FoundAddress) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const combobox = useCombobox('', nameOf, (suggestion: AddressSuggestion) => {
    setHasFailed(false);
    void find(suggestion).then((address) => (address ? onFound(address) : setHasFailed(true)));
  });
  const { words, isOpen } = combobox;
  const { search, find } = useAddressSuggestions(isOpen ? words : '');
  const isBusy = useWaited(search.status === 'LOADING', ADDRESS_SEARCH.spinnerDelayMs);
  return (
    <>
      <Combobox
        label="Find the address"
        name="address-search"
        listLabel="Addresses"
        combobox={combobox}
        options={isOpen && search.status === 'SUCCESS' ? search.suggestions : []}
        keyOf={({ placeId }) => placeId}
        show={({ main, secondary }) => (
          <>
            {main} <small>{secondary}</small>
          </>
        )}
        status={statusWords(search)}
        maxLength={200}
        icon="search"
        isBusy={isBusy}
        hint="Or type it below."
      />
      {hasFailed && <p role="alert">{ADDRESS_MESSAGES.searchFailed}</p>}
    </>
  );
}

function statusWords(search: Search): string {
  if (search.status === 'ERROR') return ADDRESS_MESSAGES.searchFailed;
  const isEmpty = search.status === 'SUCCESS' && search.suggestions.length === 0;
  return isEmpty ? 'Type the number, street and suburb, or fill in the fields below.' : '';
}
