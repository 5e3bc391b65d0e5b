import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The text of the field. The browser owns it, so that nothing typed is lost while the page comes alive; `words` follows.
 * On the page of results it is what was searched for, on a new page elsewhere it is empty.
 */
export function useFieldText() {
  const field = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const place = `${pathname}?${asked}`;
  const shownAt = useRef(place);
  const isBeingTyped = useRef(false);
  const [words, setWords] = useState(asked);
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
  return { field, place, asked, words, type, write };
}
