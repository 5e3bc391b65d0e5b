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
import { effectFacts } from '../promotions/effects/effects.ts';
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
  /** yyyy-mm-dd; the day that the shopper has picked, if any: some days cost more than others [C-3-34]. */
  readonly shippingDate?: string | null;
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
  shippingDate = null,
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
  const methods = shippingMethods(lines, facts.products, offers.services, shippingDate);
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
  const costOf = costWhenChosen(pricing, priced);
  const reduced = methods.map((method): ShippingMethod => ({ ...method, price: dollarsOf(costOf(method)) }));
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

/**
 * What each method costs when it is chosen. The whole cart is looked at again only for what costs something, and that
 * some promotion is on; methods of one price with the same effects on them cost the same.
 */
function costWhenChosen(pricing: PricingInput, priced: PricedCart): (method: ShippingMethod) => Cents {
  const known = new Map<string, Cents>();
  const keyOf = ({ methodCode, priceCents }: ReturnType<typeof chosenOf>) =>
    [priceCents, ...pricing.promotions.flatMap((one) => effectsOn(one, methodCode))].join(' ');
  const { shipping } = pricing;
  if (shipping && priced.totals.shippingCents !== null) {
    known.set(keyOf({ ...shipping, priceCents: toCents(shipping.priceCents) }), priced.totals.shippingCents);
  }
  return (method) => {
    const chosen = chosenOf(method);
    if (chosen.priceCents === 0) return chosen.priceCents;
    const key = keyOf(chosen);
    if (key === String(chosen.priceCents)) return chosen.priceCents;
    const cents = known.get(key) ?? priceCart({ ...pricing, shipping: chosen }).totals.shippingCents ?? toCents(0);
    known.set(key, cents);
    return cents;
  };
}

/** The effects of a promotion that are on a method: one promotion may be on two methods, with an effect for each. */
const effectsOn = ({ id, effects }: Promotion, methodCode: string): readonly string[] =>
  effects.flatMap((effect, index) => (effectFacts(effect).delivery?.isOn(methodCode) ? `${id}/${index}` : []));
