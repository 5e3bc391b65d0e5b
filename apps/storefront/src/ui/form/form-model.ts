import { endSubmit, type FormState } from '@wattle/domain/forms';
import type { Reason } from '@wattle/domain/results';
import { fillMessage } from '@wattle/messages';

export type FieldOf<V> = keyof V & string;

/** Why a form was refused: one message per invalid field, and one for the whole form. */
export type Refusal<V> = {
  readonly fields?: Readonly<Partial<Record<FieldOf<V>, string>>> | undefined;
  readonly form?: string | undefined;
};

/** State of a form. Validity is not part of it: the rules decide whenever asked. */
export type FormModel<V> = {
  readonly values: V;
  readonly state: FormState;
  /** Fields changed since the form opened or was last sent. */
  readonly changed: ReadonlySet<string>;
  /** Fields whose errors show. */
  readonly judged: ReadonlySet<string> | 'all';
  readonly refusal: Refusal<V>;
};

const NONE: ReadonlySet<string> = new Set();

export const openModel = <V>(values: V, state: FormState = 'editing'): FormModel<V> => ({
  values,
  state,
  changed: NONE,
  judged: NONE,
  refusal: {},
});

/** Sets values programmatically, such as from an address search; clears their server errors. */
export function putFields<V>(model: FormModel<V>, change: Partial<V>): FormModel<V> {
  const fields = Object.entries(model.refusal.fields ?? {}).filter(([field]) => !Object.hasOwn(change, field));
  return {
    ...model,
    values: { ...model.values, ...change },
    refusal: { ...model.refusal, fields: Object.fromEntries(fields) as Refusal<V>['fields'] },
  };
}

export const changeField = <V, K extends FieldOf<V>>(model: FormModel<V>, field: K, value: V[K]): FormModel<V> => ({
  ...putFields(model, { [field]: value } as unknown as Partial<V>),
  changed: new Set(model.changed).add(field),
});

/** Shows errors for a field on blur, unless it is empty and was only tabbed through, or the press there sent the form. */
export function leaveField<V>(model: FormModel<V>, field: FieldOf<V>): FormModel<V> {
  const value: unknown = model.values[field];
  const isPassedThrough = !model.changed.has(field) && (typeof value !== 'string' || value === '');
  if (model.state === 'submitting' || model.judged === 'all' || isPassedThrough) return model;
  return { ...model, judged: new Set(model.judged).add(field) };
}

/** The rules refuse to send it. A reason without a field applies to the whole form. */
export const rejectModel = <V>(model: FormModel<V>, words: string | undefined): FormModel<V> => ({
  ...model,
  state: 'editing',
  judged: 'all',
  refusal: { ...model.refusal, form: words },
});

export const startModel = <V>(model: FormModel<V>, values: V): FormModel<V> => ({
  ...model,
  values,
  state: 'submitting',
  // cleared first, so that the same message is announced again
  refusal: { ...model.refusal, form: undefined },
});

/** What was sent is not judged again: a password cleared afterwards is not a missing one. */
export const sendModel = <V>(model: FormModel<V>): FormModel<V> => openModel(model.values, 'submitting');

/** The response concerns what was sent: fields changed meanwhile are not blamed. */
export function answerModel<V>(model: FormModel<V>, refusal: Refusal<V> | undefined): FormModel<V> {
  const state = endSubmit(refusal === undefined);
  const fields = Object.entries(refusal?.fields ?? {}).filter(([field]) => !model.changed.has(field));
  return { ...model, state, refusal: { ...refusal, fields: Object.fromEntries(fields) as Refusal<V>['fields'] } };
}

type Messages<C extends string> = Readonly<Record<C, string>>;

export const wordsOf = <C extends string>({ code, params }: Reason<C>, messages: Messages<C>): string =>
  fillMessage(messages[code], params);

/** The error below a field: the server's, or the rules' once the field is judged. */
export function fieldError<V, C extends string>(
  { judged, refusal }: FormModel<V>,
  field: FieldOf<V>,
  reasons: readonly Reason<C>[],
  messages: Messages<C>,
): string | undefined {
  const refused = refusal.fields?.[field];
  if (refused !== undefined || (judged !== 'all' && !judged.has(field))) return refused;
  const reason = reasons.find((one) => one.field === field);
  return reason && wordsOf(reason, messages);
}
