import type { CartItem } from '../cart/cart.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import type { Product } from '../catalogue/product.ts';
import type { ShippingMethod } from '../checkout/checkout.ts';
import { type Cents, centsOf, dollarsOf, toCents } from '../money/cents.ts';
import { weekdayOf } from '../stores/opening.ts';
import type { DayPrice, DeliveryService, DeliverySize } from './delivery-rules.ts';
import { type SizedProduct, sizeOf } from './delivery-size.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

/** What a service costs; when it comes is asked for each product. */
export type ServicePrice = Pick<DeliveryService, 'name' | 'price' | 'freeFrom'>;

/** How goods reach one postcode; null: that size is not brought there. */
export type DeliveryServices = {
  readonly parcel: ServicePrice | null;
  readonly bigAndBulky: ServicePrice | null;
  /** Parcels only. */
  readonly express?: ServicePrice;
  /** The weekdays that can be picked, with what each costs beyond the service; null: none for that size. */
  readonly schedule?: Readonly<Record<DeliverySize, readonly DayPrice[] | null>>;
  readonly parcelMaxKg?: number;
};

export type CarriedProduct = Pick<Product, 'functionalType' | 'price'> & SizedProduct;
type CarriedLine = Pick<CartItem, 'productId' | 'qty'>;

/**
 * The ways in which a cart can reach its shopper, at their ordinary prices. Without a place there is no delivery yet; on
 * a day that can be picked it costs what it costs on that day, and before one is picked what the service costs.
 */
export function shippingMethods(
  lines: readonly CarriedLine[],
  products: ReadonlyMap<string, CarriedProduct>,
  services: DeliveryServices | null,
  shippingDate: string | null = null,
): ShippingMethod[] {
  const known = lines.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return product ? [{ product, qty }] : [];
  });
  if (known.length === 0) return [];
  const carried = known.filter(({ product }) => travels(product));
  if (carried.length === 0) return [{ ...SHIPPING_METHODS.email, price: 0 }];
  return [
    ...(services ? deliveryMethods(carried, services, shippingDate) : []),
    { ...SHIPPING_METHODS.storePickup, price: 0 },
    { ...SHIPPING_METHODS.storePickupScheduled, price: 0 },
  ];
}

/** The method that was asked for, if it is there; otherwise the one that most would take. */
export function chooseMethod(methods: readonly ShippingMethod[], wanted: string | null): ShippingMethod | null {
  const code =
    wanted ?? (methods.length === 1 ? SHIPPING_METHODS.email.methodCode : SHIPPING_METHODS.delivery.methodCode);
  return methods.find(({ methodCode }) => methodCode === code) ?? null;
}

/** Whether something has to be carried; a gift card has not. */
export const travels = isStocked;

type Carried = { readonly product: CarriedProduct; readonly qty: number };

function deliveryMethods(
  carried: readonly Carried[],
  services: DeliveryServices,
  shippingDate: string | null,
): ShippingMethod[] {
  const goodsCents = carried.reduce((sum, { product, qty }) => sum + centsOf(product.price) * qty, 0);
  const sizes = new Set(carried.map(({ product }) => sizeOf(product, services)));
  const price = dearestPrice(sizes, services, goodsCents);
  if (price === null) return [];
  const size = truckSize(sizes);
  const { express } = services;
  const expressPrice = express && size === 'parcel' ? servicePrice(express, goodsCents) : null;
  const dayPrices = services.schedule?.[size] ?? null;
  const scheduledPrice = dayPrices && dayPrice(price, dayPrices, shippingDate);
  return [
    { ...SHIPPING_METHODS.delivery, price: dollarsOf(price) },
    ...(expressPrice === null ? [] : [{ ...SHIPPING_METHODS.express, price: dollarsOf(expressPrice) }]),
    ...(scheduledPrice === null ? [] : [{ ...SHIPPING_METHODS.deliveryScheduled, price: dollarsOf(scheduledPrice) }]),
  ];
}

/** Everything comes on one truck: parcels ride along with what is big. */
export const truckSize = (sizes: ReadonlySet<DeliverySize>): DeliverySize =>
  sizes.has('bigAndBulky') ? 'bigAndBulky' : 'parcel';

/**
 * The dearest service that something needs is paid for once. What makes it free is the goods at their prices: a
 * promotion never costs a shopper their free delivery.
 */
function dearestPrice(sizes: ReadonlySet<DeliverySize>, services: DeliveryServices, goodsCents: number): Cents | null {
  let dearest = 0;
  for (const size of sizes) {
    const service = services[size];
    if (!service) return null;
    dearest = Math.max(dearest, servicePrice(service, goodsCents));
  }
  return toCents(dearest);
}

function servicePrice({ price, freeFrom }: ServicePrice, goodsCents: number): Cents {
  const isFree = freeFrom !== null && goodsCents >= centsOf(freeFrom);
  return isFree ? toCents(0) : centsOf(price);
}

/** What a delivery costs on a day; never below nothing, and null on a weekday that cannot be picked. */
export function dayPrice(priceCents: Cents, dayPrices: readonly DayPrice[], date: string | null): Cents | null {
  if (date === null) return priceCents;
  const day = dayPrices.find(({ weekday }) => weekday === weekdayOf(date));
  return day ? toCents(Math.max(0, priceCents + Math.round(day.extra * 100))) : null;
}
