import { defined, textOf } from '../../json.ts';
import { giveBack } from '../gift-cards.ts';
import { notify, variantOf } from '../notify.ts';
import type { PaymentRecord } from '../records.ts';
import { json, newReference } from '../service-context.ts';
import { sayError } from '../service-error.ts';
import { putPayment } from '../settle.ts';
import { type Operation, readAmount } from './operation.ts';

type Change = {
  readonly eventCode: 'CAPTURE' | 'REFUND';
  /** The name on the card that makes it fail after success was reported, and the webhook for that. */
  readonly undoneBy: 'CAPTURE_FAILED' | 'REFUND_FAILED';
  /** The payment afterwards; undefined if the change is not possible. */
  apply(payment: PaymentRecord, value: number): PaymentRecord | undefined;
};

const CAPTURE: Change = {
  eventCode: 'CAPTURE',
  undoneBy: 'CAPTURE_FAILED',
  apply(payment, value) {
    const capturedValue = payment.capturedValue + value;
    const canBe = payment.state === 'AUTHORISED' && !payment.isCancelled && capturedValue <= payment.value;
    return canBe ? { ...payment, capturedValue } : undefined;
  },
};
const REFUND: Change = {
  eventCode: 'REFUND',
  undoneBy: 'REFUND_FAILED',
  apply(payment, value) {
    const refundedValue = payment.refundedValue + value;
    return refundedValue <= payment.capturedValue ? { ...payment, refundedValue } : undefined;
  },
};

/** Accepts the call. A webhook reports the result, as at Adyen. */
function changePayment({ eventCode, undoneBy, apply }: Change): Operation {
  return async (service, tx, { body, reference }) => {
    const amount = readAmount(body);
    const payment = await tx.find('payment', reference);
    if (!amount || amount.value === 0) return sayError(422, '137', 'Invalid amount specified');
    if (!payment) return sayError(422, '167', 'Original pspReference required for this operation');
    const pspReference = newReference();
    const changed = apply(payment, amount.value);
    const isUndone = changed !== undefined && payment.later === undoneBy;
    // fails once; a retry succeeds
    if (changed) putPayment(tx, isUndone ? { ...payment, later: null } : changed);
    if (changed && !isUndone && eventCode === 'REFUND' && payment.giftCard !== null)
      await giveBack(service, tx, payment.giftCard, amount.value);
    const about = {
      originalReference: reference,
      merchantReference: payment.merchantReference,
      ...amount,
      paymentMethod: variantOf(payment),
    };
    const reason = changed ? {} : { reason: 'Insufficient balance on payment' };
    notify(service, tx, { ...about, eventCode, hasWorked: changed !== undefined, pspReference, ...reason });
    if (isUndone) notify(service, tx, { ...about, eventCode: undoneBy, hasWorked: true, pspReference });
    if (changed && eventCode === 'CAPTURE' && payment.later === 'CHARGEBACK')
      notify(service, tx, { ...about, eventCode: 'CHARGEBACK', hasWorked: true, pspReference: newReference() });
    const { merchantAccount } = service.settings;
    const answer = { amount, merchantAccount, paymentPspReference: reference, pspReference, status: 'received' };
    return json(201, defined({ ...answer, reference: textOf(body, 'reference') }));
  };
}

export const capturePayment = changePayment(CAPTURE);
export const refundPayment = changePayment(REFUND);
