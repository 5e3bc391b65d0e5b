import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { tidyWords } from './search-words.ts';
import { useFieldText } from './use-field-text.ts';
import { useOpenPanel } from './use-open-panel.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Gives a key to the open panel; true when the panel has dealt with it. */
export type PanelKeys = (event: KeyboardEvent) => boolean;

/** The search field as a combobox: its text, the panel under it, and the keys and moves that open and close that. */
export function useSearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const panelKeys = useRef<PanelKeys>(null);
  const text = useFieldText();
  const { field, words, write } = text;
  const panel = useOpenPanel(form, text.place);
  useFocusBeforeAlive(() => document.activeElement === field.current && panel.open());
  useSlashKey(() => {
    field.current?.focus();
    field.current?.select();
  });
  /** Something was chosen: the page that follows is what matters now. */
  const leave = (newText: string) => {
    write(newText);
    panel.close();
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (panel.isOpen && panelKeys.current?.(event))) return;
    if (event.key === 'Tab') return panel.close();
    if (event.key === 'Escape' && panel.isWanted) panel.close();
    else if (event.key === 'Escape' && words !== '') write('');
    else if (/^Arrow(Up|Down)$/.test(event.key) && !panel.isWanted) panel.open();
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    // focus that goes nowhere is a keyboard put away, or another window
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) panel.close();
  };
  const onSubmit = (event: SubmitEvent) => {
    const searched = tidyWords(field.current?.value ?? '');
    if (searched === '') return event.preventDefault();
    void import('./recent-store.ts').then(({ rememberSearch }) => rememberSearch(searched));
    leave(searched);
  };
  return { ...text, ...panel, form, panelKeys, leave, onKeyDown, onBlur, onSubmit };
}

/** The field may have been entered while the page was coming alive. */
function useFocusBeforeAlive(check: () => void): void {
  const onAlive = useEffectEvent(check);
  useEffect(() => onAlive(), []);
}
