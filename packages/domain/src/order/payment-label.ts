import type { PaymentType } from '../checkout/checkout.ts';
import { PAYMENT_METHODS } from '../checkout/payment-methods.ts';
import type { OrderPayment } from './order.ts';

/** What a shopper knows a card by, as the provider tells it: never more of its number than the end. */
export type PaidCard = {
  /** The provider's name of it, such as `visa`; null: it was not told. */
  readonly brand: string | null;
  readonly lastFour: string | null;
};

/** A brand may be told with its kind: visadebit, mcstandardcredit. */
const BRANDS: readonly (readonly [string, string])[] = [
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['cup', 'UnionPay'],
  ['maestro', 'Maestro'],
  ['eftpos_australia', 'eftpos'],
];

const brandName = (brand: string | null): string =>
  BRANDS.find(([code]) => brand?.startsWith(code))?.[1] ?? PAYMENT_METHODS.ADYEN_CREDIT_CARD.label;

const ending = (name: string, number: string | null): string => {
  const end = number?.slice(-4) ?? '';
  return end === '' ? name : `${name} ending ${end}`;
};

/** A payment as its shopper knows it: `Visa ending 1111`, `Gift card ending 4417`, `Afterpay`. */
export function paymentLabel(type: PaymentType, card: PaidCard | null): string {
  if (type === 'ADYEN_CREDIT_CARD') return ending(brandName(card?.brand ?? null), card?.lastFour ?? null);
  if (type === 'ADYEN_GIFT_CARD') return giftCardLabel(card?.lastFour ?? null);
  return PAYMENT_METHODS[type].label;
}

export const giftCardLabel = (code: string | null): string => ending(PAYMENT_METHODS.ADYEN_GIFT_CARD.label, code);

/** The payments of an order, once it is known which card was used. */
export const withPaidCard = (payments: readonly OrderPayment[], card: PaidCard | null): readonly OrderPayment[] =>
  card === null
    ? payments
    : payments.map((one) => (one.type === 'VOUCHER' ? one : { ...one, label: paymentLabel(one.type, card) }));
