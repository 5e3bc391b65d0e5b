import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-box.module.css';
import { useSearchBox } from './use-search-box.ts';

const LABEL = 'Search products, brands and help';

/** Always there. A plain form until the page has come alive and without a script; then it suggests as one types. */
export function SearchBox() {
  const box = useSearchBox();
  const panelId = useId();
  const [marked, setMarked] = useState<string>();
  const isAlive = useHydrated();
  return (
    <Form
      ref={box.form}
      className={styles.search}
      role="search"
      action="/search"
      method="get"
      data-searching={box.isOpen || undefined}
      onSubmit={box.onSubmit}
      onBlur={box.onBlur}
    >
      <label className="sr-only" htmlFor="site-search">
        {LABEL}
      </label>
      <button className={styles.go} type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      <input
        ref={box.field}
        id="site-search"
        className={styles.field}
        type="search"
        name="q"
        defaultValue={box.asked}
        placeholder={LABEL}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        required
        {...(isAlive && comboboxRole({ panelId, marked, isOpen: box.isOpen }))}
        onFocus={box.open}
        onClick={box.open}
        onChange={(event) => {
          box.type(event.currentTarget.value);
          box.open();
        }}
        onKeyDown={box.onKeyDown}
      />
      {isAlive && box.words !== '' && (
        <ClearButton
          onClear={() => {
            box.write('');
            box.field.current?.focus();
            box.open();
          }}
        />
      )}
      {box.Panel && box.isOpen && (
        <box.Panel
          id={panelId}
          typed={box.words}
          field={box.field}
          keys={box.panelKeys}
          onMark={setMarked}
          onClose={box.close}
          onLeave={box.leave}
        />
      )}
    </Form>
  );
}

/** Only a page that has come alive has suggestions to speak of. */
function comboboxRole({ panelId, marked, isOpen }: { panelId: string; marked: string | undefined; isOpen: boolean }) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${panelId}-first ${panelId}-second` : undefined,
    'aria-activedescendant': isOpen ? marked : undefined,
  } as const;
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClear}>
      <Icon name="close" />
    </button>
  );
}
