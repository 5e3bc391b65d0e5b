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

/** What a control says of its field; a radio button says nothing by itself. */
function readControl(control: HTMLElement): unknown {
  const { type, checked, value } = control as HTMLInputElement;
  if (type === 'checkbox') return checked;
  return type === 'radio' ? undefined : value;
}

/** Fields that differ from the form's state: the browser or a shopper may have filled them in before hydration. */
export function readControls<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const known = new Map<string, unknown>(Object.entries(values));
  const found = (form ? controlsOf(form) : []).flatMap((control) => {
    const [before, now] = [known.get(nameOf(control)), readControl(control)];
    return typeof now === typeof before && now !== before ? [[nameOf(control), now]] : [];
  });
  return Object.fromEntries(found);
}
