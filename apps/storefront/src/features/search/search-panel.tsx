import { type MouseEvent, type RefObject, useRef } from 'react';
import { listMarks } from '../../shopper/referrers/list-marks.ts';
import { arrangeOptions, orderOf, RECENT_HEADING, type SearchOption } from './arrange-options.ts';
import { KeyHints } from './key-hints.tsx';
import { OptionColumn } from './option-column.tsx';
import { rememberSearch, useRecentSearches } from './recent-store.ts';
import { RecentTools } from './recent-tools.tsx';
import styles from './search-panel.module.css';
import { type PanelKeys, useActiveOption } from './use-active-option.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { usePanelPointer } from './use-panel-pointer.ts';
import { useSettled } from './use-settled.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  id: string;
  typed: string;
  field: RefObject<HTMLInputElement | null>;
  /** Where the panel puts what it does with keys: focus stays in the field. */
  keys: RefObject<PanelKeys | null>;
  onMark: (id: string | undefined) => void;
  onClose: () => void;
  /** Something was chosen; the field is left with these words. */
  onLeave: (words: string) => void;
};

const SUGGESTED = listMarks({ listId: 'search-suggestions', listName: 'Search suggestions' });

/** What is suggested under the search field: a panel on wide screens, a sheet on phones. */
export function SearchPanel({ id, typed, field, keys, onMark, onClose, onLeave }: Props) {
  const recent = useRecentSearches();
  const { answer, isCurrent, isSlow } = useSuggestions(typed);
  const options = arrangeOptions({ typed, answer, recent });
  const order = orderOf(options);
  const active = useActiveOption({ id, typed, order, keys, onMark });
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardInset(panel);
  usePanelPointer(panel, { onMove: active.clear, onSwipe: () => field.current?.blur() });
  const spoken = useSettled(isCurrent ? countWords(order.length) : '');
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
        Close<span className="sr-only"> the search</span>
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
            <OptionColumn id={`${id}-first`} label="Suggestions" groups={options.first} {...shared} />
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

const countWords = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`);
