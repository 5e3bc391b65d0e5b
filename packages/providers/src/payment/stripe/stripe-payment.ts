import { failed, success } from '@wattle/domain/results';
import { objectOf, textOf } from '../json.ts';
import type {
  AuthoriseInput,
  CancelInput,
  ChangeInput,
  ModificationOutcome,
  PaymentOutcome,
  PaymentProvider,
} from '../port.ts';
import { refused } from '../refused.ts';
import { askStripe, readFailure } from './ask-stripe.ts';
import { stripeMethod, stripeTypeOf } from './method-types.ts';
import { readStripeWebhook } from './read-webhook.ts';
import { cancelIntent, cancelSession, continueSession } from './sessions.ts';
import type { StripeConfig } from './stripe-config.ts';
import { writeSession } from './write-session.ts';

/** As shoppers know it. */
const PROVIDER_NAME = 'Stripe';

/** Opens a page of Stripe's, to which the shopper goes: no card comes near the shop. */
async function authorise(config: StripeConfig, input: AuthoriseInput): Promise<PaymentOutcome> {
  const type = input.means.kind === 'BROWSER' ? stripeTypeOf(input.means.data) : null;
  // what the shop does not know is not tried out with somebody's money
  if (!type || input.partialOrder) return refused('NOT_SUPPORTED', 'no known method');
  const { deadlineAt, idempotencyKey } = input;
  const form = writeSession(config, input, type);
  const answer = await askStripe(config, {
    method: 'POST',
    path: '/checkout/sessions',
    form,
    deadlineAt,
    idempotencyKey,
  });
  if (answer.kind !== 'ANSWERED') return readFailure(answer);
  const [id, url] = [textOf(answer.body, 'id'), textOf(answer.body, 'url')];
  if (!id || !url) return { status: 'UNKNOWN', problem: 'UNREADABLE' };
  const actionData = { type: 'page', url, providerName: PROVIDER_NAME };
  return { status: 'ACTION_REQUIRED', actionData, paymentReference: null, pageReference: id };
}

/** What of it the account may take: asked each time, since that is changed in Stripe's own settings. */
async function listMethods(
  config: StripeConfig,
  { types, deadlineAt }: Parameters<PaymentProvider['listMethods']>[0],
): ReturnType<PaymentProvider['listMethods']> {
  const answer = await askStripe(config, { method: 'GET', path: '/account', deadlineAt });
  if (answer.kind === 'REFUSED') return failed('UNAVAILABLE', false);
  if (answer.kind === 'UNKNOWN') return failed(answer.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
  const capabilities = objectOf(answer.body, 'capabilities') ?? {};
  const isActive = (type: (typeof types)[number]): boolean =>
    capabilities[stripeMethod(type)?.capability ?? ''] === 'active';
  return success({ types: types.filter(isActive), browserData: {} });
}

async function capture(config: StripeConfig, input: ChangeInput): Promise<ModificationOutcome> {
  const { paymentReference, amountCents, deadlineAt, idempotencyKey } = input;
  const path = `/payment_intents/${encodeURIComponent(paymentReference)}/capture`;
  const form = { amount_to_capture: amountCents };
  const answer = await askStripe(config, { method: 'POST', path, form, deadlineAt, idempotencyKey });
  return answer.kind === 'ANSWERED' ? { status: 'RECEIVED', reference: paymentReference } : readFailure(answer);
}

async function refund(config: StripeConfig, input: ChangeInput): Promise<ModificationOutcome> {
  const { paymentReference, amountCents, deadlineAt, idempotencyKey } = input;
  const form = { payment_intent: paymentReference, amount: amountCents };
  const answer = await askStripe(config, { method: 'POST', path: '/refunds', form, deadlineAt, idempotencyKey });
  if (answer.kind !== 'ANSWERED') return readFailure(answer);
  const reference = textOf(answer.body, 'id');
  return reference ? { status: 'RECEIVED', reference } : { status: 'UNKNOWN', problem: 'UNREADABLE' };
}

async function cancel(config: StripeConfig, input: CancelInput): Promise<ModificationOutcome> {
  if (!('orderReference' in input)) return cancelIntent(config, input.paymentReference, input);
  // without a page nobody can have paid: it is kept before the shopper is sent there
  if (input.pageReference === undefined) return refused('CANCELLED', 'no page was opened');
  return cancelSession(config, input.pageReference, input);
}

/** Stripe Checkout: shoppers pay on Stripe's own page, and the shop takes the money when the goods leave. */
export function createStripePayment(config: StripeConfig): PaymentProvider {
  return {
    name: 'stripe',
    browser: { kind: 'PAGE', providerName: PROVIDER_NAME },
    typeOf: stripeTypeOf,
    isPaidElsewhere: () => true,
    listMethods: (input) => listMethods(config, input),
    authorise: (input) => authorise(config, input),
    continue: (input) => continueSession(config, input),
    capture: (input) => capture(config, input),
    refund: (input) => refund(config, input),
    cancel: (input) => cancel(config, input),
    readWebhook: (request) => readStripeWebhook(config, request),
  };
}
