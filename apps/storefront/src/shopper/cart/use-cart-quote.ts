import { type CartLine, type CartOffers, type CartQuote, type NearOffer, nearOffer } from '@wattle/domain/cart';
import { checkoutInfoRequest } from '@wattle/domain/checkout';
import { freeDeliveryGap } from '@wattle/domain/delivery';
import { useMemo } from 'react';
import { type CheckoutInfo, useCheckoutData } from '../checkout/use-checkout-data.ts';
import { useSavedLocation } from '../location/location-store.ts';
import type { KnownFacts } from './cart-facts-loader.ts';
import { type CartSum, cartSum } from './cart-sum.ts';
import type { CodeFacts } from './code-rows.ts';
import type { OffersRequest } from './offers-store.ts';
import { quoteOffers } from './quote-offers.ts';
import { useAskAgain, useOffers, useOffersRequest } from './use-offers.ts';

export type CartQuoteShown = {
  readonly sum: CartSum;
  /** What is known about the shopper's codes. */
  readonly codeFacts: CodeFacts;
  /** An offer without a code that the cart nearly reaches. */
  readonly near: NearOffer | null;
  readonly offers: CartOffers | null;
  readonly request: OffersRequest;
  /** The server's quote; null: the figures are computed locally. */
  readonly info: CheckoutInfo | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly items: readonly CartLine[];
  readonly facts: KnownFacts;
};

/**
 * Cart totals: computed locally in the same frame, then replaced by the server's once they match. Both use the same
 * rule, so the figures do not jump when the response arrives.
 */
export function useCartQuote(items: readonly CartLine[], facts: KnownFacts): CartQuoteShown {
  const locality = useSavedLocation()?.locality ?? null;
  const request = useOffersRequest();
  const { promoCodes: codes } = request;
  const offers = useOffers(request);
  const asked = useMemo(() => askedFor(items, request), [items, request]);
  const { info, hasFailed, retry } = useCheckoutData(asked);
  const shown = useMemo(() => {
    const answered = offers.answer?.request.promoCodes ?? [];
    const promotions = offers.answer?.offers.promotions ?? [];
    const known = codes.filter((code) => answered.includes(code));
    const here = offersFor(offers.answer, request);
    const quote = quoteOffers({
      items,
      facts,
      offers: here,
      codes: known,
      nowMs: Date.now(),
    });
    const sum = cartSum({ cart: { items, facts }, quote, info, offers, locality });
    const { gaps } = quote.promotions;
    return {
      sum,
      codeFacts: { codes, answered: info ? codes : answered, promotions, gaps },
      near: sum.state === 'KNOWN' ? nearOfferOf(quote, items, facts, here) : null,
    };
  }, [items, facts, offers, codes, request, info, locality]);
  const askAgain = useAskAgain(request, retry);
  return {
    ...shown,
    offers: offers.answer?.offers ?? null,
    request,
    info,
    hasFailed: hasFailed || (offers.status === 'ERROR' && !info),
    retry: askAgain,
    items,
    facts,
  };
}

const nearOfferOf = (
  { promotions, method }: CartQuote,
  items: readonly CartLine[],
  { products }: KnownFacts,
  offers: CartOffers | null,
): NearOffer | null =>
  nearOffer({
    gaps: promotions.gaps,
    freeDelivery: freeDeliveryGap(items, products, offers?.services ?? null),
    deliveryCents: method?.priceCents ?? null,
  });

/** Delivery costs for another place do not apply here. */
function offersFor(
  answer: { readonly offers: CartOffers; readonly request: OffersRequest } | null,
  { locality }: OffersRequest,
): CartOffers | null {
  if (!answer) return null;
  const isHere = answer.request.locality?.postcode === locality?.postcode;
  return isHere ? answer.offers : { ...answer.offers, services: null };
}

function askedFor(items: readonly CartLine[], { promoCodes, locality }: OffersRequest) {
  if (items.length === 0) return null;
  return checkoutInfoRequest({ lines: items, promoCodes, contact: null, locality, shipping: null, credits: [] });
}
