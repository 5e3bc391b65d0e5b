import type { AccountFormCode, CheckedForm } from '@wattle/domain';
import { accountFormMessages, fillMessage } from '@wattle/messages';
import { type FormEvent, useState } from 'react';

export type AccountFormOptions<V, P> = {
  readonly initial: V;
  readonly check: (values: V) => CheckedForm<P>;
  readonly send: (payload: P) => void;
};

export type AccountForm<V> = {
  readonly values: V;
  set<K extends keyof V & string>(field: K, value: V[K]): void;
  touch(field: keyof V & string): void;
  /** Only of a field that was left with something in it, or after sending was tried. */
  errorOf(field: keyof V & string): string | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Takes what stands in the fields already. */
  adopt(form: HTMLFormElement): void;
};

/** A form of the account: nothing is an error until a field is left, and the first wrong one takes the focus. */
export function useAccountForm<V extends object, P>({
  initial,
  check,
  send,
}: AccountFormOptions<V, P>): AccountForm<V> {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set());
  return {
    values,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    touch: (field) => {
      if (values[field] === '') return;
      setTouched((before) => (before === 'all' ? before : new Set(before).add(field)));
    },
    errorOf: (field) => (touched === 'all' || touched.has(field) ? messageOf(check(values), field) : undefined),
    adopt: (form) => setValues((before) => ({ ...before, ...textsOf(form, before) })),
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = { ...values, ...textsOf(form, values) };
      setValues(typed);
      const checked = check(typed);
      // what was sent is not judged again: a cleared password is not a missing one
      setTouched(checked.status === 'REJECTED' ? 'all' : new Set());
      if (checked.status === 'SUCCESS') return send(checked.value);
      focusField(form, checked.reasons[0]?.field);
    },
  };
}

/** What stands in the fields: a browser may have filled them in before the page came alive. */
function textsOf<V extends object>(form: HTMLFormElement, values: V): Partial<V> {
  const texts = Object.keys(values).flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.type !== 'checkbox' ? [[name, field.value]] : [];
  });
  return Object.fromEntries(texts);
}

export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function messageOf(checked: CheckedForm<unknown>, field: string): string | undefined {
  const reason = checked.status === 'REJECTED' ? checked.reasons.find((one) => one.field === field) : undefined;
  return reason && fillMessage(accountFormMessages[reason.code satisfies AccountFormCode], reason.params);
}
