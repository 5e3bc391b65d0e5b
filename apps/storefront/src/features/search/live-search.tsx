import * as searchWords from '@wattle/messages/search';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { rememberSearch } from './recent-store.ts';
import styles from './search-box.module.css';
import { tidyWords } from './search-text.ts';
import type { PanelKeys } from './use-active-option.ts';
import { useFieldText } from './use-field-text.ts';
import { useOpenPanel } from './use-open-panel.ts';

/**
 * Marks the root of the page, for its styles. A rule on `html:has(…)` would be asked again with every change of the
 * page, which takes a phone some milliseconds each time.
 */
function useRootMark(isOpen: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-searching', isOpen);
    return () => root.removeAttribute('data-searching');
  }, [isOpen]);
}

/** Handlers of the form and field, available once the code has loaded. */
export type SearchHandlers = {
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
};

export type LiveSearchProps = {
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Receives the handlers: form and field are rendered before this component. */
  handlers: RefObject<SearchHandlers | null>;
  /** The search term of the current page, if any. */
  asked: string;
  place: string;
  panelId: string;
  onShow: (shown: { isOpen: boolean; marked: string }) => void;
};

/** The search combobox: its text, its panel, and the events that open and close it. */
export function LiveSearch({ form, field, handlers, asked, place, panelId, onShow }: LiveSearchProps) {
  const panelKeys = useRef<PanelKeys>(null);
  const text = useFieldText({ field, asked, place });
  const { words, write } = text;
  const panel = useOpenPanel(form, place);
  const [marked, setMarked] = useState<string>();
  const { isOpen, isWanted } = panel;
  useLayoutEffect(() => onShow({ isOpen, marked: marked ?? '' }), [isOpen, marked, onShow]);
  useRootMark(isOpen);
  useFocusBeforeAlive(() => document.activeElement === field.current && panel.open());
  /** An option was chosen: close, because the next page matters now. */
  const leave = (newText: string) => {
    write(newText);
    panel.close();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (isOpen && panelKeys.current?.(event))) return;
    if (event.key === 'Tab') return panel.close();
    if (event.key === 'Escape' && isWanted) panel.close();
    else if (event.key === 'Escape' && words !== '') write('');
    else if (/^Arrow(Up|Down)$/.test(event.key) && !isWanted) panel.open();
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    // focus that moves to nothing means a dismissed keyboard or another window
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) panel.close();
  };
  const onSubmit = (event: SubmitEvent) => {
    const searched = tidyWords(field.current?.value ?? '');
    if (searched === '') return event.preventDefault();
    rememberSearch(searched);
    leave(searched);
  };
  const type = (typed: string) => {
    text.type(typed);
    panel.open();
  };
  useLayoutEffect(() => {
    handlers.current = { open: panel.open, type, onKeyDown, onBlur, onSubmit };
  });
  return (
    <>
      {words !== '' && (
        <ClearButton
          onClear={() => {
            write('');
            field.current?.focus();
            panel.open();
          }}
        />
      )}
      {panel.Panel && isOpen && (
        <panel.Panel
          id={panelId}
          typed={words}
          field={field}
          keys={panelKeys}
          onMark={setMarked}
          onClose={panel.close}
          onLeave={leave}
        />
      )}
    </>
  );
}

/** The field may have gained focus before this code loaded. */
function useFocusBeforeAlive(check: () => void): void {
  const onAlive = useEffectEvent(check);
  useEffect(() => void onAlive(), []);
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label={searchWords.clearTheSearch} onClick={onClear}>
      <Icon name="close" />
    </button>
  );
}
