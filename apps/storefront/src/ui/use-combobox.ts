import { type KeyboardEvent, useState } from 'react';
import { nextOption } from './next-option.ts';

/** Text, list and active option of a field with suggestions. */
export function useCombobox<T>(initial: string, nameOf: (option: T) => string, onChoose: (option: T) => void) {
  const [words, setWords] = useState(initial);
  const [given, setGiven] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  // a new page may bring new text; the field and its focus stay
  if (given !== initial) {
    setGiven(initial);
    setWords(initial);
  }
  const choose = (option: T) => {
    setWords(nameOf(option));
    setIsOpen(false);
    setActive(null);
    onChoose(option);
  };
  const type = (text: string) => {
    setWords(text);
    setIsOpen(true);
    setActive(null);
  };
  /** Enter takes the active option, else the first; Escape closes the list, not the dialog around it. */
  const onKeyDown = (event: KeyboardEvent, options: readonly T[]) => {
    const chosen = options[active ?? 0];
    const next = nextOption(event.key, active, options.length);
    if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && options.length > 0) setIsOpen(false);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { words, isOpen, active, choose, type, onKeyDown, close: () => setIsOpen(false) };
}
