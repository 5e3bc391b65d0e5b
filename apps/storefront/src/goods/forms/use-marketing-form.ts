import {
  AlreadySubmitting,
  type FormState,
  type MarketingFormCode,
  type Reason,
  type Rejected,
  rejected,
  type Success,
} from '@wattle/domain';
import { fillMessage, marketingFormMessages } from '@wattle/messages';
import { type FormEvent, useRef, useState } from 'react';
import { createRequestKeys } from './request-key.ts';
import { type FormSending, submitForm } from './submit-form.ts';

export type MarketingFormOptions<V, P> = FormSending<V, P> & {
  readonly initial: V;
  /** For showing a form in a state. */
  readonly startTouched?: boolean;
} & FormStart<V>;

/** Where a form begins when it does not begin empty, as one that a browser without scripts sent and got back. */
export type FormStart<V> = {
  readonly startAt?: FormState;
  readonly startValues?: V;
  /** What the shop found wrong with these values. */
  readonly startReasons?: readonly Reason<MarketingFormCode>[];
};

export type MarketingForm<V> = {
  readonly state: FormState;
  readonly values: V;
  set<K extends keyof V>(field: K, value: V[K]): void;
  touch(field: keyof V & string): void;
  /** Only of a field that was left, or after sending was tried [D-5-09]. */
  errorOf(field: keyof V & string): string | undefined;
  /** Of the fields that were wrong when the shop sent the form back, the first: it has the focus without any script. */
  readonly firstWrong: { readonly field: string; readonly message: string } | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** An empty form again. */
  restart(): void;
  readonly isRestarted: boolean;
};

/** A form from the first letter to the thank you [D-4-29…36]. */
export function useMarketingForm<V extends object, P extends object>(
  options: MarketingFormOptions<V, P>,
): MarketingForm<V> {
  const { initial, check, startAt = 'editing', startTouched = false, startReasons = [] } = options;
  const [values, setValues] = useState(options.startValues ?? initial);
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(
    startTouched || startReasons.length > 0 ? 'all' : new Set(),
  );
  const [isSentBack, setSentBack] = useState(startReasons.length > 0);
  const [isRestarted, setRestarted] = useState(false);
  const { state, go, submit } = useSubmit(options, startAt);
  return {
    state,
    values,
    isRestarted,
    firstWrong: isSentBack ? firstOf(startReasons) : undefined,
    set: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setSentBack(false);
    },
    touch: (field) => setTouched((before) => (before === 'all' ? before : new Set(before).add(field))),
    errorOf: (field) => {
      if (touched !== 'all' && !touched.has(field)) return undefined;
      return messageOf(isSentBack ? rejected(...startReasons) : check(values), field);
    },
    submit: (event) => {
      event.preventDefault();
      setTouched('all');
      setSentBack(false);
      submit(event.currentTarget, values).catch((error: unknown) => {
        // of a second press while the first is on its way only whoever watches the shop hears
        if (error instanceof AlreadySubmitting) reportError(error);
        else go('failure');
      });
    },
    restart: () => {
      setValues(initial);
      setTouched(new Set());
      setRestarted(true);
      go('editing');
    },
  };
}

function useSubmit<V, P extends object>(options: MarketingFormOptions<V, P>, startAt: FormState) {
  const [state, setState] = useState<FormState>(startAt);
  // two presses can come before the first is drawn
  const now = useRef<FormState>(startAt);
  const [keyOf] = useState(createRequestKeys);
  const go = (next: FormState): void => {
    now.current = next;
    setState(next);
  };
  const submit = (form: HTMLFormElement, values: V): Promise<void> =>
    submitForm(
      options,
      {
        state: () => now.current,
        go,
        keyOf,
        website: () => trapOf(form),
        onWrong: (reasons) => focusFirst(form, reasons),
        onSending: () => focusButton(form),
      },
      values,
    );
  return { state, go, submit };
}

const sentenceOf = ({ code, params }: Reason<MarketingFormCode>): string =>
  fillMessage(marketingFormMessages[code], params);

function messageOf(checked: Success<unknown> | Rejected<MarketingFormCode>, field: string): string | undefined {
  const reason = checked.status === 'REJECTED' ? checked.reasons.find((one) => one.field === field) : undefined;
  return reason && sentenceOf(reason);
}

const firstOf = ([first]: readonly Reason<MarketingFormCode>[]) =>
  first && { field: first.field ?? '', message: sentenceOf(first) };

const controlOf = (form: HTMLFormElement, name: string): HTMLElement | undefined => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLElement ? found : undefined;
};

/** Reasons come in the order of the fields [D-4-35]. */
function focusFirst(form: HTMLFormElement, [first]: readonly Reason<MarketingFormCode>[]): void {
  controlOf(form, first?.field ?? '')?.focus();
}

/** The fields are about to be switched off: focus would fall off the page. */
function focusButton(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}

function trapOf(form: HTMLFormElement): string {
  const trap = controlOf(form, 'website');
  return trap instanceof HTMLInputElement ? trap.value : '';
}
