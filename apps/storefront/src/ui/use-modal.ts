import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** The native dialog manages focus and Escape; this ties it to `open`. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useModalState(ref, open);
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

const isAnyOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/** The scrollbar goes while a dialog is open; the page leaves its width free, so that nothing moves. */
function keepScrollbarRoom() {
  if (isAnyOpen()) return;
  const { style, clientWidth, dataset } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
  dataset.dialog = '';
}

function useModalState(ref: React.RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) {
      keepScrollbarRoom();
      dialog.showModal();
    }
    // Close before unmounting, so that focus returns.
    return () => {
      dialog.close();
      if (!isAnyOpen()) delete document.documentElement.dataset.dialog;
    };
  }, [ref, open]);
}
