/** The first mistake of a form, filters that need no button, buttons that print, and forms that are sent once. */
export function startForms(): void {
  // a form that came back: its first mistake may be far down on a phone
  document.querySelector<HTMLElement>('form[method="post"] [aria-invalid="true"]')?.focus();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-submits]')) target.closest('form')?.requestSubmit();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (form.dataset.sent !== undefined) event.preventDefault();
    form.dataset.sent = '';
  });
  // a page that the browser kept may be sent again
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent;
  });
}
