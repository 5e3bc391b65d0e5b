const itemsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')];

/** Numbers and buttons say where a picture stands now; the server reads the order from the fields. */
function renumber(list: Element): void {
  const items = itemsOf(list);
  for (const [at, item] of items.entries()) {
    const number = item.querySelector('b');
    if (number) number.textContent = String(at + 1);
    for (const button of item.querySelectorAll<HTMLButtonElement>('[name="move"]')) {
      const isOut = button.value.endsWith(':out');
      button.value = `${at}:${isOut ? 'out' : 'up'}`;
      button.disabled = isOut ? items.length === 1 : at === 0;
      button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace(/\d+$/, String(at + 1)));
    }
  }
}

const isSame = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Pictures move without being saved: they are part of what the form changes. Without this a button saves the move. */
export function startPictures(): void {
  const list = document.querySelector<HTMLElement>('[data-pictures]');
  const form = list?.closest('form');
  if (!list || !form) return;
  const first = itemsOf(list);
  const say = (): void => {
    renumber(list);
    list.toggleAttribute('data-moved', !isSame(first, itemsOf(list)));
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[name="move"]') : null;
    const item = button?.closest('li');
    if (!button || !item) return;
    event.preventDefault();
    if (button.value.endsWith(':up')) item.previousElementSibling?.before(item);
    else item.remove();
    say();
    // the button that was pressed may be gone or have nothing left to do
    const next = button.isConnected && !button.disabled ? button : item.isConnected ? item : itemsOf(list)[0];
    (next instanceof HTMLButtonElement ? next : next?.querySelector<HTMLElement>('input.in'))?.focus();
  });
  form.addEventListener('reset', () => {
    list.replaceChildren(...first);
    say();
  });
}
