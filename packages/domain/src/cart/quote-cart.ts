import type { ShippingMethod } from '../checkout/checkout.ts';
import { type CreditBalance, type CreditUsage, useCredits } from '../checkout/use-credits.ts';
import {
  type CarriedProduct,
  chooseMethod,
  type DeliveryServices,
  shippingMethods,
} from '../delivery/cart-delivery.ts';
import { type Cents, centsOf, dollarsOf, toCents } from '../money/cents.ts';
import type { PromotionShopper } from '../promotions/check-promotion.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CartItem, CartLine } from './cart.ts';
import { type CartFacts, findWarranty, isHiddenItem } from './cart-facts.ts';
import { type PricedCart, type PricedProductFacts, type PricingInput, priceCart } from './price-cart.ts';

/** What the server says besides the products: the promotions that a shopper may get, and what delivery costs. */
export type CartOffers = {
  readonly promotions: readonly Promotion[];
  /** How often those with a limit were used, by everybody and by this shopper, by promotion id. */
  readonly uses: Readonly<Record<string, { readonly total: number; readonly own: number }>>;
  /** Of the place to deliver to; null: no place is chosen. */
  readonly services: DeliveryServices | null;
  /** The customer they were loaded for; without one, for anybody. */
  readonly shopper?: QuotedShopper;
};

export type QuotedShopper = Pick<PromotionShopper, 'isCustomer' | 'hasOrderedBefore'>;

export type QuotedProduct = PricedProductFacts & CarriedProduct;

export type QuoteInput = {
  readonly items: readonly CartItem[];
  readonly facts: Omit<CartFacts, 'products'> & { readonly products: ReadonlyMap<string, QuotedProduct> };
  readonly offers: CartOffers;
  readonly codes: readonly string[];
  readonly shopper: QuotedShopper;
  /** null: the shopper has not chosen one. */
  readonly methodCode: string | null;
  readonly credits: readonly CreditBalance[];
  readonly nowSeconds: number;
};

export type CartQuote = PricedCart & {
  /** With what each costs when it is chosen: promotions may leave less of it. */
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
  const pricing: PricingInput = {
    lines,
    products: facts.products,
    promotions: offers.promotions,
    codes,
    shopper: { ...shopper, uses: new Map(Object.entries(offers.uses)) },
    shipping: chosen && chosenOf(chosen),
    nowSeconds,
  };
  const priced = priceCart(pricing);
  const reduced = methods.map((method): ShippingMethod => {
    const cents = method === chosen ? priced.totals.shippingCents : costWhenChosen(method, pricing);
    return { ...method, price: dollarsOf(cents ?? toCents(0)) };
  });
  const { usages, leftCents } = useCredits(priced.totals.totalCents, credits);
  return {
    ...priced,
    methods: reduced,
    method: chooseMethod(reduced, methodCode),
    credits: usages,
    leftToPayCents: leftCents,
  };
}

const chosenOf = ({ methodCode, price }: ShippingMethod) => ({ methodCode, priceCents: centsOf(price) });

/** What costs nothing as it is needs no second look. */
function costWhenChosen(method: ShippingMethod, pricing: PricingInput): Cents | null {
  if (method.price === 0) return null;
  return priceCart({ ...pricing, shipping: chosenOf(method) }).totals.shippingCents;
}
