import {
  endSubmit,
  type FormState,
  type MarketingFormCode,
  type Reason,
  type Rejected,
  type Success,
  startSubmit,
} from '@wattle/domain';

/** A shopper who waits this long presses again. */
const PATIENCE_MS = 20_000;

export type SendOptions = { readonly signal: AbortSignal; readonly idempotencyKey: string };

/** How a form is checked and sent. */
export type FormSending<V, P> = {
  readonly check: (values: V) => Success<P> | Rejected<MarketingFormCode>;
  /** `website` is there only when somebody filled in what nobody sees. */
  readonly send: (payload: P & { website?: string }, options: SendOptions) => Promise<{ readonly status: string }>;
  /** What the check needs and may not be here yet. */
  readonly prepare?: (values: V) => Promise<unknown>;
  readonly onDone?: ((payload: P) => void) | undefined;
};

/** The form on the page, as far as sending looks at it. */
export type SentForm = {
  readonly state: () => FormState;
  readonly go: (next: FormState) => void;
  readonly keyOf: (payload: unknown) => string;
  /** What stands in the field that nobody sees. */
  readonly website: () => string;
  readonly onWrong: (reasons: readonly Reason<MarketingFormCode>[]) => void;
  readonly onSending: () => void;
};

/** Sends what is right, once at a time: whoever sends in between made a mistake [D-4-33 D-4-36 D-8-24]. */
export async function submitForm<V, P extends object>(
  { check, send, prepare, onDone }: FormSending<V, P>,
  form: SentForm,
  values: V,
): Promise<void> {
  await prepare?.(values);
  const checked = check(values);
  form.go(startSubmit(form.state(), checked.status === 'REJECTED'));
  if (checked.status === 'REJECTED') return form.onWrong(checked.reasons);
  form.onSending();
  const website = form.website();
  const payload = website === '' ? checked.value : { ...checked.value, website };
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), idempotencyKey: form.keyOf(checked.value) };
  const isTaken = await send(payload, options).then(
    ({ status }) => status === 'SUCCESS',
    () => false,
  );
  form.go(endSubmit(isTaken));
  if (isTaken) onDone?.(checked.value);
}
