/** The panel beside an order: focus goes into it when it opens, and Escape closes it. */
export function startSheet(): void {
  const panel = document.querySelector<HTMLElement>('[data-panel]');
  if (!panel) return;
  panel
    .querySelector<HTMLElement>('[aria-invalid="true"], input:not([type=hidden]):not(:disabled), select, textarea')
    ?.focus();
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') panel.querySelector<HTMLAnchorElement>('[data-close]')?.click();
  });
}
