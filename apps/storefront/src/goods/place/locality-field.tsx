import type { Locality } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { type LocalitySearch, useLocalities } from '../../shopper/location/use-localities.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';

type Props = {
  name: string;
  initial?: string;
  onChoose: (locality: Locality) => void;
  /** Focus goes here when the field appears, as in a dialog. */
  takesFocus?: boolean;
  /** A pin in front of the words. */
  pin?: boolean;
};

const nameOf = ({ name }: Locality): string => name;

/** A suburb or postcode with suggestions. */
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
      label="Suburb or postcode"
      name={name}
      listLabel="Suburbs"
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
  if (search.status === 'ERROR') return 'Suburbs could not be loaded. Try again in a moment.';
  if (search.status === 'SUCCESS' && search.localities.length === 0) return `No suburb starts with “${words.trim()}”.`;
  return '';
}
