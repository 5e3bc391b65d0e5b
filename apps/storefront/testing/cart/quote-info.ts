import type { CallInput } from '@wattle/contract';
import {
  type CartOffers,
  DEFAULT_CART_SETTINGS,
  fromRequestItems,
  type QuotedProduct,
  quoteCart,
  validateCart,
} from '@wattle/domain/cart';
import { checkoutInfoOf } from '@wattle/domain/checkout';
import { priceWishes, SHIPPING_METHODS, servicesCents } from '@wattle/domain/delivery';
import type { ProductDocument } from '@wattle/domain/search';
import type { CheckoutInfo } from '../../src/shopper/checkout/use-checkout-data.ts';
import { PLANS } from './cart-goods.ts';

type Asked = CallInput<'checkoutInfo'>;

/** Long after anything a test stores. */
const NOW_SECONDS = 1_900_000_000;

/** The server's quote of a cart, by the same rule. */
export function quoteInfo(
  { cart, extra, availableCreditBalances = [] }: Asked,
  products: readonly ProductDocument[],
  offersTo: (asked: CallInput<'loadCartOffers'>) => CartOffers,
): CheckoutInfo {
  const { items } = fromRequestItems(cart.items);
  const { promoCodes = [], shippingAddress, locality, shipping } = cart;
  const facts = {
    products: new Map<string, QuotedProduct>(products.map((product) => [product.id, product])),
    warranties: new Map(PLANS.map((plan) => [plan.id, plan])),
    settings: DEFAULT_CART_SETTINGS,
  };
  const place = shippingAddress ? { postcode: shippingAddress.postcode, state: 'VIC' as const } : locality;
  const quote = quoteCart({
    items,
    facts,
    offers: offersTo({ promoCodes, locality: place ?? null }),
    codes: promoCodes,
    shopper: { isCustomer: false, hasOrderedBefore: false },
    methodCode:
      shipping?.options?.methodCode ??
      (shipping?.type === 'STORE_PICKUP' ? SHIPPING_METHODS.storePickup.methodCode : null),
    shippingDate: extra?.shippingDate ?? null,
    servicesCents: servicesCents(priceWishes(extra?.services ?? [], items, facts.products)),
    credits: availableCreditBalances,
    nowSeconds: NOW_SECONDS,
  });
  const failures = Object.entries(validateCart(items, facts, NOW_SECONDS).failures).flatMap(([id, reasons]) =>
    reasons.map(({ code, params }) => ({ item: Number(id), code, ...(params && { params }) })),
  );
  return { ...checkoutInfoOf(quote), failures };
}
