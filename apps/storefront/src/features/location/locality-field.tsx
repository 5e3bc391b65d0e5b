import type { Locality } from '@wattle/domain';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './locality-field.module.css';
import { useCombobox } from './use-combobox.ts';
import { type LocalitySearch, useLocalities } from './use-localities.ts';

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

/** A suburb or postcode with suggestions: a combobox that the keyboard can use whole. */
export function LocalityField({ name, initial = '', onChoose, takesFocus = false, pin = false }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const { words, isOpen, active, choose, type, onKeyDown, close } = useCombobox(initial, nameOf, onChoose);
  const search = useLocalities(isOpen ? words : '');
  const options = isOpen && search.status === 'SUCCESS' ? search.localities : [];
  const marked = active !== null && options[active] ? `${listId}-${active}` : undefined;
  return (
    <div className={pin ? `${styles.field} ${styles.pinned}` : styles.field}>
      {pin && <Icon name="pin" className={styles.pin} />}
      <TextInput
        ref={input}
        label="Suburb or postcode"
        name={name}
        value={words}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => onKeyDown(event, options)}
        onBlur={close}
      />
      <Options id={listId} options={options} active={active} onChoose={choose} />
      <p className={styles.status} role="status">
        {isOpen && statusWords(search, words)}
      </p>
    </div>
  );
}

type OptionsProps = {
  id: string;
  options: readonly Locality[];
  active: number | null;
  onChoose: (locality: Locality) => void;
};

function Options({ id, options, active, onChoose }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label="Suburbs" className={styles.options} hidden={options.length === 0}>
      {options.map((locality, index) => (
        <div
          key={locality.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // before the field loses focus, which would close the list
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(locality);
          }}
        >
          <Icon name="pin" />
          <span>
            {locality.suburb}{' '}
            <small>
              {locality.state} {locality.postcode}
            </small>
          </span>
        </div>
      ))}
    </div>
  );
}

function statusWords(search: LocalitySearch, words: string): string {
  if (search.status === 'ERROR') return 'Suburbs could not be loaded. Try again in a moment.';
  if (search.status === 'SUCCESS' && search.localities.length === 0) return `No suburb starts with “${words.trim()}”.`;
  return '';
}
