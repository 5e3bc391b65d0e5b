import { type FormState, startSubmit } from '@wattle/domain/forms';
import type { Reason, Rejected, Success } from '@wattle/domain/results';
import type { Refusal } from './form-model.ts';

type Answer<V> = Refusal<V> | undefined;

/** The values sent, and the form element. */
export type Sent<V> = { readonly values: V; readonly element: HTMLFormElement | null };

/** How a form is validated and sent. */
export type FormRules<V, P, C extends string> = {
  /** Validates what may be sent: the domain's rule, with a field per reason. */
  readonly check: (values: V) => Success<P> | Rejected<C>;
  /** Loads what the check needs. */
  readonly prepare?: ((values: V) => Promise<unknown>) | undefined;
  /** Resolves to nothing when accepted. A thrown error shows `failure`. */
  readonly send: (payload: P, sent: Sent<V>) => Answer<V> | Promise<Answer<V>>;
  /** Message for when sending throws. */
  readonly failure: string;
};

/** The parts of the form that sending uses. */
export type SubmittedForm<V, C extends string> = {
  readonly state: () => FormState;
  readonly element: HTMLFormElement | null;
  readonly onStart: () => void;
  readonly onSending: () => void;
  readonly onRejected: (reasons: readonly Reason<C>[]) => void;
  readonly onAnswer: (refusal: Answer<V>) => void;
};

/** Dispatched on the form element after each submit; `detail` says whether it was accepted. */
export const FORM_ANSWERED = 'form-answered';

/** Validates and sends, one at a time: a second press throws AlreadySubmitting [D-4-33 D-4-36 D-8-24]. */
export async function runSubmit<V, P, C extends string>(
  { check, prepare, send, failure }: FormRules<V, P, C>,
  form: SubmittedForm<V, C>,
  values: V,
): Promise<void> {
  startSubmit(form.state(), false);
  form.onStart();
  let isAccepted = false;
  try {
    // with nothing to await, the first invalid field gets focus within the press
    if (prepare) await prepare(values);
    const checked = check(values);
    if (checked.status === 'REJECTED') return form.onRejected(checked.reasons);
    form.onSending();
    const refusal = await send(checked.value, { values, element: form.element });
    isAccepted = refusal === undefined;
    form.onAnswer(refusal);
  } catch {
    form.onAnswer({ form: failure });
  } finally {
    form.element?.dispatchEvent(new CustomEvent(FORM_ANSWERED, { detail: isAccepted }));
  }
}
