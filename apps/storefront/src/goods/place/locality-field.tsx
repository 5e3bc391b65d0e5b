import type { Locality } from '@wattle/domain/stores';
import * as suburbWords from '@wattle/messages/suburb';
import { useEffect, useRef } from 'react';
import { type LocalitySearch, useLocalities } from '../../shopper/location/use-localities.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';

type Props = {
  name: string;
  initial?: string;
  onChoose: (locality: Locality) => void;
  /** Focuses the field on mount, as in a dialog. */
  takesFocus?: boolean;
  /** Shows a pin icon. */
  pin?: boolean;
};

const nameOf = ({ name }: Locality): string => name;

/** Suburb or postcode field with suggestions. */
export function LocalityField({ name, initial = '', onChoose, takesFocus = false, pin = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const combobox = useCombobox(initial, nameOf, onChoose);
  const { words, isOpen } = combobox;
  const search = useLocalities(isOpen ? words : '');
  return (
    <Combobox
      ref={input}
      label={suburbWords.suburbOrPostcode}
      name={name}
      listLabel={suburbWords.suburbs}
      combobox={combobox}
      options={isOpen && search.status === 'SUCCESS' ? search.localities : []}
      keyOf={nameOf}
      show={({ suburb, state, postcode }) => (
        <>
          {suburb}{' '}
          <small>
            {state} {postcode}
          </small>
        </>
      )}
      status={statusWords(search, words)}
      maxLength={60}
      icon={pin ? 'pin' : undefined}
    />
  );
}

function statusWords(search: LocalitySearch, words: string): string {
  if (search.status === 'ERROR') return suburbWords.suburbsNotLoaded;
  if (search.status === 'SUCCESS' && search.localities.length === 0)
    return suburbWords.noSuburbStartsWith(words.trim());
  return '';
}
