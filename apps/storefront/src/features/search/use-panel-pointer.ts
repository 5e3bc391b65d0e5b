import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keeps focus in the field on clicks in the panel; reports mouse moves and swipes. */
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
    // ignores mousemove events caused by scrolling under a still mouse
    panel.current?.addEventListener('mousemove', (event) => hasMoved(event) && onMove(), { signal });
    panel.current?.addEventListener('touchmove', () => onSwipe(), { signal, passive: true });
    return () => abort.abort();
  }, [panel]);
}

const hasMoved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;
