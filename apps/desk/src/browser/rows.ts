import { isTyping } from './keys.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

const linkOf = (row: Element): HTMLAnchorElement | null => row.querySelector('a.no');

/** Rows of a list by keyboard: j and k or the arrows move, x chooses, Enter opens. A press on a row opens it too. */
export function startRows(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')];
  if (rows.length === 0) return;
  for (const row of rows) row.tabIndex = -1;
  const move = (by: number): void => {
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    // from a search field down into what it found
    const isDown = event.key === 'ArrowDown' && target instanceof HTMLElement && target.dataset.find !== undefined;
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping(target) && !isBox && !isDown)) return;
    const by = STEPS[event.key];
    const row = rows.find((one) => one.contains(document.activeElement));
    if (by !== undefined) move(by);
    else if (event.key === 'x' && row) row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    else if (event.key === 'Enter' && row && target === row) linkOf(row)?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
    const row = target.closest('tr[data-row]');
    if (row && !getSelection()?.toString()) linkOf(row)?.click();
  });
}
