import { canPlaceOrder, orderRequestOf, type PlacingFlags, type ProviderData, placedDraftOf } from '@wattle/domain';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { isCheckoutDataLoading } from '../../../shopper/checkout/use-checkout-data.ts';
import { loadVisitorId } from '../../../shopper/recommendation/visitor-id.ts';
import { visitUtm } from '../../../shopper/visit/visit-campaign.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import { heldVouchers } from '../voucher/held-vouchers.ts';
import { browserInfoOf } from './browser-info.ts';
import type { OrderToPlace } from './create-placing.ts';
import { loadFraudToken } from './load-fraud-token.ts';
import { orderAnalyticsOf, orderPartsOf, placedShippingOf } from './order-parts.ts';

/** What the page shows, as an order to place; what is missing is a fault of ours and thrown. */
export function orderToPlace(page: CheckoutPage, provider: ProviderData | null): OrderToPlace {
  // as they were kept last: what was just taken may not be on the page yet
  const { vouchers, billingAddress } = keptCheckout();
  const kept = { ...page.kept, vouchers, billingAddress };
  const parts = orderPartsOf({ ...page, kept }, orderAnalyticsOf(visit()));
  return {
    request: orderRequestOf({ ...parts, fraudToken: loadFraudToken() }, provider),
    draft: placedDraftOf(parts, placedShippingOf(page)),
    isCustomer: page.buyer.kind === 'CUSTOMER',
    flags: flagsOf(page),
  };
}

const visit = () => ({
  clientId: loadVisitorId(),
  cookies: document.cookie,
  utm: visitUtm(),
  browserInfo: browserInfoOf({ navigator, screen, timeZoneOffset: new Date().getTimezoneOffset() }),
});

const flagsOf = ({ quote }: CheckoutPage): PlacingFlags => ({
  isCartLoading: openCart().get().load !== 'SUCCESS',
  isCheckoutDataLoading: isCheckoutDataLoading(),
  // gifts come with what the shop says the order comes to
  arePromoItemsLoading: quote.info === null,
  areVouchersLoading: heldVouchers.isLoading(),
});

const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/** A total that is just being asked about is waited for: who presses in that moment is not sent away [C-4-91]. */
export async function untilSettled(page: () => CheckoutPage): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && !canPlaceOrder(flagsOf(page())); waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
