import type { PaymentType } from '@wattle/domain/checkout';

/** The marks of each way to pay, in order of display; none for one that is not shown before the payment step. */
const MARKS: Readonly<Record<PaymentType, readonly string[]>> = {
  ADYEN_CREDIT_CARD: ['VISA', 'mastercard', 'AMEX'],
  ADYEN_PAYPAL: ['PayPal'],
  ADYEN_AFTERPAY: ['afterpay'],
  ADYEN_ZIP: ['zip'],
  ADYEN_APPLEPAY: ['Apple Pay'],
  ADYEN_GOOGLEPAY: [],
  ADYEN_ALIPAY: [],
  ADYEN_WECHATPAY: [],
  ADYEN_GIFT_CARD: [],
  NO_PAYMENT: [],
};

export const paymentMarks = (): readonly string[] => Object.values(MARKS).flat();

export const marksOf = (type: PaymentType): readonly string[] => MARKS[type];
