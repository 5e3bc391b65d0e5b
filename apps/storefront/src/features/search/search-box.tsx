import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Form } from '../../router/link.tsx';
import { useLocation } from '../../router/router-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LiveSearchProps, SearchHandlers } from './live-search.tsx';
import styles from './search-box.module.css';

const LABEL = frameWords.searchPlaceholder;

/** The search field. A plain form without JavaScript and until first use; then its code loads and it suggests. */
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
  // the field may have gained focus before hydration, and an active search needs its clear button
  const onPlace = useEffectEvent(() => (asked !== '' || document.activeElement === field.current) && load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every page that was searched for
  useEffect(() => void onPlace(), [asked]);
  return (
    <Form
      ref={form}
      className={styles.search}
      role="search"
      action="/search"
      data-searching={shown.isOpen || undefined}
      onSubmit={(event) => (handlers.current ? handlers.current.onSubmit(event) : remember(field.current?.value ?? ''))}
      onBlur={(event) => handlers.current?.onBlur(event)}
    >
      <label className="sr-only" htmlFor="site-search">
        {LABEL}
      </label>
      <button className={styles.go} type="submit" aria-label={commonWords.search}>
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

/** Also records searches submitted before the code has loaded. */
function remember(words: string): void {
  import('./recent-store.ts').then(
    ({ rememberSearch }) => rememberSearch(words),
    () => {},
  );
}

/** Combobox attributes only after hydration, when there are suggestions. */
function comboboxRole(panelId: string, { isOpen, marked }: { isOpen: boolean; marked: string }) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${panelId}-first ${panelId}-second` : undefined,
    'aria-activedescendant': isOpen && marked !== '' ? marked : undefined,
  } as const;
}

/** Loads the search code on demand; until then the field is a plain form. */
function useLiveSearch() {
  const [Live, setLive] = useState<ComponentType<LiveSearchProps> | null>(null);
  const load = () => {
    // a failed chunk reloads the page, which is not worth it here, nor possible offline
    if (Live || !navigator.onLine) return;
    import('./live-search.tsx').then(
      (code) => setLive(() => code.LiveSearch),
      () => {},
    );
  };
  return { Live, load };
}

const FIELDS = 'input,textarea,select,[contenteditable]';

/** Listens for '/' outside fields and dialogs. */
function useSlashKey(onSlash: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element).closest(FIELDS) || document.querySelector('dialog:popover-open')) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
