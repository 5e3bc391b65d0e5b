import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Where = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The search term of the current page, if any. */
  readonly asked: string;
  readonly place: string;
};

/**
 * The field's text. The browser owns it, so that nothing typed is lost during hydration; `words` follows it. On a
 * results page it is the search term; a new page elsewhere empties it.
 */
export function useFieldText({ field, asked, place }: Where) {
  const shownAt = useRef(place);
  // typing may have begun before this code had come
  const isBeingTyped = useRef(isTypedIn(field.current, asked));
  const [words, setWords] = useState(() => field.current?.value ?? asked);
  const write = (text: string) => {
    isBeingTyped.current = false;
    if (field.current) field.current.value = text;
    setWords(text);
  };
  const type = (text: string) => {
    isBeingTyped.current = true;
    setWords(text);
  };
  const follow = useEffectEvent((newPlace: string) => {
    const hasMoved = shownAt.current !== newPlace;
    shownAt.current = newPlace;
    if (!hasMoved) return setWords(field.current?.value ?? asked);
    // a page that loads late must not overwrite what is being typed
    if (!isBeingTyped.current || document.activeElement !== field.current) write(asked);
    return undefined;
  });
  // before focus moves to the new page's heading
  useLayoutEffect(() => follow(place), [place]);
  return { words, type, write };
}

const isTypedIn = (field: HTMLInputElement | null, asked: string): boolean =>
  field !== null && document.activeElement === field && field.value !== asked;
