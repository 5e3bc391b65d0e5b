import { type RefObject, useEffect, useRef } from 'react';

let wanted: string | null = null;

/** Another plan makes it another line: whoever changed it goes on there. */
export function moveFocusTo(lineId: string): void {
  wanted = lineId;
}

/** For the control of a line that takes the focus once it is asked for. */
export function useLineFocus<T extends HTMLElement>(lineId: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  // after each drawing: a line that was there before is the one, too
  useEffect(() => {
    if (wanted !== lineId || !ref.current) return;
    wanted = null;
    ref.current.focus();
  });
  return ref;
}
