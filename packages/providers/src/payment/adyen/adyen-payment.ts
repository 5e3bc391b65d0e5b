import { isPaidElsewhere, type PaymentType } from '@wattle/domain/checkout';
import type { Cents } from '@wattle/domain/money';
import { failed, success } from '@wattle/domain/results';
import { COUNTRY, LOCALE } from '@wattle/domain/settings';
import type { GiftCardPayments, PartialOrderOutcome } from '../gift-card-port.ts';
import { defined, type JsonObject, listOf, textOf } from '../json.ts';
import type {
  AuthoriseInput,
  CancelInput,
  ContinueInput,
  ModificationOutcome,
  MutatingCall,
  PaymentOutcome,
  PaymentProvider,
  ProviderForm,
} from '../port.ts';
import { refused } from '../refused.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { askBalance } from './gift-cards.ts';
import { adyenTypeOf, toPaymentType } from './method-types.ts';
import { type AdyenAnswer, postAdyen } from './post-adyen.ts';
import { readFailure, readModification, readPartialOrder, readPayment } from './read-answers.ts';
import { readWebhook } from './read-webhook.ts';
import { writeAmount, writeMethod, writeOrder, writePayment } from './write-requests.ts';

const send = (config: AdyenConfig, path: string, body: JsonObject, call: MutatingCall): Promise<AdyenAnswer> =>
  postAdyen(config, { path, body, deadlineAt: call.deadlineAt, idempotencyKey: call.idempotencyKey });

const readOutcome = (answer: AdyenAnswer, asked: Cents | null): PaymentOutcome =>
  answer.kind === 'ANSWERED' ? readPayment(answer.body, asked) : readFailure(answer);

async function authorise(config: AdyenConfig, input: AuthoriseInput): Promise<PaymentOutcome> {
  const method = writeMethod(input.means);
  // never send a payment method that the shop does not know
  if (!method || !toPaymentType(textOf(method, 'type') ?? '')) return refused('NOT_SUPPORTED', 'no known method');
  return readOutcome(await send(config, '/payments', writePayment(config, input, method), input), input.amountCents);
}

async function proceed(config: AdyenConfig, input: ContinueInput): Promise<PaymentOutcome> {
  const details = defined(
    Object.fromEntries(Object.keys(input.details).map((key) => [key, textOf(input.details, key)])),
  );
  const body = defined({ details, paymentData: input.paymentData });
  const answer = await send(config, '/payments/details', body, input);
  const outcome = readOutcome(answer, input.amountCents ?? null);
  return answer.kind === 'ANSWERED' ? ofOrder(outcome, answer.body, input) : outcome;
}

/** A result only counts for the order that the payment was made for, not for another one of the same amount. */
function ofOrder(outcome: PaymentOutcome, body: JsonObject, { orderReference }: ContinueInput): PaymentOutcome {
  const reference = textOf(body, 'merchantReference');
  if (orderReference === undefined || reference === orderReference) return outcome;
  if (reference !== undefined) return refused('CALL_REFUSED', 'details of another payment');
  const isMoney = outcome.status === 'AUTHORISED' || outcome.status === 'PENDING';
  return isMoney ? { status: 'UNKNOWN', problem: 'UNREADABLE' } : outcome;
}

async function listMethods(
  config: AdyenConfig,
  input: Parameters<PaymentProvider['listMethods']>[0],
): ReturnType<PaymentProvider['listMethods']> {
  const body = defined({
    merchantAccount: config.merchantAccount,
    amount: writeAmount(input.amountCents),
    countryCode: COUNTRY,
    shopperLocale: LOCALE,
    channel: 'Web',
    shopperReference: input.shopperReference,
    order: input.partialOrder ? writeOrder(input.partialOrder) : undefined,
  });
  const { deadlineAt } = input;
  const answer = await postAdyen(config, { path: '/paymentMethods', body, deadlineAt, idempotencyKey: null });
  if (answer.kind === 'REFUSED') return failed('UNAVAILABLE', false);
  if (answer.kind === 'UNKNOWN') return failed(answer.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
  const typeOf = (method: JsonObject): PaymentType | null => toPaymentType(textOf(method, 'type') ?? '');
  const isWanted = (type: PaymentType | null): type is PaymentType => type !== null && input.types.includes(type);
  const paymentMethods = listOf(answer.body, 'paymentMethods').filter((method) => isWanted(typeOf(method)));
  const types = [...new Set(paymentMethods.map(typeOf).filter(isWanted))];
  return success({ types, browserData: { paymentMethods } });
}

async function openPartialOrder(
  config: AdyenConfig,
  input: Parameters<GiftCardPayments['openPartialOrder']>[0],
): Promise<PartialOrderOutcome> {
  const body = defined({
    merchantAccount: config.merchantAccount,
    reference: input.orderReference,
    amount: writeAmount(input.amountCents),
    expiresAt: input.expiresAt === undefined ? undefined : new Date(input.expiresAt).toISOString(),
  });
  const answer = await send(config, '/orders', body, input);
  if (answer.kind !== 'ANSWERED') return readFailure(answer);
  const order = readPartialOrder(answer.body);
  return order ? { status: 'OPENED', order } : { status: 'UNKNOWN', problem: 'UNREADABLE' };
}

async function cancel(config: AdyenConfig, input: CancelInput): Promise<ModificationOutcome> {
  const { merchantAccount } = config;
  if ('orderReference' in input)
    return readModification(
      await send(config, '/cancels', { merchantAccount, paymentReference: input.orderReference }, input),
    );
  const path = `/payments/${encodeURIComponent(input.paymentReference)}/cancels`;
  return readModification(await send(config, path, { merchantAccount }, input));
}

const browserSettings = (config: AdyenConfig): ProviderForm => ({
  kind: 'FORM',
  environment: config.environment,
  clientKey: config.clientKey,
  serviceUrls: config.serviceUrls ?? null,
  isSimulated: config.isSimulated ?? false,
});

/** Adyen Checkout, or anything that speaks its protocol at the configured address. */
export function createAdyenPayment(config: AdyenConfig): PaymentProvider & GiftCardPayments {
  const { merchantAccount } = config;
  const change = (kind: 'captures' | 'refunds'): PaymentProvider['capture'] => {
    return async ({ paymentReference, amountCents, ...call }) => {
      const path = `/payments/${encodeURIComponent(paymentReference)}/${kind}`;
      return readModification(await send(config, path, { merchantAccount, amount: writeAmount(amountCents) }, call));
    };
  };
  return {
    name: 'adyen',
    browser: browserSettings(config),
    typeOf: adyenTypeOf,
    isPaidElsewhere,
    listMethods: (input) => listMethods(config, input),
    authorise: (input) => authorise(config, input),
    continue: (input) => proceed(config, input),
    giftCardBalance: (input) => askBalance(config, input),
    openPartialOrder: (input) => openPartialOrder(config, input),
    cancelPartialOrder: async ({ order, ...call }) =>
      readModification(await send(config, '/orders/cancel', { merchantAccount, order: writeOrder(order) }, call)),
    capture: change('captures'),
    refund: change('refunds'),
    cancel: (input) => cancel(config, input),
    readWebhook: (request) => readWebhook(config, request),
  };
}
