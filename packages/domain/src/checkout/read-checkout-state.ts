import type { AddressFields } from '../account/check-address.ts';
import type { Address } from '../account/customer.ts';
import { readCartItem } from '../cart/read-cart-item.ts';
import { DRIVER_NOTE_MAX, ON_SITE_SERVICES } from '../delivery/on-site-services.ts';
import { parseJson, readPart, readText } from '../recent/stored-list.ts';
import { isState } from '../stores/store.ts';
import {
  type CheckoutAddress,
  type CheckoutContact,
  type EnteredAddress,
  type PickupStore,
  type PlacedOrder,
  SHIPPING_TYPES,
  type Shipping,
  type ShippingOptions,
  type Voucher,
} from './checkout.ts';
import { type KeptCheckout, type KeptService, NO_CHECKOUT } from './kept-checkout.ts';
import { readCheckoutData } from './read-checkout-data.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WINDOW = /^\d{2}:\d{2}-\d{2}:\d{2}$/;

/** Parses the stored checkout. It may be outdated or edited by hand, so anything invalid is dropped [C-3-28]. */
export function readCheckoutState(text: string | null): KeptCheckout {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return NO_CHECKOUT;
  const part = (name: string): unknown => readPart(value, name);
  const delivery = readDelivery(part('delivery'));
  const storePickup = readPickup(part('storePickup'));
  const shippingType = SHIPPING_TYPES.find((type) => type === part('shippingType')) ?? null;
  return {
    billingAddress: readAddress(part('billingAddress')),
    contact: readContact(part('contact')),
    contactDraft: readDraft(part('contactDraft')),
    addressDraft: readAddressDraft(part('addressDraft')),
    lastCheckoutData: readCheckoutData(part('lastCheckoutData')),
    placedOrder: readPlacedOrder(part('placedOrder')),
    shippingType,
    delivery,
    storePickup,
    additional: readDates(part('additional')),
    deliveryWindow: matching(part('deliveryWindow'), WINDOW),
    driverNote: (readText(part('driverNote')) ?? '').slice(0, DRIVER_NOTE_MAX),
    services: readServices(part('services')),
    isAddressTyped: part('isAddressTyped') === true,
    storeName: readText(part('storeName')) ?? null,
    vouchers: readVouchers(part('vouchers')),
  };
}

const matching = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

const textOf = (value: unknown, name: string): string => readText(readPart(value, name)) ?? '';

const textsOf = (value: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = readText(readPart(value, name));
      return text === undefined ? [] : [[name, text] as const];
    }),
  );

const ADDRESS_TEXTS = [
  'company',
  'contactName',
  'country',
  'postcode',
  'state',
  'street1',
  'street2',
  'suburb',
] as const satisfies readonly (keyof AddressFields)[];

const readAddressDraft = (value: unknown): Partial<AddressFields> | null =>
  typeof value === 'object' && value !== null ? textsOf(value, ADDRESS_TEXTS) : null;

function readDraft(value: unknown): Partial<CheckoutContact> | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = textsOf(value, ['email', 'firstName', 'lastName', 'phone']);
  return { ...texts, agreeToMarketing: readPart(value, 'agreeToMarketing') === true };
}

/** A contact needs an email address and a name [C-3-29]. */
function readContact(value: unknown): CheckoutContact | null {
  const contact = {
    email: textOf(value, 'email'),
    firstName: textOf(value, 'firstName'),
    lastName: textOf(value, 'lastName'),
    phone: textOf(value, 'phone'),
    agreeToMarketing: readPart(value, 'agreeToMarketing') === true,
  };
  return contact.email && contact.firstName && contact.lastName ? contact : null;
}

/** [C-3-03 C-3-04] */
function readAddress(value: unknown): CheckoutAddress | null {
  const id = readText(readPart(value, 'id'));
  if (readPart(value, 'type') === 'SELECTED' && id !== undefined) return { type: 'SELECTED', id };
  const address = readEntered(readPart(value, 'address'));
  return readPart(value, 'type') === 'ENTERED' && address ? { type: 'ENTERED', address } : null;
}

function readEntered(value: unknown): EnteredAddress | null {
  const state = readPart(value, 'state');
  const texts: Omit<Address, 'id' | 'state' | 'isDefaultBilling' | 'isDefaultShipping'> = {
    company: textOf(value, 'company'),
    contactName: textOf(value, 'contactName'),
    country: textOf(value, 'country'),
    postcode: textOf(value, 'postcode'),
    street1: textOf(value, 'street1'),
    street2: textOf(value, 'street2'),
    suburb: textOf(value, 'suburb'),
  };
  const isWhole = typeof state === 'string' && isState(state) && texts.street1 !== '' && texts.suburb !== '';
  return isWhole && /^\d{4}$/.test(texts.postcode) ? { ...texts, state } : null;
}

function readOptions(value: unknown): ShippingOptions | null {
  const methodCode = readText(readPart(value, 'methodCode'));
  return methodCode === undefined ? null : { methodCode };
}

/** [C-3-31] */
function readDelivery(value: unknown): KeptCheckout['delivery'] {
  if (readPart(value, 'type') !== 'DELIVERY') return null;
  return {
    type: 'DELIVERY',
    address: readAddress(readPart(value, 'address')),
    options: readOptions(readPart(value, 'options')),
  };
}

/** [C-3-32] */
function readPickup(value: unknown): KeptCheckout['storePickup'] {
  if (readPart(value, 'type') !== 'STORE_PICKUP') return null;
  return {
    type: 'STORE_PICKUP',
    store: readStore(readPart(value, 'store')),
    options: readOptions(readPart(value, 'options')),
  };
}

function readStore(value: unknown): PickupStore | null {
  const erpStoreId = readText(readPart(value, 'erpStoreId'));
  const address = readPart(value, 'address');
  if (erpStoreId === undefined) return null;
  return {
    erpStoreId,
    address: {
      country: textOf(address, 'country'),
      postcode: textOf(address, 'postcode'),
      region: textOf(address, 'region'),
      street1: textOf(address, 'street1'),
      street2: textOf(address, 'street2'),
      locality: textOf(address, 'locality'),
    },
  };
}

/** An invalid date counts as not picked [C-3-34 C-9-62]. */
function readDates(value: unknown): KeptCheckout['additional'] {
  const deliveryDateValue = matching(readPart(value, 'deliveryDateValue'), DAY);
  const storePickupDateValue = matching(readPart(value, 'storePickupDateValue'), DAY);
  return {
    didPickDeliveryDate: deliveryDateValue !== null && readPart(value, 'didPickDeliveryDate') === true,
    deliveryDateValue,
    didPickStorePickupDate: storePickupDateValue !== null && readPart(value, 'didPickStorePickupDate') === true,
    storePickupDateValue,
  };
}

function readServices(value: unknown): readonly KeptService[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one): KeptService[] => {
    const productId = readText(readPart(one, 'productId'));
    const code = ON_SITE_SERVICES.find((known) => known === readPart(one, 'code'));
    const price = readPart(one, 'price');
    if (productId === undefined || code === undefined || typeof price !== 'number' || !(price >= 0)) return [];
    return [{ productId, code, price }];
  });
}

/** [C-3-42] */
function readVouchers(value: unknown): readonly Voucher[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one): Voucher[] => {
    const code = readText(readPart(one, 'code'));
    const amountRemaining = readPart(one, 'amountRemaining');
    if (code === undefined || typeof amountRemaining !== 'number' || !(amountRemaining > 0)) return [];
    return [{ code, pin: textOf(one, 'pin'), expires: textOf(one, 'expires'), amountRemaining }];
  });
}

/** The order for the confirmation page; null without a number or contact. */
function readPlacedOrder(value: unknown): PlacedOrder | null {
  const number = readText(readPart(value, 'number'));
  const placedAt = readPart(value, 'placedAt');
  const contact = readContact(readPart(value, 'contact'));
  if (number === undefined || typeof placedAt !== 'number' || !contact) return null;
  const items = readPart(value, 'cartItems');
  const codes = readPart(value, 'promoCodes');
  return {
    number,
    placedAt,
    cartItems: Array.isArray(items) ? items.flatMap((item) => readCartItem(item) ?? []) : [],
    contact,
    billing: readEntered(readPart(value, 'billing')),
    shipping: readShipping(readPart(value, 'shipping')),
    vouchers: readVouchers(readPart(value, 'vouchers')),
    promoCodes: Array.isArray(codes) ? codes.flatMap((code) => readText(code) ?? []) : [],
  };
}

const readShipping = (value: unknown): Shipping | null => readDelivery(value) ?? readPickup(value);
