import type { PaymentType } from '../checkout/checkout.ts';
import { type Cents, centsOf } from '../money/cents.ts';

/** The provider's name of each way to pay, and ours [C-3-46]. */
const TYPES: ReadonlyMap<string, PaymentType> = new Map<string, PaymentType>([
  ['scheme', 'ADYEN_CREDIT_CARD'],
  ['afterpaytouch', 'ADYEN_AFTERPAY'],
  ['paypal', 'ADYEN_PAYPAL'],
  ['zip', 'ADYEN_ZIP'],
  ['alipay', 'ADYEN_ALIPAY'],
  ['wechatpayQR', 'ADYEN_WECHATPAY'],
  ['applepay', 'ADYEN_APPLEPAY'],
  ['googlepay', 'ADYEN_GOOGLEPAY'],
  ['paywithgoogle', 'ADYEN_GOOGLEPAY'],
  ['giftcard', 'ADYEN_GIFT_CARD'],
]);

export const paymentTypeOf = (providerType: string): PaymentType | undefined => TYPES.get(providerType);

const LIMITS: Partial<Record<PaymentType, { readonly min: Cents; readonly max: Cents }>> = {
  ADYEN_AFTERPAY: { min: centsOf(50), max: centsOf(3000) },
  ADYEN_PAYPAL: { min: centsOf(30), max: centsOf(2000) },
};

/** Whether a way to pay is offered for an order of this total, its ends included [C-9-32 C-9-33]. */
export function isOffered(type: PaymentType, orderTotal: Cents): boolean {
  const limits = LIMITS[type];
  return !limits || (limits.min <= orderTotal && orderTotal <= limits.max);
}

/** As a shopper knows them, on what they keep of an order. */
export const PAYMENT_LABELS: Readonly<Record<PaymentType, string>> = {
  ADYEN_CREDIT_CARD: 'Card',
  ADYEN_AFTERPAY: 'Afterpay',
  ADYEN_PAYPAL: 'PayPal',
  ADYEN_ZIP: 'Zip',
  ADYEN_ALIPAY: 'Alipay',
  ADYEN_WECHATPAY: 'WeChat Pay',
  ADYEN_APPLEPAY: 'Apple Pay',
  ADYEN_GOOGLEPAY: 'Google Pay',
  ADYEN_GIFT_CARD: 'Gift card',
  NO_PAYMENT: 'No payment needed',
};
