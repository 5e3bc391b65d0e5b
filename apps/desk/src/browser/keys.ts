export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** The search field that is in view: that of the screen before that of the frame. */
function findField(): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-find]')].filter((field) => field.offsetParent);
  return fields.find((field) => field.closest('main')) ?? fields[0];
}

/** `/` goes to the search field. A screen adds its own keys by listening too. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const field = findField();
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
