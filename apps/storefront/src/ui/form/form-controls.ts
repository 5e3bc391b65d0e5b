/** The form's controls in page order. */
const controlsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter((one) => one instanceof HTMLElement).filter((one) => !one.matches('[type="hidden"]'));

const nameOf = (control: HTMLElement): string => control.getAttribute('name') ?? '';

export const hasControl = (form: HTMLFormElement | null, field: string): boolean =>
  form !== null && controlsOf(form).some((control) => nameOf(control) === field);

/** Focuses whichever of these fields comes first on the page. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): void {
  if (form === null || fields.length === 0) return;
  controlsOf(form)
    .find((control) => fields.includes(nameOf(control)) && !control.matches(':disabled'))
    ?.focus();
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio');

/** Field texts that differ from the form's state: the browser may have filled them in before hydration. */
export function readTexts<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const known = new Map<string, unknown>(Object.entries(values));
  const texts = (form ? controlsOf(form) : []).flatMap((control) => {
    const text = known.get(nameOf(control));
    return isText(control) && typeof text === 'string' && text !== control.value
      ? [[nameOf(control), control.value]]
      : [];
  });
  return Object.fromEntries(texts);
}
