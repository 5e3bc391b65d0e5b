import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** The browser moves focus in and back, holds it inside and closes on Escape; this ties that to `open`. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useModalState(ref, open);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A cancel that comes from a file field inside also arrives here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose() {
      if (open) onClose();
    },
    /** A press beside the panel falls on the dialog itself. */
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

function useModalState(ref: React.RefObject<HTMLDialogElement | null>, open: boolean) {
  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    // Runs before the element leaves the page, so focus goes back in that case too.
    return () => dialog.close();
  }, [ref, open]);
}
