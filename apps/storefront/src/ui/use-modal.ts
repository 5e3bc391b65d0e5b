import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openOverPage } from './open-over-page.ts';

/**
 * Ties a dialog to `open`. It is a popover, not the browser's modal dialog: that one makes the whole page inert at once,
 * which holds up the frame that shows it (decision 0092).
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (ref.current && open) return openOverPage(ref.current, () => leave());
    return undefined;
  }, [open]);
  return {
    ref,
    popover: 'manual' as const,
    'aria-modal': true,
    /** A click beside the panel hits the dialog itself. */
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
