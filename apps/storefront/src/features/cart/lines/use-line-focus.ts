import { type RefObject, useEffect, useRef } from 'react';

/** A line's variant, plan button or name, or its name among the saved items. */
type LinePart = 'variant' | 'plan' | 'name' | 'saved';

let wanted: { readonly lineId: string; readonly part: LinePart } | null = null;

/** Moves the focus to a line that appears or changes its id with the next render. */
export function moveFocusTo(lineId: string, part: LinePart): void {
  wanted = { lineId, part };
}

/** Ref for a part of a line that takes the focus on request. */
export function useLineFocus<T extends HTMLElement>(lineId: string, part: LinePart): RefObject<T | null> {
  const ref = useRef<T>(null);
  // after every render, because the target may be an existing line
  useEffect(() => {
    if (wanted?.lineId !== lineId || wanted.part !== part || !ref.current) return;
    wanted = null;
    ref.current.focus();
  });
  return ref;
}
