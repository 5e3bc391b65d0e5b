import type { PhoneCountry } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone-field.module.css';
import { type CountryChoice, useCountrySearch } from './use-country-search.ts';

type Props = CountryChoice & { id: string; onClose: () => void };

/** Searchable list of countries with calling codes, as a combobox in a popup [D-5-43]. */
export default function CountryList({ id, onClose, ...choice }: Props) {
  const { words, setWords, shown, marked, onKeyDown } = useCountrySearch(choice);
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  useEffect(() => {
    if (marked) document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, marked]);
  const options = { listId, chosen: choice.chosen, marked, onChoose: choice.onChoose };
  return (
    <div id={id} className={styles.window} role="dialog" aria-label={formsWords.country} {...closing(onClose)}>
      <div className={styles.find}>
        <Icon name="search" />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={formsWords.searchCountries}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={marked && `${listId}-${marked}`}
          placeholder={formsWords.searchCountries}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={formsWords.countries} className={styles.list}>
        <Options {...options} countries={shown.pinned} />
        {shown.others.length > 0 && (
          <p className={styles.group} aria-hidden="true">
            {formsWords.allCountries}
          </p>
        )}
        <Options {...options} countries={shown.others} />
      </div>
      <p className={styles.none} role="status">
        {marked === undefined && formsWords.noMatchingCountries}
      </p>
    </div>
  );
}

/** Closes on blur, or on Escape, which returns focus to the button. */
const closing = (onClose: () => void) => ({
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget))) onClose();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    // keep Escape from closing the dialog around it
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.parentElement?.querySelector('button')?.focus();
    onClose();
  },
});

type OptionsProps = {
  countries: readonly PhoneCountry[];
  listId: string;
  chosen: string;
  marked: string | undefined;
  onChoose: (code: string) => void;
};

function Options({ countries, listId, chosen, marked, onChoose }: OptionsProps) {
  return countries.map(({ code, name, callingCode }) => (
    <div
      key={code}
      id={`${listId}-${code}`}
      role="option"
      tabIndex={-1}
      aria-selected={code === chosen}
      className={code === marked ? `${styles.option} ${styles.marked}` : styles.option}
      // act before the search box loses focus, which would close the list
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose(code);
      }}
    >
      <span className={styles.code}>{code}</span>
      {name}
      <span className={styles.calling}>+{callingCode}</span>
    </div>
  ));
}
