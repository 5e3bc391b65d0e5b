import { type JsonObject, objectOf, textOf } from '../../json.ts';
import type { PaymentRecord } from '../records.ts';
import { json, newReference, type ServiceAnswer, type ServiceContext } from '../service-context.ts';
import { missing, sayError } from '../service-error.ts';
import { OPEN_PAYMENT_SECONDS } from '../settings.ts';
import { putPayment, settle } from '../settle.ts';
import type { Transaction } from '../transact.ts';
import { writePayment } from '../write-payment.ts';
import { type Amount, type Operation, readAmount } from './operation.ts';
import { type PaymentPlan, planPayment } from './plan-payment.ts';

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Why this part of an order cannot be paid; undefined if it can. */
async function checkOrder(
  service: ServiceContext,
  tx: Transaction,
  body: JsonObject,
  { value }: Amount,
): Promise<{ readonly problem: ServiceAnswer } | { readonly reference: string | null }> {
  const given = objectOf(body, 'order');
  if (!given) return { reference: null };
  const order = await tx.find('partialOrder', textOf(given, 'pspReference') ?? '');
  const isLive = order?.state === 'OPEN' && order.expiresAt > service.clock();
  if (!order || !isLive || order.orderData !== textOf(given, 'orderData'))
    return { problem: sayError(422, '14_0424', 'The order is not open, or its data is not the latest.') };
  if (value > order.remainingValue)
    return { problem: sayError(422, '137', 'Invalid amount specified: more than remains of the order.') };
  return { reference: order.pspReference };
}

function newPayment(
  service: ServiceContext,
  body: JsonObject,
  amount: Amount,
  plan: PaymentPlan,
  partialOrder: string | null,
): PaymentRecord {
  const { outcome, ...kept } = plan;
  return {
    ...kept,
    ...amount,
    pspReference: newReference(),
    merchantReference: textOf(body, 'reference') ?? '',
    state: 'OPEN',
    refusal: null,
    authentication: null,
    planned: outcome,
    returnUrl: textOf(body, 'returnUrl') ?? '',
    partialOrder,
    capturedValue: 0,
    refundedValue: 0,
    isCancelled: false,
    createdAt: service.clock(),
  };
}

async function keepReference(tx: Transaction, { merchantReference, pspReference }: PaymentRecord): Promise<void> {
  const known = await tx.findSeldom('reference', merchantReference);
  tx.put('reference', merchantReference, { payments: [...(known?.payments ?? []), pspReference] });
}

export const makePayment: Operation = async (service, tx, { body }) => {
  const amount = readAmount(body);
  if (!amount) return sayError(422, '100', 'No amount specified');
  if (amount.value === 0) return sayError(422, '137', 'Invalid amount specified');
  if (!textOf(body, 'reference')) return sayError(422, '130', 'Reference Missing');
  if (!objectOf(body, 'paymentMethod')) return missing('paymentMethod');
  if (!isUrl(textOf(body, 'returnUrl') ?? '')) return sayError(422, '14_030', 'Return URL is missing.');
  const checked = await checkOrder(service, tx, body, amount);
  if ('problem' in checked) return checked.problem;
  const plan = await planPayment(service, tx, body, amount.value);
  if ('status' in plan) return plan;
  const payment = newPayment(service, body, amount, plan, checked.reference);
  await keepReference(tx, payment);
  if (plan.step === null) return json(200, writePayment(service, await settle(service, tx, payment, plan.outcome)));
  putPayment(tx, payment, service.clock() + OPEN_PAYMENT_SECONDS * 1000);
  return json(200, writePayment(service, { payment, order: null }));
};
