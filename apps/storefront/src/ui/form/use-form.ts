import type { FormState } from '@wattle/domain/forms';
import type { Reason, Rejected, Success } from '@wattle/domain/results';
import { FORM_FAILURE } from '@wattle/messages';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { afterPress, followPresses } from './after-press.ts';
import { focusFirst, hasControl, readControls } from './form-controls.ts';
import {
  answerModel,
  changeField,
  type FieldOf,
  type FormModel,
  fieldError,
  leaveField,
  openModel,
  putFields,
  type Refusal,
  rejectModel,
  sendModel,
  startModel,
  wordsOf,
} from './form-model.ts';
import { type FormRules, runSubmit } from './run-submit.ts';

export type FormOptions<V, P, C extends string> = Omit<FormRules<V, P, C>, 'failure'> & {
  readonly initial: V;
  readonly messages: Readonly<Record<C, string>>;
  /** The rule on blur, when submit is stricter. */
  readonly checkTyped?: ((values: V) => Success<unknown> | Rejected<C>) | undefined;
  /** Strips characters while typing. */
  readonly clean?: ((text: string) => string) | undefined;
  readonly failure?: string | undefined;
  /** Called on a press while the form is being sent. */
  readonly onRepeated?: ((error: unknown) => void) | undefined;
  /** Initial state, such as of a form returned by the server; empty and untouched by default. */
  readonly start?: Partial<Pick<FormModel<V>, 'state' | 'judged' | 'refusal'>> | undefined;
};

type TextField<V> = { [K in FieldOf<V>]: V[K] extends string ? K : never }[FieldOf<V>];
type TextEvent = { readonly currentTarget: { readonly value: string } };

export type TextFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: TextEvent) => void;
  onBlur: () => void;
};

export type Form<V> = {
  readonly values: V;
  readonly state: FormState;
  readonly isBusy: boolean;
  /** Error of the whole form. Stays until the form is sent again. */
  readonly failure: string | undefined;
  /** Props of the form element. */
  readonly bind: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Props of a text control. */
  field(name: TextField<V>): TextFieldProps;
  errorOf(field: FieldOf<V>): string | undefined;
  /** Sets a field on behalf of the shopper. */
  set<K extends FieldOf<V>>(field: K, value: V[K]): void;
  /** Sets fields programmatically. */
  put(change: Partial<V>): void;
  /** Handles blur. */
  leave(field: FieldOf<V>): void;
  focus(field: FieldOf<V>): void;
  /** Submits without a press, including what was just typed. */
  sendWith(change: Partial<V>): void;
  reset(values?: V): void;
};

/**
 * The hook behind every form: values, errors, focus and sending (decision 0034). An error shows on blur or submit and
 * clears as soon as the field is valid; focus goes to the first invalid field on the page.
 */
export function useForm<V extends object, P, C extends string>(options: FormOptions<V, P, C>): Form<V> {
  const { check, checkTyped = check, messages, clean = asTyped, failure = FORM_FAILURE } = options;
  const [model, setModel] = useState(() => ({ ...openModel(options.initial, 'editing'), ...options.start }));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  // two presses can come before the first re-render
  const now = useRef(model.state);
  const { values, judged } = model;
  const reasons = judged === 'all' ? reasonsOf(check(values)) : judged.size > 0 ? reasonsOf(checkTyped(values)) : [];

  const go = (state: FormState, next: (before: FormModel<V>) => FormModel<V>): void => {
    now.current = state;
    setModel(next);
  };
  // without an invalid field, the sender may have moved the focus already
  const focusOn = (fields: readonly string[]): void => (fields.length > 0 ? setWrong(fields) : undefined);
  const rejectWith = (found: readonly Reason<C>[]): void => {
    const lost = found.find(({ field }) => field === undefined || !hasControl(element.current, field));
    go('editing', (before) => rejectModel(before, lost && wordsOf(lost, messages)));
    focusOn(found.flatMap(({ field }) => field ?? []));
  };
  const answerWith = (refusal: Refusal<V> | undefined): void => {
    go(refusal ? 'failure' : 'success', (before) => answerModel(before, refusal));
    focusOn(Object.keys(refusal?.fields ?? {}));
  };
  const submit = (typed: V): void => {
    runSubmit(
      { ...options, failure },
      {
        state: () => now.current,
        element: element.current,
        onStart: () => go('submitting', (before) => startModel(before, typed)),
        onSending: () => setModel(sendModel),
        onRejected: rejectWith,
        onAnswer: answerWith,
      },
      typed,
    ).catch((error: unknown) => options.onRepeated?.(error));
  };
  const readPage = (): Partial<V> => {
    const found = Object.entries<unknown>(readControls(element.current, values));
    return Object.fromEntries(
      found.map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
    ) as Partial<V>;
  };
  const adopt = useEffectEvent(() => {
    const found = readPage();
    if (Object.keys(found).length > 0) setModel((before) => putFields(before, found));
  });
  useEffect(() => {
    followPresses();
    adopt();
  }, []);
  // after the error has rendered, so that screen readers announce it with the field
  useLayoutEffect(() => focusFirst(element.current, wrong), [wrong]);

  const errorOf = (field: FieldOf<V>) => fieldError(model, field, reasons, messages);
  const set = <K extends FieldOf<V>>(field: K, value: V[K]): void =>
    setModel((before) => changeField(before, field, value));
  const leave = (field: FieldOf<V>): void => afterPress(() => setModel((before) => leaveField(before, field)));
  return {
    values,
    state: model.state,
    isBusy: model.state === 'submitting',
    failure: model.refusal.form,
    bind: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit({ ...values, ...readPage() });
      },
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ currentTarget }) => set(name, clean(currentTarget.value) as V[typeof name]),
      onBlur: () => leave(name),
    }),
    errorOf,
    set,
    put: (change) => setModel((before) => putFields(before, change)),
    leave,
    focus: (field) => setWrong([field]),
    sendWith: (change) => submit({ ...values, ...change }),
    reset: (next = options.initial) => go('editing', () => openModel(next)),
  };
}

const asTyped = (text: string): string => text;

const reasonsOf = <C extends string>(checked: Success<unknown> | Rejected<C>): readonly Reason<C>[] =>
  checked.status === 'REJECTED' ? checked.reasons : [];
