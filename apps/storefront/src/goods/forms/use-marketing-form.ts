import { type FormState, type MarketingFormCode, stripInvalidCharacters } from '@wattle/domain/forms';
import type { Reason, Rejected, Success } from '@wattle/domain/results';
import { MARKETING_FORM_FAILURE, marketingFormMessages } from '@wattle/messages';
import * as formsWords from '@wattle/messages/forms';
import { useState } from 'react';
import { wordsOf } from '../../ui/form/form-model.ts';
import { type Form, type FormOptions, useForm } from '../../ui/form/use-form.ts';
import { createRequestKeys } from './request-key.ts';

/** After this long, a shopper presses again. */
const PATIENCE_MS = 20_000;

type SendOptions = { readonly signal: AbortSignal; readonly idempotencyKey: string };

export type MarketingFormOptions<V, P> = {
  readonly initial: V;
  readonly check: (values: V) => Success<P> | Rejected<MarketingFormCode>;
  readonly prepare?: (values: V) => Promise<unknown>;
  /** `website` is present only when the honeypot was filled in. */
  readonly send: (payload: P & { website?: string }, options: SendOptions) => Promise<{ readonly status: string }>;
  readonly onDone?: ((payload: P) => void) | undefined;
  /** For showing a form in a given state. */
  readonly startTouched?: boolean;
} & FormStart<V>;

/** Initial state of a form that is not empty, such as one posted without JavaScript and returned. */
export type FormStart<V> = {
  readonly startAt?: FormState;
  readonly startValues?: V;
  /** The server's errors for these values. */
  readonly startReasons?: readonly Reason<MarketingFormCode>[];
};

export type MarketingForm<V> = Form<V> & {
  /** The first invalid field of a returned form, focused without JavaScript. */
  readonly firstWrong: string | undefined;
  /** Resets the form. */
  restart(): void;
  readonly isRestarted: boolean;
};

/** A marketing form, from first input to thank-you [D-4-29…36]. */
export function useMarketingForm<V extends object, P extends object>(
  options: MarketingFormOptions<V, P>,
): MarketingForm<V> {
  const { initial, check, prepare } = options;
  const [startValues] = useState(options.startValues ?? initial);
  const [keyOf] = useState(createRequestKeys);
  const [isRestarted, setRestarted] = useState(false);
  const form = useForm({
    initial: startValues,
    check,
    prepare,
    messages: marketingFormMessages,
    clean: stripInvalidCharacters,
    failure: MARKETING_FORM_FAILURE,
    start: startOf(options),
    // log a second press while the first is in progress, without telling the shopper
    onRepeated: (error) => reportError(error),
    send: async (payload, { element }) => {
      const website = element ? trapOf(element) : '';
      if (element) focusButton(element);
      const sending = { signal: AbortSignal.timeout(PATIENCE_MS), idempotencyKey: keyOf(payload) };
      const { status } = await options.send(website === '' ? payload : { ...payload, website }, sending);
      if (status !== 'SUCCESS') return { form: MARKETING_FORM_FAILURE };
      options.onDone?.(payload);
      return undefined;
    },
  });
  const [first] = options.startReasons ?? [];
  // values are replaced on change, so equal ones mean that the shopper has not edited yet
  const isAsSentBack = first !== undefined && form.values === startValues;
  return {
    ...form,
    failure: isAsSentBack ? formsWords.notSentYet(wordsOf(first, marketingFormMessages)) : form.failure,
    firstWrong: first?.field,
    isRestarted,
    restart: () => {
      form.reset(initial);
      setRestarted(true);
    },
  };
}

function startOf<V, P>({ startAt = 'editing', startReasons = [], startTouched }: MarketingFormOptions<V, P>) {
  const fields = startReasons.map((reason) => [reason.field, wordsOf(reason, marketingFormMessages)]);
  return {
    state: startAt,
    ...((startTouched || fields.length > 0) && { judged: 'all' }),
    refusal: {
      fields: Object.fromEntries(fields),
      form: startAt === 'failure' ? MARKETING_FORM_FAILURE : undefined,
    },
  } satisfies FormOptions<V, P, MarketingFormCode>['start'];
}

/** Fields are about to be disabled, which would lose the focus. */
function focusButton(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}

function trapOf(form: HTMLFormElement): string {
  const trap = form.elements.namedItem('website');
  return trap instanceof HTMLInputElement ? trap.value : '';
}
