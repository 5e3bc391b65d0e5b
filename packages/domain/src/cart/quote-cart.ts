import type { Product } from '../catalogue/product.ts';
import { type CreditBalance, type CreditUsage, useCredits } from '../checkout/use-credits.ts';
import {
  type CarriedProduct,
  chooseMethod,
  type DeliveryServices,
  type QuotedMethod,
  shippingMethods,
} from '../delivery/cart-delivery.ts';
import { hasCrew } from '../delivery/on-site-services.ts';
import { takesGiftCards } from '../gift-card/takes-gift-cards.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { PromotionShopper } from '../promotions/check-promotion.ts';
import { effectFacts } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CartItem, CartLine } from './cart.ts';
import { type CartFacts, findWarranty, isHiddenItem } from './cart-facts.ts';
import { type PricedCart, type PricedProductFacts, type PricingInput, priceCart } from './price-cart.ts';

/** What the server provides besides products: available promotions, and delivery services with their prices. */
export type CartOffers = {
  readonly promotions: readonly Promotion[];
  /** Uses of limited promotions, in total and by this shopper, by promotion id. */
  readonly uses: Readonly<Record<string, { readonly total: number; readonly own: number }>>;
  /** For the chosen destination; null: none is chosen. */
  readonly services: DeliveryServices | null;
  /** The customer they were loaded for; absent for guests. */
  readonly shopper?: QuotedShopper;
};

export type QuotedShopper = Pick<PromotionShopper, 'isCustomer' | 'hasOrderedBefore'>;

export type QuotedProduct = PricedProductFacts & CarriedProduct & Pick<Product, 'services'>;

export type QuoteInput = {
  readonly items: readonly CartItem[];
  readonly facts: Omit<CartFacts, 'products'> & { readonly products: ReadonlyMap<string, QuotedProduct> };
  readonly offers: CartOffers;
  readonly codes: readonly string[];
  readonly shopper: QuotedShopper;
  /** null: not chosen yet. */
  readonly methodCode: string | null;
  /** yyyy-mm-dd; the chosen day, if any: some days cost more [C-3-34]. */
  readonly shippingDate?: string | null;
  /** Removal and installation that the shopper wants; they cost nothing unless something is delivered. */
  readonly servicesCents?: Cents;
  readonly credits: readonly CreditBalance[];
  readonly nowSeconds: number;
};

export type CartQuote = PricedCart & {
  /** With the price of each if it were chosen, after promotions. */
  readonly methods: readonly QuotedMethod[];
  readonly method: QuotedMethod | null;
  readonly credits: readonly CreditUsage[];
  readonly leftToPayCents: Cents;
};

/** The complete quote for a cart. Browser and server share this function, so they cannot disagree. */
export function quoteCart({
  items,
  facts,
  offers,
  codes,
  shopper,
  methodCode,
  shippingDate = null,
  servicesCents = toCents(0),
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
    shipping: chosen,
    servicesCents: hasCrew(chosen?.methodCode ?? null) ? servicesCents : toCents(0),
    nowSeconds,
  };
  const priced = priceCart(pricing);
  const costOf = costWhenChosen(pricing, priced);
  const reduced = methods.map((method) => ({ ...method, priceCents: costOf(method) }));
  const { usages, leftCents } = useCredits(priced.totals.totalCents, takesGiftCards(lines) ? credits : []);
  return {
    ...priced,
    methods: reduced,
    method: chooseMethod(reduced, methodCode),
    credits: usages,
    leftToPayCents: leftCents,
  };
}

/**
 * The price of each delivery method if it were chosen. Reprices the cart only for methods that cost something and that
 * a promotion affects; caches by price and applicable effects.
 */
function costWhenChosen(pricing: PricingInput, priced: PricedCart): (method: QuotedMethod) => Cents {
  const known = new Map<string, Cents>();
  const keyOf = ({ methodCode, priceCents }: Pick<QuotedMethod, 'methodCode' | 'priceCents'>) =>
    [priceCents, ...pricing.promotions.flatMap((one) => effectsOn(one, methodCode))].join(' ');
  const { shipping } = pricing;
  if (shipping && priced.totals.shippingCents !== null) {
    known.set(keyOf({ ...shipping, priceCents: toCents(shipping.priceCents) }), priced.totals.shippingCents);
  }
  return (chosen) => {
    if (chosen.priceCents === 0) return chosen.priceCents;
    const key = keyOf(chosen);
    if (key === String(chosen.priceCents)) return chosen.priceCents;
    const cents = known.get(key) ?? priceCart({ ...pricing, shipping: chosen }).totals.shippingCents ?? toCents(0);
    known.set(key, cents);
    return cents;
  };
}

/** The promotion's effects on a method: one promotion can have a separate effect for each of two methods. */
const effectsOn = ({ id, effects }: Promotion, methodCode: string): readonly string[] =>
  effects.flatMap((effect, index) => (effectFacts(effect).delivery?.isOn(methodCode) ? `${id}/${index}` : []));
