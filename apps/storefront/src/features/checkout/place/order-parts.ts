import { readCookie } from '@wattle/domain/analytics';
import {
  billingOf,
  keptMethodCode,
  keptServices,
  keptShipping,
  keptShippingDate,
  loadedCheckoutData,
  type PlacedOrder,
  resolveAddress,
  type UtmValues,
} from '@wattle/domain/checkout';
import type { Cents } from '@wattle/domain/money';
import type { BrowserInfo, OrderAnalytics, OrderParts } from '@wattle/domain/order';
import type { CheckoutPage } from '../checkout-page.ts';

/** Everything an order consists of. Throws while there is no quote [C-8-53]. */
export function orderPartsOf(page: CheckoutPage, analytics: OrderAnalytics | null): OrderParts {
  const { kept, lines, isByEmail, address, saved, quote } = page;
  const { promotions } = loadedCheckoutData(quote.info);
  const { store } = kept.storePickup ?? { store: null };
  return {
    lines,
    promoCodes: quote.promoCodes,
    promotions: promotions.appliedPromotions,
    contact: kept.contact,
    delivery: address,
    billing: isByEmail ? resolveAddress(kept.billingAddress, saved) : billingOf(kept, saved),
    methodCode: keptMethodCode(kept, isByEmail),
    storeId: store?.erpStoreId ?? null,
    day: keptShippingDate(kept),
    window: kept.shippingType === 'DELIVERY' ? kept.deliveryWindow : null,
    driverNote: kept.driverNote,
    services: keptServices(kept, lines),
    isTypedAddress: kept.shippingType === 'DELIVERY' && kept.isAddressTyped,
    totalCents: totalOf(page),
    vouchers: kept.vouchers,
    analytics,
  };
}

/** Order total before gift cards. */
export const totalOf = ({ quote }: Pick<CheckoutPage, 'quote'>): Cents => quote.sum.figures.totalCents;

/** Shipping for the confirmation page; null: by email. */
export const placedShippingOf = ({ kept, isByEmail }: CheckoutPage): PlacedOrder['shipping'] =>
  isByEmail ? null : keptShipping(kept);

type Visit = {
  readonly clientId: string;
  readonly cookies: string;
  readonly utm: UtmValues;
  readonly browserInfo: BrowserInfo;
};

/** Where the visit came from, from analytics and the address [C-7-26]. */
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
