import { type CartQuote, cartSavings, isHiddenItem, linePrice } from '@wattle/domain/cart';
import { chooseMethod, SHIPPING_METHODS, shippingMethods } from '@wattle/domain/delivery';
import { type Cents, toCents } from '@wattle/domain/money';
import type { Promotion } from '@wattle/domain/promotions';
import type { Locality } from '@wattle/domain/stores';
import { nameParts, promotionWords } from '@wattle/messages/promotion';
import type { CheckoutInfo } from '../checkout/use-checkout-data.ts';
import { type CartFigures, confirmedFigures, quotedFigures } from './cart-figures.ts';
import type { CartState } from './cart-state.ts';
import type { OffersState } from './offers-store.ts';

export type PromotionRow = {
  readonly id: string;
  /** Name without its target, which is in the text. */
  readonly title: string;
  readonly words: string;
  /** Discount on goods and delivery; 0: another benefit. */
  readonly savedCents: Cents;
  /** All of it comes off delivery, so it is read after the price of that. */
  readonly isOffDelivery: boolean;
  readonly codes: readonly string[];
};

/** Donations are not listed with the products: they show in the summary, where they can be removed [C-9-66]. */
export type DonationRow = { readonly itemId: string; readonly name: string; readonly cents: Cents };

export type SumDelivery =
  /** NONE: nothing but donations, of which nothing is sent. */
  | { readonly kind: 'WAITING' | 'UNKNOWN' | 'NO_PLACE' | 'NOT_SERVED' | 'EMAIL' | 'NONE' }
  /** At the regular price: promotion discounts have their own rows. */
  | { readonly kind: 'PRICED'; readonly priceCents: Cents };

export type CartSum = {
  /** PARTIAL: goods and plans only, because offers are unavailable. */
  readonly state: 'WAITING' | 'PARTIAL' | 'KNOWN';
  readonly figures: CartFigures;
  readonly rows: readonly PromotionRow[];
  readonly donations: readonly DonationRow[];
  readonly delivery: SumDelivery;
  readonly savedCents: Cents;
};

export type SumInput = {
  readonly cart: Pick<CartState, 'items' | 'facts'>;
  readonly quote: CartQuote;
  /** The server's quote for exactly what is shown; null: not yet. */
  readonly info: CheckoutInfo | null;
  readonly offers: OffersState;
  readonly locality: Pick<Locality, 'postcode'> | null;
  /** yyyy-mm-dd; the chosen day, which has its own price. */
  readonly shippingDate?: string | null;
};

/** The summary's figures. The server's take precedence. */
export function cartSum(input: SumInput): CartSum {
  const { quote, info } = input;
  const figures = info ? confirmedFigures(info) : quotedFigures(quote);
  const ordinaryCents = ordinaryPrice(input, figures);
  const deliveryCents = toCents(ordinaryCents - (figures.method?.priceCents ?? 0));
  const { discountCents } = figures;
  return {
    state: stateOf(input),
    figures,
    rows: rowsOf(input, figures, deliveryCents),
    donations: donationsOf(input.cart),
    delivery: deliveryOf(input, figures, ordinaryCents),
    savedCents: cartSavings(quote.lines, { goodsCents: discountCents, deliveryCents }),
  };
}

const donationsOf = ({ items, facts }: SumInput['cart']): DonationRow[] =>
  items
    .filter((item) => isHiddenItem(item, facts))
    .flatMap(({ id, productId, qty }) => {
      const product = facts.products.get(productId);
      if (!product) return [];
      const { itemsCents } = linePrice({ qty, giftcard: null, warranty: null }, product);
      return [{ itemId: id, name: product.name, cents: itemsCents }];
    });

/** Offers for another place do not apply here. */
const isForPlace = ({ offers, locality }: SumInput): boolean =>
  offers.answer !== null && offers.answer.request.locality?.postcode === locality?.postcode;

function stateOf(input: SumInput): CartSum['state'] {
  if (input.info || isForPlace(input)) return 'KNOWN';
  return input.offers.status === 'ERROR' ? 'PARTIAL' : 'WAITING';
}

/** Delivery cost without promotions, if known. */
function ordinaryPrice(
  { cart, offers: { answer }, locality, shippingDate = null }: SumInput,
  { method }: CartFigures,
): Cents {
  const services = answer?.request.locality?.postcode === locality?.postcode ? (answer?.offers.services ?? null) : null;
  const methods = shippingMethods(cart.items, cart.facts.products, services, shippingDate);
  const ordinary = method && chooseMethod(methods, method.methodCode);
  const reduced = method?.priceCents ?? toCents(0);
  return ordinary ? toCents(Math.max(reduced, ordinary.priceCents)) : reduced;
}

function deliveryOf(input: SumInput, { method }: CartFigures, priceCents: Cents): SumDelivery {
  const state = stateOf(input);
  const { items, facts } = input.cart;
  if (method?.methodCode === SHIPPING_METHODS.email.methodCode)
    return { kind: items.every((item) => isHiddenItem(item, facts)) ? 'NONE' : 'EMAIL' };
  if (!input.locality) return { kind: 'NO_PLACE' };
  if (state !== 'KNOWN') return { kind: state === 'WAITING' ? 'WAITING' : 'UNKNOWN' };
  return method ? { kind: 'PRICED', priceCents } : { kind: 'NOT_SERVED' };
}

function rowsOf({ cart, quote, offers }: SumInput, figures: CartFigures, deliveryCents: Cents): PromotionRow[] {
  const promotions = offers.answer?.offers.promotions ?? [];
  let leftCents: number = deliveryCents;
  return figures.promotions.map(({ id, name, savedCents, relatedCouponCodes }) => {
    const promotion = promotions.find((one) => one.id === id);
    const offDelivery = promotion && cutsDelivery(promotion) ? leftCents : 0;
    leftCents -= offDelivery;
    const { title, detail } = nameParts(name);
    return {
      id,
      title,
      words: detail || (promotion ? promotionWords(promotion, namesOf(id, quote, cart)) : ''),
      savedCents: toCents(savedCents + offDelivery),
      isOffDelivery: savedCents === 0 && offDelivery > 0,
      codes: relatedCouponCodes,
    };
  });
}

const cutsDelivery = ({ effects }: Promotion): boolean => effects.some(({ type }) => type === 'shipping');

function namesOf(promotionId: string, { promotions }: CartQuote, { items, facts }: SumInput['cart']): string[] {
  const lines = promotions.given.find(({ id }) => id === promotionId)?.lines ?? [];
  const ids = lines.map(({ itemId }) => items.find(({ id }) => id === itemId)?.productId ?? '');
  return [...new Set(ids)].flatMap((id) => facts.products.get(id)?.name ?? []);
}
