import type { CartItem } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import type { ShippingMethod } from '../checkout/checkout.ts';
import { type Cents, centsOf, dollarsOf, toCents } from '../money/cents.ts';
import { SHOP } from '../settings/shop-constants.ts';
import type { DeliveryRules, DeliveryService } from './delivery-rules.ts';
import { findDeliveryService } from './find-delivery-service.ts';

/** What a service costs; when it comes is asked for each product. */
export type ServicePrice = Pick<DeliveryService, 'name' | 'price' | 'freeFrom'>;

/** How goods reach one postcode; null: that size is not brought there. */
export type DeliveryServices = { readonly parcel: ServicePrice | null; readonly bigAndBulky: ServicePrice | null };

export const SHIPPING_METHODS = {
  delivery: { methodCode: 'delivery', label: 'Delivery' },
  pickup: { methodCode: 'pickup', label: 'Click and collect' },
  /** For carts in which nothing travels. */
  email: { methodCode: 'email', label: 'By email' },
} as const;

export type CarriedProduct = Pick<Product, 'functionalType' | 'bigAndBulky' | 'price'>;
type CarriedLine = Pick<CartItem, 'productId' | 'qty'>;

export function servicesTo(rules: Pick<DeliveryRules, 'zones' | 'notServed'>, postcode: string): DeliveryServices {
  const priceOf = (isBigAndBulky: boolean): ServicePrice | null => {
    const service = findDeliveryService(rules, postcode, isBigAndBulky);
    return service && { name: service.name, price: service.price, freeFrom: service.freeFrom };
  };
  return { parcel: priceOf(false), bigAndBulky: priceOf(true) };
}

/** The ways in which a cart can reach its shopper, at their ordinary prices. Without a place there is no delivery yet. */
export function shippingMethods(
  lines: readonly CarriedLine[],
  products: ReadonlyMap<string, CarriedProduct>,
  services: DeliveryServices | null,
): ShippingMethod[] {
  const known = lines.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return product ? [{ product, qty }] : [];
  });
  if (known.length === 0) return [];
  const carried = known.filter(({ product }) => travels(product));
  if (carried.length === 0) return [{ ...SHIPPING_METHODS.email, price: 0 }];
  const price = services && deliveryPrice(carried, services);
  const delivery = price === null ? [] : [{ ...SHIPPING_METHODS.delivery, price: dollarsOf(price) }];
  return [...delivery, { ...SHIPPING_METHODS.pickup, price: 0 }];
}

/** The method that was asked for, if it is there; otherwise the one that most would take. */
export function chooseMethod(methods: readonly ShippingMethod[], wanted: string | null): ShippingMethod | null {
  const code =
    wanted ?? (methods.length === 1 ? SHIPPING_METHODS.email.methodCode : SHIPPING_METHODS.delivery.methodCode);
  return methods.find(({ methodCode }) => methodCode === code) ?? null;
}

/** Whether something has to be carried; a gift card has not. */
export const travels = ({ functionalType }: Pick<Product, 'functionalType'>): boolean =>
  SHOP.stockedTypes.some((type) => type === functionalType);

type Carried = { readonly product: CarriedProduct; readonly qty: number };

/**
 * Everything comes on one truck, so the dearest service that something needs is paid for once. What makes it free is
 * the goods at their prices: a promotion never costs a shopper their free delivery.
 */
function deliveryPrice(carried: readonly Carried[], services: DeliveryServices): Cents | null {
  const goodsCents = carried.reduce((sum, { product, qty }) => sum + centsOf(product.price) * qty, 0);
  let dearest = 0;
  for (const { product } of carried) {
    const service = product.bigAndBulky ? services.bigAndBulky : services.parcel;
    if (!service) return null;
    const isFree = service.freeFrom !== null && goodsCents >= centsOf(service.freeFrom);
    dearest = Math.max(dearest, isFree ? 0 : centsOf(service.price));
  }
  return toCents(dearest);
}
