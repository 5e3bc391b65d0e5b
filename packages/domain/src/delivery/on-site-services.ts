import { type Cents, centsOf, toCents } from '../money/cents.ts';
import { DELIVERY_METHOD_CODES } from './shipping-methods.ts';

/** What the crew does at the door: takes the old one away, connects or installs the new one. */
export const ON_SITE_SERVICES = ['REMOVAL', 'INSTALLATION'] as const;
export type OnSiteServiceCode = (typeof ON_SITE_SERVICES)[number];

/** A service that a product has. Dollars a unit; 0: free with delivery. */
export type OnSiteService = { readonly code: OnSiteServiceCode; readonly price: number; readonly detail: string };

/** What a shopper wants done for a product of the order. */
export type ServiceWish = { readonly productId: string; readonly code: OnSiteServiceCode };

/** A wish with what it costs for every unit of the product. */
export type PricedService = ServiceWish & { readonly qty: number; readonly cents: Cents };

export const DRIVER_NOTE_MAX = 160;

type Served = { readonly services?: readonly OnSiteService[] };
type Wanted = { readonly productId: string; readonly qty: number };

/** The services that the products of a cart have, each once. */
export function servicesOf(
  items: readonly Wanted[],
  products: ReadonlyMap<string, Served>,
): (ServiceWish & Pick<OnSiteService, 'price' | 'detail'>)[] {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  return ids.flatMap((productId) => (products.get(productId)?.services ?? []).map((one) => ({ productId, ...one })));
}

/** Prices wishes by the number of units that are bought; a wish that cannot be met is left out. */
export function priceWishes(
  wishes: readonly ServiceWish[],
  items: readonly Wanted[],
  products: ReadonlyMap<string, Served>,
): PricedService[] {
  const offered = servicesOf(items, products);
  return offered.flatMap(({ productId, code, price }) => {
    if (!wishes.some((wish) => wish.productId === productId && wish.code === code)) return [];
    const qty = items.reduce((sum, item) => sum + (item.productId === productId ? item.qty : 0), 0);
    return [{ productId, code, qty, cents: toCents(centsOf(price) * qty) }];
  });
}

/** Nobody comes to the door for what is collected or sent by email. */
export const hasCrew = (methodCode: string | null): boolean =>
  methodCode !== null && DELIVERY_METHOD_CODES.some((code) => code === methodCode);

export const servicesCents = (services: readonly Pick<PricedService, 'cents'>[]): Cents =>
  toCents(services.reduce((sum, { cents }) => sum + cents, 0));
