const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** `/` goes to the first search field of the page. */
function findFirst(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main [data-find], [data-find]')];
  const field = fields.find((one) => one.closest('main') && one.offsetParent) ?? fields.find((one) => one.offsetParent);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Keys of every page. A screen adds its own by listening too. */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '/' && !isTyping(event.target) && findFirst()) event.preventDefault();
  });
}
