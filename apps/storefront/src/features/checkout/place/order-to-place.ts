import { fraudTokenOf } from '@wattle/domain/analytics';
import { canPlaceOrder, type PlacingFlags } from '@wattle/domain/checkout';
import { orderContent, orderRequestOf, type ProviderData, placedDraftOf } from '@wattle/domain/order';
import { randomKey } from '../../../page/random-key.ts';
import { untilTrue } from '../../../page/until-true.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { isCheckoutDataLoading, onCheckoutDataChange } from '../../../shopper/checkout/use-checkout-data.ts';
import { loadVisitorId } from '../../../shopper/recommendation/visitor-id.ts';
import { visitUtm } from '../../../shopper/visit/visit-campaign.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import { heldVouchers } from '../voucher/held-vouchers.ts';
import type { OrderToPlace } from './create-placing.ts';
import { orderAnalyticsOf, orderPartsOf, placedShippingOf } from './order-parts.ts';

/** The page's state as an order request. Throws when something is missing, which is a bug. */
export function orderToPlace(page: CheckoutPage, provider: ProviderData | null): OrderToPlace {
  // read from storage: recent changes may not have rendered yet
  const { vouchers, billingAddress } = keptCheckout();
  const kept = { ...page.kept, vouchers, billingAddress };
  const parts = orderPartsOf({ ...page, kept }, orderAnalyticsOf(visit()));
  return {
    request: orderRequestOf({ ...parts, fraudToken: loadFraudToken() }, provider),
    draft: placedDraftOf(parts, placedShippingOf(page)),
    content: orderContent(parts),
    isCustomer: page.buyer.kind === 'CUSTOMER',
    flags: flagsOf(page),
  };
}

/** The order as the page has it, to compare with the one in progress; null until the total is known. */
export const contentOf = (page: CheckoutPage): string | null =>
  page.quote.info && orderContent(orderPartsOf(page, null));

const visit = () => ({
  clientId: loadVisitorId(),
  cookies: document.cookie,
  utm: visitUtm(),
  browserInfo: browserInfoOf({ navigator, screen, timeZoneOffset: new Date().getTimezoneOffset() }),
});

const flagsOf = ({ quote }: CheckoutPage): PlacingFlags => ({
  isCartLoading: openCart().get().load !== 'SUCCESS',
  isCheckoutDataLoading: isCheckoutDataLoading(),
  // gifts come with the quote
  arePromoItemsLoading: quote.info === null,
  areVouchersLoading: heldVouchers.isLoading(),
});

const PATIENCE_MS = 10_000;

type Subscribe = (listener: () => void) => () => void;

/** Waits for a pending quote, so that a press at that moment is not refused [C-4-91]. */
export const untilSettled = (page: () => CheckoutPage, onRendered: Subscribe): Promise<void> =>
  untilTrue(
    () => canPlaceOrder(flagsOf(page())),
    [onRendered, openCart().subscribe, onCheckoutDataChange, heldVouchers.subscribe],
    PATIENCE_MS,
  );

type Browser = {
  readonly navigator: Pick<Navigator, 'language' | 'userAgent'>;
  readonly screen: Pick<Screen, 'colorDepth' | 'height' | 'width'>;
  /** Minutes, as from `Date.getTimezoneOffset`. */
  readonly timeZoneOffset: number;
};

const USER_AGENT_MAX = 500;

/** Browser details for 3-D Secure and risk checks, in the provider's format [C-7-26]. */
const browserInfoOf = ({ navigator, screen, timeZoneOffset }: Browser) => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset,
  userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
});

/** Reads or creates this browser's fraud token [C-7-25 C-9-45]. */
function loadFraudToken(page: Pick<Document, 'cookie'> = document, { protocol } = location): string {
  const { token, cookie } = fraudTokenOf(page.cookie, randomKey, { isSecure: protocol === 'https:' });
  page.cookie = cookie;
  return token;
}
