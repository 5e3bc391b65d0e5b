import type { ShippingMethod } from '../checkout/checkout.ts';
import { type CreditBalance, type CreditUsage, useCredits } from '../checkout/use-credits.ts';
import {
  type CarriedProduct,
  chooseMethod,
  type DeliveryServices,
  shippingMethods,
} from '../delivery/cart-delivery.ts';
import { type Cents, centsOf, dollarsOf } from '../money/cents.ts';
import type { PromotionShopper } from '../promotions/check-promotion.ts';
import { discountShipping } from '../promotions/discount-shipping.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CartItem, CartLine } from './cart.ts';
import { type CartFacts, findWarranty, isHiddenItem } from './cart-facts.ts';
import { type PricedCart, type PricedProductFacts, priceCart } from './price-cart.ts';

/** What the server says besides the products: the promotions that a shopper may get, and what delivery costs. */
export type CartOffers = {
  readonly promotions: readonly Promotion[];
  /** How often those with a limit were used, by everybody and by this shopper, by promotion id. */
  readonly uses: Readonly<Record<string, { readonly total: number; readonly own: number }>>;
  /** Of the place to deliver to; null: no place is chosen. */
  readonly services: DeliveryServices | null;
};

export type QuotedProduct = PricedProductFacts & CarriedProduct;

export type QuoteInput = {
  readonly items: readonly CartItem[];
  readonly facts: Omit<CartFacts, 'products'> & { readonly products: ReadonlyMap<string, QuotedProduct> };
  readonly offers: CartOffers;
  readonly codes: readonly string[];
  readonly shopper: Pick<PromotionShopper, 'isCustomer' | 'hasOrderedBefore'>;
  /** null: the shopper has not chosen one. */
  readonly methodCode: string | null;
  readonly credits: readonly CreditBalance[];
  readonly nowSeconds: number;
};

export type CartQuote = PricedCart & {
  /** With what promotions leave of their prices. */
  readonly methods: readonly ShippingMethod[];
  readonly method: ShippingMethod | null;
  readonly credits: readonly CreditUsage[];
  readonly leftToPayCents: Cents;
};

/** Everything that a cart comes to. Browser and server ask this one rule, so they cannot disagree. */
export function quoteCart({
  items,
  facts,
  offers,
  codes,
  shopper,
  methodCode,
  credits,
  nowSeconds,
}: QuoteInput): CartQuote {
  const lines = items.map(
    (item): CartLine => ({
      ...item,
      warranty: findWarranty(item, facts),
      isHidden: isHiddenItem(item, facts),
    }),
  );
  const methods = shippingMethods(lines, facts.products, offers.services);
  const chosen = chooseMethod(methods, methodCode);
  const priced = priceCart({
    lines,
    products: facts.products,
    promotions: offers.promotions,
    codes,
    shopper: { ...shopper, uses: new Map(Object.entries(offers.uses)) },
    shipping: chosen && { methodCode: chosen.methodCode, priceCents: centsOf(chosen.price) },
    nowSeconds,
  });
  const given = new Set(priced.promotions.given.map(({ id }) => id));
  const reduced = methods.map((method) =>
    reduce(
      method,
      offers.promotions.filter(({ id }) => given.has(id)),
    ),
  );
  const { usages, leftCents } = useCredits(priced.totals.totalCents, credits);
  return {
    ...priced,
    methods: reduced,
    method: chooseMethod(reduced, methodCode),
    credits: usages,
    leftToPayCents: leftCents,
  };
}

function reduce(method: ShippingMethod, given: readonly Promotion[]): ShippingMethod {
  const delivery = { methodCode: method.methodCode, priceCents: centsOf(method.price) };
  const prices = given.map((promotion) => discountShipping(promotion, delivery));
  return {
    ...method,
    price: dollarsOf(prices.reduce((low, price) => (price < low ? price : low), delivery.priceCents)),
  };
}
