import { useLayoutEffect, useRef } from 'react';

const ROOM = '--bottom-room';

/** Keeps as much room free at the end of the page as a bar over it takes, so that it never hides the last thing. */
export function useBottomRoom<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(ROOM, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.removeProperty(ROOM);
    };
  }, []);
  return ref;
}
