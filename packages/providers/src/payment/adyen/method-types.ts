import type { PaymentType } from '@wattle/domain/checkout';
import { objectOf, textOf } from '../json.ts';
import type { OpaqueData } from '../port.ts';

/** What Adyen's form calls each way to pay, the name it is listed by first [C-3-46]. */
export const ADYEN_NAMES: Readonly<Record<PaymentType, readonly string[]>> = {
  ADYEN_CREDIT_CARD: ['scheme'],
  ADYEN_AFTERPAY: ['afterpaytouch'],
  ADYEN_PAYPAL: ['paypal'],
  ADYEN_ZIP: ['zip'],
  ADYEN_ALIPAY: ['alipay'],
  ADYEN_WECHATPAY: ['wechatpayQR'],
  ADYEN_APPLEPAY: ['applepay'],
  ADYEN_GOOGLEPAY: ['googlepay', 'paywithgoogle'],
  ADYEN_GIFT_CARD: ['giftcard'],
  NO_PAYMENT: [],
};
const TYPES: ReadonlyMap<string, PaymentType> = new Map(
  (Object.keys(ADYEN_NAMES) as PaymentType[]).flatMap((type) => ADYEN_NAMES[type].map((name) => [name, type] as const)),
);

/** The way to pay that Adyen's form means. */
export const namedType = (name: string): PaymentType | undefined => TYPES.get(name);

/** The way to pay in what Adyen's form hands over. */
export const adyenTypeOf = (data: OpaqueData): PaymentType | null =>
  namedType(textOf(objectOf(data, 'paymentMethod') ?? {}, 'type') ?? '') ?? null;

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
  const known = namedType(variant) ?? FURTHER_NAMES.get(variant);
  if (known) return known;
  if (variant.endsWith('_applepay')) return 'ADYEN_APPLEPAY';
  if (variant.endsWith('_googlepay') || variant.endsWith('_paywithgoogle')) return 'ADYEN_GOOGLEPAY';
  return isCard(variant) ? 'ADYEN_CREDIT_CARD' : null;
}
