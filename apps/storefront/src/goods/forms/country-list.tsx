import type { PhoneCountry } from '@wattle/domain';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone-field.module.css';
import { type CountryChoice, useCountrySearch } from './use-country-search.ts';

type Props = CountryChoice & { id: string; onClose: () => void };

/** Countries with their calling codes, found by typing: a combobox in a small window of its own [D-5-43]. */
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
    <div id={id} className={styles.window} role="dialog" aria-label="Country" {...closing(onClose)}>
      <div className={styles.find}>
        <Icon name="search" />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label="Search countries"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={marked && `${listId}-${marked}`}
          placeholder="Search countries"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Countries" className={styles.list}>
        <Options {...options} countries={shown.pinned} />
        {shown.others.length > 0 && (
          <p className={styles.group} aria-hidden="true">
            All countries
          </p>
        )}
        <Options {...options} countries={shown.others} />
      </div>
      <p className={styles.none} role="status">
        {marked === undefined && 'No matching countries.'}
      </p>
    </div>
  );
}

/** Closes when focus leaves the field, or by Escape, which gives focus back to the button. */
const closing = (onClose: () => void) => ({
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget))) onClose();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    // not the dialog around it as well
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
      // before the search box loses focus, which would close the list
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
