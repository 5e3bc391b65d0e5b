import type { Locality } from '@wattle/domain';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './locality-field.module.css';
import { nextOption } from './next-option.ts';
import { type LocalitySearch, useLocalities } from './use-localities.ts';

type Props = {
  name: string;
  initial?: string;
  onChoose: (locality: Locality) => void;
  /** Focus goes here when the field appears, as in a dialog. */
  takesFocus?: boolean;
};

/** A suburb or postcode with suggestions: a combobox that the keyboard can use whole. */
export function LocalityField({ name, initial = '', onChoose, takesFocus = false }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const [words, setWords] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const search = useLocalities(isOpen ? words : '');
  const options = isOpen && search.status === 'SUCCESS' ? search.localities : [];
  const choose = (locality: Locality) => {
    setWords(locality.name);
    setIsOpen(false);
    setActive(null);
    onChoose(locality);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : options[active];
    if (event.key === 'Enter' && options.length > 0) {
      const [first] = options;
      const locality = chosen ?? first;
      event.preventDefault();
      if (locality) choose(locality);
    } else if (event.key === 'Escape' && isOpen && options.length > 0) {
      // closes the list, not the dialog around it
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else {
      const next = nextOption(event.key, active, options.length);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    }
  };
  return (
    <div className={styles.field}>
      <TextInput
        ref={input}
        label="Suburb or postcode"
        name={name}
        value={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active !== null && options[active] ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setIsOpen(true);
          setActive(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
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
