import { type RefObject, useEffect } from 'react';

/** Tells the sheet how much of the window an on-screen keyboard covers, so that its end can be scrolled into view. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
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
