import { AFTERPAY_LIMITS, type AmountLimits } from '../catalogue/instalments.ts';
import { toCents } from '../money/cents.ts';
import { PAYMENT_TYPES, type PaymentType } from './checkout.ts';

export type PaymentMethod = {
  /** As a shopper knows it, on what they keep of an order. */
  readonly label: string;
  /** What the provider's form calls it, the name it is listed by first [C-3-46]. */
  readonly providerTypes: readonly string[];
  /** What an order must come to; null: any amount. */
  readonly limits: AmountLimits | null;
};

/** Dollars 30 to 2,000 [C-9-33]. */
export const PAYPAL_LIMITS: AmountLimits = { minCents: toCents(30_00), maxCents: toCents(2_000_00) };

/** Everything that the shop knows about each way to pay; one that is missing does not compile. */
export const PAYMENT_METHODS: Readonly<Record<PaymentType, PaymentMethod>> = {
  ADYEN_CREDIT_CARD: { label: 'Card', providerTypes: ['scheme'], limits: null },
  ADYEN_AFTERPAY: { label: 'Afterpay', providerTypes: ['afterpaytouch'], limits: AFTERPAY_LIMITS },
  ADYEN_PAYPAL: { label: 'PayPal', providerTypes: ['paypal'], limits: PAYPAL_LIMITS },
  ADYEN_ZIP: { label: 'Zip', providerTypes: ['zip'], limits: null },
  ADYEN_ALIPAY: { label: 'Alipay', providerTypes: ['alipay'], limits: null },
  ADYEN_WECHATPAY: { label: 'WeChat Pay', providerTypes: ['wechatpayQR'], limits: null },
  ADYEN_APPLEPAY: { label: 'Apple Pay', providerTypes: ['applepay'], limits: null },
  ADYEN_GOOGLEPAY: { label: 'Google Pay', providerTypes: ['googlepay', 'paywithgoogle'], limits: null },
  ADYEN_GIFT_CARD: { label: 'Gift card', providerTypes: ['giftcard'], limits: null },
  NO_PAYMENT: { label: 'No payment needed', providerTypes: [], limits: null },
};

/** The way to pay that the provider's form means. */
export const paymentTypeOf = (providerType: string): PaymentType | undefined =>
  PAYMENT_TYPES.find((type) => PAYMENT_METHODS[type].providerTypes.includes(providerType));

/** Ways to pay at a page or with a phone: before the shopper has been there nobody can have paid. */
const PAID_ELSEWHERE: readonly PaymentType[] = [
  'ADYEN_AFTERPAY',
  'ADYEN_PAYPAL',
  'ADYEN_ZIP',
  'ADYEN_ALIPAY',
  'ADYEN_WECHATPAY',
];
export const isPaidElsewhere = (type: PaymentType): boolean => PAID_ELSEWHERE.includes(type);

/** Ways to pay that cannot hold money: what they authorise is taken at once. */
const TAKEN_AT_ONCE: readonly string[] = ['ADYEN_ALIPAY', 'ADYEN_WECHATPAY'] satisfies PaymentType[];
export const isTakenAtOnce = (type: string): boolean => TAKEN_AT_ONCE.includes(type);
