import { AFTERPAY_LIMITS, type AmountLimits } from '../catalogue/instalments.ts';
import { toCents } from '../money/cents.ts';
import { PAYMENT_TYPES, type PaymentType } from './checkout.ts';

export type PaymentMethod = {
  /** As a shopper knows it, on what they keep of an order. */
  readonly label: string;
  /** What an order must come to; null: any amount. */
  readonly limits: AmountLimits | null;
  /** Paid at a page or with a phone of its own: before the shopper has been there nobody can have paid. */
  readonly isPaidElsewhere: boolean;
  /** It cannot hold money: what it authorises is taken at once. */
  readonly isTakenAtOnce: boolean;
};

/** Dollars 30 to 2,000 [C-9-33]. */
export const PAYPAL_LIMITS: AmountLimits = { minCents: toCents(30_00), maxCents: toCents(2_000_00) };

/** How money moves. */
const HERE = { isPaidElsewhere: false, isTakenAtOnce: false };
const ELSEWHERE = { isPaidElsewhere: true, isTakenAtOnce: false };
const ELSEWHERE_AT_ONCE = { isPaidElsewhere: true, isTakenAtOnce: true };

/** Everything that the shop knows about each way to pay; one that is missing does not compile. */
export const PAYMENT_METHODS: Readonly<Record<PaymentType, PaymentMethod>> = {
  ADYEN_CREDIT_CARD: { label: 'Card', limits: null, ...HERE },
  ADYEN_AFTERPAY: { label: 'Afterpay', limits: AFTERPAY_LIMITS, ...ELSEWHERE },
  ADYEN_PAYPAL: { label: 'PayPal', limits: PAYPAL_LIMITS, ...ELSEWHERE },
  ADYEN_ZIP: { label: 'Zip', limits: null, ...ELSEWHERE },
  ADYEN_ALIPAY: { label: 'Alipay', limits: null, ...ELSEWHERE_AT_ONCE },
  ADYEN_WECHATPAY: { label: 'WeChat Pay', limits: null, ...ELSEWHERE_AT_ONCE },
  ADYEN_APPLEPAY: { label: 'Apple Pay', limits: null, ...HERE },
  ADYEN_GOOGLEPAY: { label: 'Google Pay', limits: null, ...HERE },
  ADYEN_GIFT_CARD: { label: 'Gift card', limits: null, ...HERE },
  NO_PAYMENT: { label: 'No payment needed', limits: null, ...HERE },
};

export const isPaidElsewhere = (type: PaymentType): boolean => PAYMENT_METHODS[type].isPaidElsewhere;

/** Of a type as it was stored, which may be one that the shop no longer has. */
export const isTakenAtOnce = (type: string): boolean =>
  PAYMENT_TYPES.some((known) => known === type && PAYMENT_METHODS[known].isTakenAtOnce);
