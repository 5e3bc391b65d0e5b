import {
  type BrowserInfo,
  type Cents,
  keptMethodCode,
  keptShipping,
  keptShippingDate,
  type OrderAnalytics,
  type OrderParts,
  type PlacedOrder,
  readCookie,
  resolveAddress,
  type UtmValues,
} from '@wattle/domain';
import type { CheckoutPage } from '../checkout-page.ts';

/** Everything that an order is made of, as the page shows it; null until the shop has said what it comes to. */
export function orderPartsOf(page: CheckoutPage, analytics: OrderAnalytics | null): OrderParts | null {
  const { kept, lines, isByEmail, address, saved, quote } = page;
  if (!quote.info) return null;
  const { store } = kept.storePickup ?? { store: null };
  return {
    lines,
    promoCodes: quote.promoCodes,
    promotions: quote.info.promotions.appliedPromotions,
    contact: kept.contact,
    delivery: address,
    billing: resolveAddress(kept.billingAddress, saved),
    methodCode: keptMethodCode(kept, isByEmail),
    storeId: store?.erpStoreId ?? null,
    day: keptShippingDate(kept),
    window: kept.shippingType === 'DELIVERY' ? kept.deliveryWindow : null,
    isTypedAddress: kept.shippingType === 'DELIVERY' && kept.isAddressTyped,
    totalCents: totalOf(page),
    vouchers: kept.vouchers,
    analytics,
  };
}

/** What the order comes to before gift cards. */
export const totalOf = ({ quote }: Pick<CheckoutPage, 'quote'>): Cents => quote.sum.figures.totalCents;

/** How it is to come, for the confirmation; null: by email. */
export const placedShippingOf = ({ kept, isByEmail }: CheckoutPage): PlacedOrder['shipping'] =>
  isByEmail ? null : keptShipping(kept);

type Visit = {
  readonly clientId: string;
  readonly cookies: string;
  readonly utm: UtmValues;
  readonly browserInfo: BrowserInfo;
};

/** Where the visit came from, as analytics and the address know it [C-7-26]. */
export function orderAnalyticsOf({ clientId, cookies, utm, browserInfo }: Visit): OrderAnalytics {
  const [fbc, fbp] = ['_fbc', '_fbp'].map((name) => readCookie(cookies, name)?.slice(0, 200));
  return {
    clientId,
    ...(fbc && { fbc }),
    ...(fbp && { fbp }),
    ...utm,
    browserInfo,
  };
}
