import { holdPage } from './hold-page.ts';
import { watchEscape } from './watch-escape.ts';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

let openCount = 0;

/** Shows a dialog over the page, with the focus in it. Returns what closes it and gives the focus back. */
export function openOverPage(dialog: HTMLElement, onEscape: () => void): () => void {
  const opener = document.activeElement;
  coverPage();
  dialog.showPopover();
  focusFirst(dialog);
  const stopWatching = watchEscape(onEscape);
  const letGo = holdPage(dialog);
  return () => {
    stopWatching();
    dialog.hidePopover();
    letGo(opener);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    uncoverPage();
  };
}

/** The scrollbar goes while a dialog is open; the page leaves its width free, so that nothing moves. */
function coverPage(): void {
  openCount += 1;
  if (openCount > 1) return;
  const { style, clientWidth, dataset } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
  dataset.dialog = '';
}

function uncoverPage(): void {
  openCount -= 1;
  if (openCount === 0) delete document.documentElement.dataset.dialog;
}

/** The field that asks for it, else the first that takes it. */
function focusFirst(dialog: HTMLElement): void {
  const asking = dialog.querySelectorAll<HTMLElement>('[autofocus]');
  for (const element of [...asking, ...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)]) {
    element.focus();
    if (document.activeElement === element) return;
  }
}
