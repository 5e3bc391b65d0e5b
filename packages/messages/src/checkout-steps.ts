import {
  type CheckoutContact,
  type CheckoutStep,
  type EnteredAddress,
  type KeptCheckout,
  keptShippingDate,
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  type WithheldMethod,
} from '@wattle/domain/checkout';
import { type ArrivalDays, SHIPPING_METHODS } from '@wattle/domain/delivery';
import { addressLines } from './address-lines.ts';
import * as checkoutWords from './checkout.ts';
import { longDayWords } from './day-names.ts';
import { formatDeliveryDays } from './day-words.ts';
import { phoneWords } from './phone-words.ts';
import { windowWords } from './time-window.ts';

const TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  shipping: checkoutWords.deliveryOrPickup,
  payment: 'Payment',
};

export const stepTitle = (step: CheckoutStep, isByEmail: boolean): string =>
  step === 'shipping' && isByEmail ? 'Delivery' : TITLES[step];

const namedMethods = PAYMENT_TYPES.filter((type) => type !== 'ADYEN_GIFT_CARD' && type !== 'NO_PAYMENT');

/** The ways to pay, without those that this order is too small or too large for. */
export function paymentHint(withheld: readonly Pick<WithheldMethod, 'type'>[]): string {
  const offered = namedMethods.filter((type) => withheld.every((one) => one.type !== type));
  return `${offered.map((type) => PAYMENT_METHODS[type].label).join(', ')} and gift cards.`;
}

type Emailed = {
  readonly isByEmail: boolean;
  /** Nothing but donations, of which nothing is sent. */
  readonly isDonation?: boolean;
};

export function shippingHint({ isByEmail, isDonation = false }: Emailed): string {
  if (isDonation) return checkoutWords.nothingToSend;
  return isByEmail ? 'By email, to the recipient of the gift card.' : 'To your door, or free from a store near you.';
}

export const collectFrom = (storeName: string): string => `Collect from ${storeName}`;

/** Contact summary, below the step's title. */
export const contactLines = ({ firstName, lastName, phone, email }: CheckoutContact): readonly string[] => [
  [`${firstName} ${lastName}`, phoneWords(phone)].filter(Boolean).join(', '),
  email,
];

type ShippingSummary = Emailed & {
  readonly address: EnteredAddress | null;
  /** When it arrives or is ready if no day is chosen; null: not known. */
  readonly promise?: ArrivalDays | null;
};

/** Shipping summary, below the step's title. */
export function shippingLines(
  kept: KeptCheckout,
  { address, isByEmail, isDonation = false, promise = null }: ShippingSummary,
): readonly string[] {
  if (isDonation) return [checkoutWords.nothingToSend];
  if (isByEmail) return ['By email, to the recipient of the gift card'];
  if (kept.shippingType === 'STORE_PICKUP') {
    return [collectFrom(kept.storeName ?? checkoutWords.theStore), pickupTimeWords(keptShippingDate(kept), promise)];
  }
  const place = address ? [address.contactName, addressLines(address).join(', ')].filter(Boolean) : [];
  const days = promise && keptShippingDate(kept) === null && formatDeliveryDays(promise.earliest, promise.latest);
  return [...place, [deliveryWords(kept), days].filter(Boolean).join(', ')];
}

function pickupTimeWords(date: string | null, promise: ArrivalDays | null): string {
  if (date !== null) return `On ${longDayWords(date)}`;
  return promise ? `From ${longDayWords(promise.earliest)}` : checkoutWords.whenReady;
}

/** 'Standard delivery', 'Express delivery', 'Tuesday 17 November, 10 am – 12 pm'. */
export function deliveryWords(kept: KeptCheckout): string {
  const date = keptShippingDate(kept);
  if (date !== null) {
    const { deliveryWindow } = kept;
    return [longDayWords(date), deliveryWindow && windowWords(deliveryWindow)].filter(Boolean).join(', ');
  }
  const isExpress = kept.delivery?.options?.methodCode === SHIPPING_METHODS.express.methodCode;
  return isExpress ? SHIPPING_METHODS.express.label : checkoutWords.standardDelivery;
}
