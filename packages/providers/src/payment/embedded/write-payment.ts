import { defined, type JsonObject } from '../json.ts';
import type { PartialOrderRecord, PaymentRecord, PaymentState } from './records.ts';
import { type ServiceContext, writeToken } from './service-context.ts';
import { PAGES_PATH } from './settings.ts';
import type { Settled } from './settle.ts';

const RESULT_CODES: Readonly<Record<Exclude<PaymentState, 'OPEN'>, string>> = {
  PENDING: 'Received',
  AUTHORISED: 'Authorised',
  REFUSED: 'Refused',
  CANCELLED: 'Cancelled',
  ERROR: 'Error',
};

export const writeOrder = (order: PartialOrderRecord): JsonObject => ({
  pspReference: order.pspReference,
  reference: order.merchantReference,
  amount: { currency: order.currency, value: order.value },
  remainingAmount: { currency: order.currency, value: order.remainingValue },
  orderData: order.orderData,
  expiresAt: new Date(order.expiresAt).toISOString(),
});

export const pageUrl = (service: ServiceContext, { pspReference }: PaymentRecord): string =>
  `${service.settings.publicUrl}${PAGES_PATH}/pay/${writeToken(service, 'PAGE', pspReference)}`;

/** What the shopper has to do next, for the Drop-in. */
function writeAction(service: ServiceContext, payment: PaymentRecord): JsonObject {
  const url = pageUrl(service, payment);
  if (payment.step !== 'QR') return { type: 'redirect', method: 'GET', url, paymentMethodType: payment.methodType };
  // without a phone, the button for the app opens the same page
  const paymentData = writeToken(service, 'PAGE', payment.pspReference);
  return { type: 'qrCode', paymentMethodType: payment.methodType, qrCodeData: url, url, paymentData };
}

function resultOf({ state, step }: PaymentRecord): string {
  if (state !== 'OPEN') return RESULT_CODES[state];
  return step === 'QR' ? 'Pending' : 'RedirectShopper';
}

/** The answer to /payments and /payments/details. */
export function writePayment(service: ServiceContext, { payment, order }: Settled): JsonObject {
  const { state, refusal, lastFour, brand } = payment;
  return defined({
    pspReference: payment.pspReference,
    resultCode: resultOf(payment),
    merchantReference: payment.merchantReference,
    amount: { currency: payment.currency, value: payment.value },
    paymentMethod: defined({ type: payment.methodType, brand: brand ?? undefined }),
    additionalData: lastFour === null ? undefined : { cardSummary: lastFour },
    refusalReason: refusal?.reason,
    refusalReasonCode: refusal?.code,
    action: state === 'OPEN' ? writeAction(service, payment) : undefined,
    order: order && state === 'AUTHORISED' ? writeOrder(order) : undefined,
  });
}
