import type { PaymentType } from '@wattle/domain';

/** Adyen's names of each way to pay [C-3-46]. */
const METHOD_TYPES: Readonly<Record<Exclude<PaymentType, 'NO_PAYMENT'>, readonly string[]>> = {
  ADYEN_CREDIT_CARD: ['scheme', 'card'],
  ADYEN_AFTERPAY: ['afterpaytouch'],
  ADYEN_PAYPAL: ['paypal'],
  ADYEN_ZIP: ['zip'],
  ADYEN_ALIPAY: ['alipay'],
  ADYEN_WECHATPAY: ['wechatpayQR', 'wechatpayWeb'],
  ADYEN_APPLEPAY: ['applepay'],
  ADYEN_GOOGLEPAY: ['googlepay', 'paywithgoogle'],
  ADYEN_GIFT_CARD: ['giftcard', 'givex'],
};
const CARD_BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb', 'cup', 'maestro', 'eftpos_australia'];
/** A brand may be told with its kind: visadebit, mcstandardcredit. */
const isCard = (variant: string): boolean => CARD_BRANDS.some((brand) => variant.startsWith(brand));

const isType = (value: string): value is Exclude<PaymentType, 'NO_PAYMENT'> => Object.hasOwn(METHOD_TYPES, value);
const typeByName: ReadonlyMap<string, PaymentType> = new Map(
  Object.entries(METHOD_TYPES).flatMap(([type, names]) =>
    isType(type) ? names.map((name): [string, PaymentType] => [name, type]) : [],
  ),
);

/** The way to pay that Adyen means: by the method's type, or as webhooks tell it, the brand with the wallet behind it. */
export function toPaymentType(variant: string): PaymentType | null {
  const known = typeByName.get(variant);
  if (known) return known;
  if (variant.endsWith('_applepay')) return 'ADYEN_APPLEPAY';
  if (variant.endsWith('_googlepay') || variant.endsWith('_paywithgoogle')) return 'ADYEN_GOOGLEPAY';
  return isCard(variant) ? 'ADYEN_CREDIT_CARD' : null;
}
