import { type PaymentType, paymentTypeOf } from '@wattle/domain/checkout';

/** Names that appear only in Adyen's answers and webhooks, not in its form. */
const FURTHER_NAMES: ReadonlyMap<string, PaymentType> = new Map([
  ['card', 'ADYEN_CREDIT_CARD'],
  ['wechatpayWeb', 'ADYEN_WECHATPAY'],
  ['givex', 'ADYEN_GIFT_CARD'],
]);
const CARD_BRANDS = ['visa', 'mc', 'amex', 'diners', 'discover', 'jcb', 'cup', 'maestro', 'eftpos_australia'];
/** A brand may include the card's funding source: visadebit, mcstandardcredit. */
const isCard = (variant: string): boolean => CARD_BRANDS.some((brand) => variant.startsWith(brand));

/** The shop's payment type for a method's type, or for the brand-and-wallet name in webhooks. */
export function toPaymentType(variant: string): PaymentType | null {
  const known = paymentTypeOf(variant) ?? FURTHER_NAMES.get(variant);
  if (known) return known;
  if (variant.endsWith('_applepay')) return 'ADYEN_APPLEPAY';
  if (variant.endsWith('_googlepay') || variant.endsWith('_paywithgoogle')) return 'ADYEN_GOOGLEPAY';
  return isCard(variant) ? 'ADYEN_CREDIT_CARD' : null;
}
