import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Where = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the page is about, if it is a search. */
  readonly asked: string;
  readonly place: string;
};

/**
 * The text of the field. The browser owns it, so that nothing typed is lost while the page comes alive; `words` follows.
 * On the page of results it is what was searched for, on a new page elsewhere it is empty.
 */
export function useFieldText({ field, asked, place }: Where) {
  const shownAt = useRef(place);
  const isBeingTyped = useRef(false);
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
    // a page that arrives late does not take away what is typed meanwhile
    if (!isBeingTyped.current || document.activeElement !== field.current) write(asked);
    return undefined;
  });
  // before focus goes to the heading of the new page
  useLayoutEffect(() => follow(place), [place]);
  return { words, type, write };
}
