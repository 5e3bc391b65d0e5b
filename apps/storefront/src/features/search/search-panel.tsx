import * as commonWords from '@wattle/messages/common';
import * as searchWords from '@wattle/messages/search';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { listMarks } from '../../shopper/referrers/list-marks.ts';
import { arrangeOptions, orderOf, RECENT_HEADING, type SearchOption } from './arrange-options.ts';
import { OptionColumn } from './option-column.tsx';
import { rememberSearch, useRecentSearches } from './recent-store.ts';
import { RecentTools } from './recent-tools.tsx';
import styles from './search-panel.module.css';
import { type PanelKeys, useActiveOption } from './use-active-option.ts';
import { usePanelPointer } from './use-panel-pointer.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  id: string;
  typed: string;
  field: RefObject<HTMLInputElement | null>;
  /** Receives the panel's key handlers: focus stays in the field. */
  keys: RefObject<PanelKeys | null>;
  onMark: (id: string | undefined) => void;
  onClose: () => void;
  /** An option was chosen; the field keeps these words. */
  onLeave: (words: string) => void;
};

const SUGGESTED = listMarks({ listId: 'search-suggestions', listName: searchWords.searchSuggestions });

/** Suggestions under the search field: a panel on wide screens, a sheet on phones. */
export function SearchPanel({ id, typed, field, keys, onMark, onClose, onLeave }: Props) {
  const recent = useRecentSearches();
  const { answer, isCurrent, isSlow } = useSuggestions(typed);
  const options = arrangeOptions({ typed, answer, recent });
  const order = orderOf(options);
  const active = useActiveOption({ id, typed, order, keys, onMark });
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardInset(panel);
  usePanelPointer(panel, { onMove: active.clear, onSwipe: () => field.current?.blur() });
  const spoken = useSettled(isCurrent ? searchWords.suggestionCount(order.length) : '');
  const choose = (option: SearchOption, event: MouseEvent) => {
    if ('words' in option) rememberSearch(option.words);
    if (!isForNewTab(event)) onLeave('words' in option ? option.words : '');
  };
  const shared = { active, typed, isSlow, onChoose: choose };
  const ownGroup = options.first.find(({ heading }) => heading === RECENT_HEADING);
  return (
    <>
      <button
        type="button"
        className={styles.close}
        onClick={() => {
          onClose();
          field.current?.blur();
        }}
      >
        {commonWords.close}
        <span className="sr-only"> {searchWords.theSearch}</span>
      </button>
      <div
        ref={panel}
        className={styles.panel}
        data-empty={order.length === 0 || undefined}
        {...SUGGESTED}
        data-keys={active.key !== null || undefined}
      >
        <div className={styles.columns} data-start={typed.trim() === '' || undefined}>
          <div className={styles.first}>
            <OptionColumn id={`${id}-first`} label={searchWords.suggestions} groups={options.first} {...shared} />
            {ownGroup && (
              <RecentTools searches={ownGroup.options.flatMap((one) => ('words' in one ? one.words : []))} />
            )}
          </div>
          {options.second.length > 0 && (
            <div className={styles.second}>
              <OptionColumn
                id={`${id}-second`}
                label={options.second[0]?.heading ?? ''}
                groups={options.second}
                {...shared}
              />
            </div>
          )}
        </div>
        <KeyHints canRemove={ownGroup !== undefined} />
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
    </>
  );
}

const isForNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** Keyboard hints for sighted users. Screen readers know the keys from the field's role. */
function KeyHints({ canRemove }: { canRemove: boolean }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {searchWords.move}
      </span>
      <span>
        <kbd>{searchWords.enter}</kbd> {searchWords.choose}
      </span>
      {canRemove && (
        <span>
          <kbd>{searchWords.del}</kbd> {searchWords.removeFromYourSearches}
        </span>
      )}
      <span>
        <kbd>{searchWords.esc}</kbd> {searchWords.closeHint}
      </span>
    </p>
  );
}

/** Tells the sheet how much of the window the on-screen keyboard covers, so that its end can scroll into view. */
function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element]);
}

const SETTLED_AFTER_MS = 400;

/** Debounced text, so that screen readers do not announce a count on every keystroke. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
