import { CURRENCY } from '@wattle/domain/settings';
import { defined, textOf } from '../../json.ts';
import { giveBack } from '../gift-cards.ts';
import { notify, variantOf } from '../notify.ts';
import type { PaymentRecord, PaymentState } from '../records.ts';
import { json, newReference, type ServiceContext } from '../service-context.ts';
import { missing, sayError } from '../service-error.ts';
import { putPayment } from '../settle.ts';
import type { Transaction } from '../transact.ts';
import type { Operation } from './operation.ts';

type Request = { readonly eventCode: 'CANCELLATION' | 'TECHNICAL_CANCEL'; readonly pspReference: string };

/** Cancels an unfinished attempt, so that a shopper who returns later finds it cancelled. */
function cancelOpen(tx: Transaction, payment: PaymentRecord): boolean {
  if (payment.state !== 'OPEN' && payment.state !== 'PENDING') return false;
  putPayment(tx, { ...payment, state: 'CANCELLED', refusal: { code: '15', reason: 'Cancelled' }, isCancelled: true });
  return true;
}

/** Releases an authorisation. Captured money needs a refund. */
export async function undoPayment(
  service: ServiceContext,
  tx: Transaction,
  payment: PaymentRecord,
  { eventCode, pspReference }: Request,
): Promise<void> {
  const isHeld = payment.state === 'AUTHORISED' && !payment.isCancelled && payment.capturedValue === 0;
  if (isHeld) {
    putPayment(tx, { ...payment, isCancelled: true });
    if (payment.giftCard !== null) await giveBack(service, tx, payment.giftCard, payment.value);
  }
  const hasWorked = isHeld || cancelOpen(tx, payment);
  notify(service, tx, {
    eventCode,
    hasWorked,
    pspReference,
    originalReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    value: payment.value,
    currency: payment.currency,
    paymentMethod: variantOf(payment),
    ...(hasWorked ? {} : { reason: 'Transaction is not in a state that can be cancelled' }),
  });
}

export const cancelPayment: Operation = async (service, tx, { body, reference }) => {
  const payment = await tx.find('payment', reference);
  if (!payment) return sayError(422, '167', 'Original pspReference required for this operation');
  const pspReference = newReference();
  await undoPayment(service, tx, payment, { eventCode: 'CANCELLATION', pspReference });
  return json(
    201,
    defined({
      merchantAccount: service.settings.merchantAccount,
      paymentPspReference: reference,
      pspReference,
      reference: textOf(body, 'reference'),
      status: 'received',
    }),
  );
};

const LIVE: readonly PaymentState[] = ['OPEN', 'PENDING', 'AUTHORISED'];

async function findLive(tx: Transaction, merchantReference: string): Promise<readonly PaymentRecord[]> {
  const known = await tx.find('reference', merchantReference);
  const found = await Promise.all((known?.payments ?? []).map((reference) => tx.find('payment', reference)));
  return found
    .filter((payment) => payment !== undefined)
    .filter(({ state, isCancelled }) => {
      return LIVE.includes(state) && !isCancelled;
    });
}

/** Cancels every attempt under a merchant reference, for a caller that never received the answer. */
export const cancelByReference: Operation = async (service, tx, { body }) => {
  const paymentReference = textOf(body, 'paymentReference');
  if (!paymentReference) return missing('paymentReference');
  const pspReference = newReference();
  const live = await findLive(tx, paymentReference);
  for (const [at, payment] of live.entries())
    await undoPayment(service, tx, payment, {
      eventCode: 'TECHNICAL_CANCEL',
      pspReference: at === 0 ? pspReference : newReference(),
    });
  if (live.length === 0)
    notify(service, tx, {
      eventCode: 'TECHNICAL_CANCEL',
      hasWorked: false,
      pspReference,
      merchantReference: paymentReference,
      value: 0,
      currency: CURRENCY,
      paymentMethod: '',
      reason: 'No payment to cancel under this reference',
    });
  return json(
    201,
    defined({
      merchantAccount: service.settings.merchantAccount,
      paymentReference,
      pspReference,
      reference: textOf(body, 'reference'),
      status: 'received',
    }),
  );
};
