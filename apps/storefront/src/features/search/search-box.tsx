import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LiveSearchProps, SearchHandlers } from './live-search.tsx';
import styles from './search-box.module.css';
import { useSlashKey } from './use-slash-key.ts';

const LABEL = 'Search products, brands and help';

/**
 * Always there. A plain form until somebody is about to search and without a script; then its code is fetched and it
 * suggests as one types.
 */
export function SearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const handlers = useRef<SearchHandlers>(null);
  const [shown, setShown] = useState({ isOpen: false, marked: '' });
  const panelId = useId();
  const isAlive = useHydrated();
  const { pathname, search } = useLocation();
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const { Live, load } = useLiveSearch();
  useSlashKey(() => {
    field.current?.focus();
    field.current?.select();
  });
  // it may have been entered while the page was coming alive, and what is searched for can be cleared
  const onPlace = useEffectEvent(() => (asked !== '' || document.activeElement === field.current) && load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at on every new page
  useEffect(() => void onPlace(), [asked]);
  return (
    <Form
      ref={form}
      className={styles.search}
      role="search"
      action="/search"
      method="get"
      data-searching={shown.isOpen || undefined}
      onSubmit={(event) => (handlers.current ? handlers.current.onSubmit(event) : remember(field.current?.value ?? ''))}
      onBlur={(event) => handlers.current?.onBlur(event)}
    >
      <label className="sr-only" htmlFor="site-search">
        {LABEL}
      </label>
      <button className={styles.go} type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      <input
        ref={field}
        id="site-search"
        className={styles.field}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder={LABEL}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        required
        {...(isAlive && comboboxRole(panelId, shown))}
        onFocus={() => {
          load();
          handlers.current?.open();
        }}
        onClick={() => handlers.current?.open()}
        onChange={(event) => handlers.current?.type(event.currentTarget.value)}
        onKeyDown={(event) => handlers.current?.onKeyDown(event)}
      />
      {Live && (
        <Live
          form={form}
          field={field}
          handlers={handlers}
          asked={asked}
          place={`${pathname}?${asked}`}
          panelId={panelId}
          onShow={setShown}
        />
      )}
    </Form>
  );
}

/** Who types faster than the code comes is remembered all the same. */
function remember(words: string): void {
  import('./recent-store.ts').then(
    ({ rememberSearch }) => rememberSearch(words),
    () => {},
  );
}

/** Only a page that has come alive has suggestions to speak of. */
function comboboxRole(panelId: string, { isOpen, marked }: { isOpen: boolean; marked: string }) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${panelId}-first ${panelId}-second` : undefined,
    'aria-activedescendant': isOpen && marked !== '' ? marked : undefined,
  } as const;
}

/** Without its code the field is a plain form. */
function useLiveSearch() {
  const [Live, setLive] = useState<ComponentType<LiveSearchProps> | null>(null);
  const load = () => {
    // a part that cannot be fetched reloads the page: not for this, and not without a connection
    if (Live || !navigator.onLine) return;
    import('./live-search.tsx').then(
      (code) => setLive(() => code.LiveSearch),
      () => {},
    );
  };
  return { Live, load };
}
