import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useRootMark } from './use-root-mark.ts';

/** The native dialog manages focus and Escape; this ties it to `open`. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useModalState(ref, open);
  useRootMark('dialog', open);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // Ignore cancel events bubbling from a file input.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose() {
      if (open) onClose();
    },
    /** A click beside the panel hits the dialog itself. */
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** The scrollbar goes while a dialog is open; the page leaves its width free, so that nothing moves. */
function keepScrollbarRoom() {
  if (document.querySelector('dialog:modal')) return;
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
}

function useModalState(ref: React.RefObject<HTMLDialogElement | null>, open: boolean) {
  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) {
      keepScrollbarRoom();
      dialog.showModal();
    }
    // Close before unmounting, so that focus returns.
    return () => dialog.close();
  }, [ref, open]);
}
