import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { CURRENCY } from '@wattle/domain/settings';
import { ADYEN_NAMES } from '../adyen/method-types.ts';
import type { PaymentRecord } from './records.ts';
import type { RecordChange } from './store.ts';

export type PastPayment = {
  readonly reference: string;
  readonly orderNumber: string;
  /** The shop's payment type, such as ADYEN_PAYPAL. */
  readonly type: string;
  readonly amountCents: number;
  readonly card: { readonly brand: string; readonly lastFour: string } | null;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly isCancelled: boolean;
  /** Milliseconds since epoch. */
  readonly at: number;
};

const methodOf = (type: string): string => {
  const known = PAYMENT_TYPES.find((one) => one === type);
  return (known && ADYEN_NAMES[known][0]) ?? type;
};

/** The records of a payment from before the service started, so that it can be captured, cancelled and refunded. */
export function pastPayment(past: PastPayment): readonly RecordChange[] {
  const { reference, orderNumber, card } = past;
  const payment: PaymentRecord = {
    pspReference: reference,
    merchantReference: orderNumber,
    value: past.amountCents,
    currency: CURRENCY,
    methodType: methodOf(past.type),
    brand: card?.brand ?? null,
    lastFour: card?.lastFour ?? null,
    state: 'AUTHORISED',
    refusal: null,
    step: null,
    authentication: null,
    planned: { state: 'AUTHORISED', refusal: null },
    returnUrl: '',
    giftCard: null,
    partialOrder: null,
    capturedValue: past.capturedCents,
    refundedValue: past.refundedCents,
    isCancelled: past.isCancelled,
    later: null,
    createdAt: past.at,
  };
  const isNew = { expectedVersion: 0, dueAt: null, expiresAt: null };
  return [
    { kind: 'payment', id: reference, value: payment, ...isNew },
    { kind: 'reference', id: orderNumber, value: { payments: [reference] }, ...isNew },
  ];
}
