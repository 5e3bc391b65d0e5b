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
  /** The name on the card with which it comes to nothing after it was said to be well, and the news of that. */
  readonly undoneBy: 'CAPTURE_FAILED' | 'REFUND_FAILED';
  /** What the payment is afterwards; nothing when it cannot be. */
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

/** The call is taken; whether it could be done is told by webhook, as Adyen does. */
function changePayment({ eventCode, undoneBy, apply }: Change): Operation {
  return async (service, tx, { body, reference }) => {
    const amount = readAmount(body);
    const payment = await tx.find('payment', reference);
    if (!amount || amount.value === 0) return sayError(422, '137', 'Invalid amount specified');
    if (!payment) return sayError(422, '167', 'Original pspReference required for this operation');
    const pspReference = newReference();
    const changed = apply(payment, amount.value);
    const isUndone = changed !== undefined && payment.later === undoneBy;
    // it goes wrong once: what is tried again goes well
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
