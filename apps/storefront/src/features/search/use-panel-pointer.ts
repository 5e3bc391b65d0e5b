import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A press in the panel leaves focus in the field; a moving mouse and a swiping finger are told of. */
export function usePanelPointer(
  panel: RefObject<HTMLElement | null>,
  handlers: { onMove: () => void; onSwipe: () => void },
): void {
  const onMove = useEffectEvent(handlers.onMove);
  const onSwipe = useEffectEvent(handlers.onSwipe);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    panel.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    // a list that scrolls under a mouse at rest is no move
    panel.current?.addEventListener('mousemove', (event) => hasMoved(event) && onMove(), { signal });
    panel.current?.addEventListener('touchmove', () => onSwipe(), { signal, passive: true });
    return () => abort.abort();
  }, [panel]);
}

const hasMoved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;
