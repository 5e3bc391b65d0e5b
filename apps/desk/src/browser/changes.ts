type Watched = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Watched): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const isChanged = (field: Watched): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** The text for a changed field: 'Now: 2,988.00, then 2,799.00'. */
function sayOf(field: Watched): string {
  const name = field.dataset.watch ?? '';
  if (isChoice(field)) return `${name}: ${field.checked ? '' : '– '}${field.dataset.said ?? ''}`;
  const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
  return `${name}: ${short(field.defaultValue)} → ${short(field.value)}`;
}

const isWatched = (field: Element): field is Watched =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.dataset.watch !== undefined;
const watchedIn = (form: HTMLFormElement): Watched[] => [...form.elements].filter(isWatched);

/** Marks what is changed and not saved, and lists it beside the button. */
function show(form: HTMLFormElement): void {
  const fields = watchedIn(form);
  for (const field of fields) field.classList.toggle('in--ch', !isChoice(field) && isChanged(field));
  const changed = fields.filter(
    (field) => isChanged(field) && !(isChoice(field) && field.type === 'radio' && !field.checked),
  );
  const moved = form.querySelector<HTMLElement>('[data-moved]')?.dataset.pictures;
  const said = [...changed.map(sayOf), ...(moved === undefined ? [] : [moved])];
  const list = form.querySelector('[data-list]');
  list?.parentElement?.classList.toggle('is-changed', said.length > 0);
  list?.replaceChildren(
    ...said.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  sayCount(form, said.length);
}

/** What a part says while nothing is changed. */
const still = new WeakMap<Element, string>();

/** 'Save 3 changes' on the button of the form, wherever it stands. */
function sayCount(form: HTMLFormElement, count: number): void {
  const isOwn = (part: HTMLElement): boolean =>
    part instanceof HTMLButtonElement ? part.form === form : form.contains(part);
  for (const part of [...document.querySelectorAll<HTMLElement>('[data-count]')].filter(isOwn)) {
    const { count: one = '', counts: many = '' } = part.dataset;
    if (!still.has(part)) still.set(part, part.textContent ?? '');
    part.textContent = count === 0 ? (still.get(part) ?? '') : (count === 1 ? one : many).replace('#', `${count}`);
  }
}

export function startChanges(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLFormElement) show(target);
    else if (target instanceof Element && isWatched(target) && target.form) show(target.form);
  });
  document.addEventListener('reset', ({ target }) => {
    // the fields have their values again after the event
    if (target instanceof HTMLFormElement) setTimeout(() => show(target));
  });
  for (const form of document.forms) if (watchedIn(form).length > 0) show(form);
}
