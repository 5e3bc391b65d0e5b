import type { CartItem } from '../cart/cart.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import { priceCentsOf } from '../catalogue/price-cents.ts';
import type { Product } from '../catalogue/product.ts';
import type { ShippingMethod } from '../checkout/checkout.ts';
import { type Cents, centsOf, dollarsOf, toCents } from '../money/cents.ts';
import { weekdayOf } from '../stores/weekday-of.ts';
import type { DayPrice, DeliveryService, DeliverySize } from './delivery-rules.ts';
import { type SizedProduct, sizeOf } from './delivery-size.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

/** The price of a service; arrival is estimated per product. */
export type ServicePrice = Pick<DeliveryService, 'name' | 'price' | 'freeFrom'>;

/** The delivery services to one postcode; null: that size is not delivered there. */
export type DeliveryServices = {
  readonly parcel: ServicePrice | null;
  readonly bigAndBulky: ServicePrice | null;
  /** Parcels only. */
  readonly express?: ServicePrice;
  /** The available weekdays with their surcharges; null: no day can be picked for that size. */
  readonly schedule?: Readonly<Record<DeliverySize, readonly DayPrice[] | null>>;
  readonly parcelMaxKg?: number;
};

export type CarriedProduct = Pick<Product, 'functionalType' | 'price'> & SizedProduct;
export type CarriedLine = Pick<CartItem, 'productId' | 'qty'>;

/** A delivery or pickup method and its price. */
export type QuotedMethod = Pick<ShippingMethod, 'methodCode' | 'label'> & { readonly priceCents: Cents };

/** The method in API format. */
export const shippingMethodOf = ({ priceCents, ...method }: QuotedMethod): ShippingMethod => ({
  ...method,
  price: dollarsOf(priceCents),
});

const FREE = toCents(0);

/**
 * The methods available for a cart, at prices before promotions. Without a destination there is no delivery; a chosen
 * day adds its surcharge, otherwise the service's price applies.
 */
export function shippingMethods(
  lines: readonly CarriedLine[],
  products: ReadonlyMap<string, CarriedProduct>,
  services: DeliveryServices | null,
  shippingDate: string | null = null,
): QuotedMethod[] {
  const known = lines.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return product ? [{ product, qty }] : [];
  });
  if (known.length === 0) return [];
  const carried = known.filter(({ product }) => travels(product));
  if (carried.length === 0) return [{ ...SHIPPING_METHODS.email, priceCents: FREE }];
  return [
    ...(services ? deliveryMethods(carried, services, shippingDate) : []),
    { ...SHIPPING_METHODS.storePickup, priceCents: FREE },
    { ...SHIPPING_METHODS.storePickupScheduled, priceCents: FREE },
  ];
}

/** The requested method if available; otherwise the default. */
export function chooseMethod(methods: readonly QuotedMethod[], wanted: string | null): QuotedMethod | null {
  const code =
    wanted ?? (methods.length === 1 ? SHIPPING_METHODS.email.methodCode : SHIPPING_METHODS.delivery.methodCode);
  return methods.find(({ methodCode }) => methodCode === code) ?? null;
}

/** Whether a product is shipped; gift cards are not. */
export const travels = isStocked;

type Carried = { readonly product: CarriedProduct; readonly qty: number };

function deliveryMethods(
  carried: readonly Carried[],
  services: DeliveryServices,
  shippingDate: string | null,
): QuotedMethod[] {
  const goodsCents = carried.reduce((sum, { product, qty }) => sum + priceCentsOf(product) * qty, 0);
  const sizes = new Set(carried.map(({ product }) => sizeOf(product, services)));
  const priceCents = dearestPrice(sizes, services, goodsCents);
  if (priceCents === null) return [];
  const size = truckSize(sizes);
  const { express } = services;
  const expressCents = express && size === 'parcel' ? servicePrice(express, goodsCents) : null;
  const dayPrices = services.schedule?.[size] ?? null;
  const scheduledCents = dayPrices && dayPrice(priceCents, dayPrices, shippingDate);
  return [
    { ...SHIPPING_METHODS.delivery, priceCents },
    ...(expressCents === null ? [] : [{ ...SHIPPING_METHODS.express, priceCents: expressCents }]),
    ...(scheduledCents === null ? [] : [{ ...SHIPPING_METHODS.deliveryScheduled, priceCents: scheduledCents }]),
  ];
}

/** Everything comes on one truck: parcels travel with bulky goods. */
export const truckSize = (sizes: ReadonlySet<DeliverySize>): DeliverySize =>
  sizes.has('bigAndBulky') ? 'bigAndBulky' : 'parcel';

/**
 * Charges the dearest required service once. Free delivery depends on prices before promotions, so that a promotion
 * never costs a shopper their free delivery.
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
  return isFree ? FREE : centsOf(price);
}

/** The delivery price on a day, at least zero; null on a weekday that cannot be picked. */
export function dayPrice(priceCents: Cents, dayPrices: readonly DayPrice[], date: string | null): Cents | null {
  if (date === null) return priceCents;
  const day = dayPrices.find(({ weekday }) => weekday === weekdayOf(date));
  return day ? toCents(Math.max(0, priceCents + centsOf(day.extra))) : null;
}
