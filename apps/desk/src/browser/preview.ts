const PAUSE_MS = 150;

/** Puts the parts of a fresh page in place of those of this one. */
function swap(form: Element, fresh: Document): void {
  for (const part of form.querySelectorAll('[data-live]')) {
    const other = fresh.querySelector(`[data-live="${CSS.escape(part.getAttribute('data-live') ?? '')}"]`);
    if (other) part.replaceWith(document.adoptNode(other));
  }
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    const other = fresh.querySelector(`#${CSS.escape(field.id)}`)?.getAttribute('aria-invalid');
    field.setAttribute('aria-invalid', other ?? 'false');
  }
}

/** A form whose consequences the server works out while it is filled in. Without it a button asks for the same page. */
export function startPreview(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-preview]');
  if (!form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const ask = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string') as [string, string][];
    const panel = form.dataset.preview ?? '';
    const query = new URLSearchParams(panel === '' ? fields : [...fields, ['panel', panel]]);
    // a form without a panel asks its own page
    const { pathname } = new URL(form.action);
    const page = panel === '' ? pathname : pathname.replace(/\/\w+$/, '');
    const response = await fetch(`${page}?${query}`, { headers: { accept: 'text/html' } });
    const text = await response.text();
    // a slower answer to an earlier question must not win
    if (mine !== asked || !response.ok || response.redirected) return;
    swap(form, new DOMParser().parseFromString(text, 'text/html'));
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    form.querySelector('.foot')?.classList.add('is-waiting');
    timer = setTimeout(
      () => void ask().catch(() => form.querySelector('.foot')?.classList.remove('is-waiting')),
      PAUSE_MS,
    );
  });
}
