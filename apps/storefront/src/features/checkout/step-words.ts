import {
  type CheckoutContact,
  type CheckoutStep,
  type EnteredAddress,
  type KeptCheckout,
  keptShippingDate,
  SHIPPING_METHODS,
} from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { addressLines } from '../../goods/address/address-lines.ts';
import { phoneWords } from '../../goods/address/phone-words.ts';
import { windowWords } from './calendar/window-words.ts';

const TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  shipping: 'Delivery or pickup',
  payment: 'Payment',
};

export const stepTitle = (step: CheckoutStep, isByEmail: boolean): string =>
  step === 'shipping' && isByEmail ? 'Delivery' : TITLES[step];

export const PAYMENT_HINT = 'Card, Apple Pay, Google Pay, PayPal, Zip, Afterpay and gift cards.';

export const shippingHint = (isByEmail: boolean): string =>
  isByEmail ? 'By email, to the address that is on the gift card.' : 'To your door, or free from a store near you.';

/** Who it is, below the title of the step. */
export const contactLines = ({ firstName, lastName, phone, email }: CheckoutContact): readonly string[] => [
  [`${firstName} ${lastName}`, phoneWords(phone)].filter(Boolean).join(', '),
  email,
];

type Told = { readonly address: EnteredAddress | null; readonly isByEmail: boolean };

/** How it comes and when, below the title of the step. */
export function shippingLines(kept: KeptCheckout, { address, isByEmail }: Told): readonly string[] {
  if (isByEmail) return ['By email, to the address that is on the gift card'];
  if (kept.shippingType === 'STORE_PICKUP') {
    return [`Collect from ${kept.storeName ?? 'the store'}`, pickupTimeWords(keptShippingDate(kept))];
  }
  const place = address ? [address.contactName, addressLines(address).join(', ')].filter(Boolean) : [];
  return [...place, deliveryWords(kept)];
}

const pickupTimeWords = (date: string | null): string =>
  date === null ? 'As soon as it is ready' : `On ${formatDeliveryDay(date)}`;

/** 'Standard delivery', 'Express delivery', 'Tuesday 17 November, between 10 am and 12 pm'. */
export function deliveryWords(kept: KeptCheckout): string {
  const date = keptShippingDate(kept);
  if (date !== null) {
    const { deliveryWindow } = kept;
    return [formatDeliveryDay(date), deliveryWindow && `between ${windowWords(deliveryWindow)}`]
      .filter(Boolean)
      .join(', ');
  }
  const isExpress = kept.delivery?.options?.methodCode === SHIPPING_METHODS.express.methodCode;
  return isExpress ? SHIPPING_METHODS.express.label : 'Standard delivery';
}
