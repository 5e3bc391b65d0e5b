import { type PaymentType, paymentTypeOf } from '@wattle/domain/checkout';

/** Names that Adyen's answers and webhooks use beside those of its form. */
const FURTHER_NAMES: ReadonlyMap<string, PaymentType> = new Map([
  ['card', 'ADYEN_CREDIT_CARD'],
  ['wechatpayWeb', 'ADYEN_WECHATPAY'],
  ['givex', 'ADYEN_GIFT_CARD'],
]);
const CARD_BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb', 'cup', 'maestro', 'eftpos_australia'];
/** A brand may be told with its kind: visadebit, mcstandardcredit. */
const isCard = (variant: string): boolean => CARD_BRANDS.some((brand) => variant.startsWith(brand));

/** The way to pay that Adyen means: by the method's type, or as webhooks tell it, the brand with the wallet behind it. */
export function toPaymentType(variant: string): PaymentType | null {
  const known = paymentTypeOf(variant) ?? FURTHER_NAMES.get(variant);
  if (known) return known;
  if (variant.endsWith('_applepay')) return 'ADYEN_APPLEPAY';
  if (variant.endsWith('_googlepay') || variant.endsWith('_paywithgoogle')) return 'ADYEN_GOOGLEPAY';
  return isCard(variant) ? 'ADYEN_CREDIT_CARD' : null;
}
