import {
  type CartLine,
  type CartOffers,
  checkoutInfoRequest,
  normaliseCode,
  type PromotionRefusal,
} from '@wattle/domain';
import { useMemo } from 'react';
import { type CheckoutInfo, useCheckoutData } from '../checkout/use-checkout-data.ts';
import { useSavedLocation } from '../location/location-store.ts';
import type { KnownFacts } from './cart-facts-loader.ts';
import { type CartSum, cartSum } from './cart-sum.ts';
import { type CodeRow, codeRows } from './code-rows.ts';
import type { OffersRequest } from './offers-store.ts';
import { quoteOffers } from './quote-offers.ts';
import { useAskAgain, useOffers, useOffersRequest } from './use-offers.ts';

export type CartQuoteShown = {
  readonly sum: CartSum;
  readonly codes: readonly CodeRow[];
  readonly offers: CartOffers | null;
  readonly request: OffersRequest;
  /** The shop's own answer; null: what is shown was worked out here. */
  readonly info: CheckoutInfo | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Why a code would do nothing for this cart, under these offers. */
  readonly refusalOf: (code: string, codes: readonly string[], offers: CartOffers) => PromotionRefusal | null;
};

/**
 * What the cart comes to: worked out here in the same frame, then the shop's own figures once they belong to what is
 * shown. Both ask one rule, so the figures stand still when the answer comes.
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
    const quote = quoteOffers({
      items,
      facts,
      offers: offersFor(offers.answer, request),
      codes: known,
      nowMs: Date.now(),
    });
    const sum = cartSum({ cart: { items, facts }, quote, info, offers, locality });
    return { sum, codes: codeRows({ codes, answered: info ? codes : answered, sum, promotions }) };
  }, [items, facts, offers, codes, request, info, locality]);
  const askAgain = useAskAgain(request, retry);
  return {
    ...shown,
    offers: offers.answer?.offers ?? null,
    request,
    info,
    hasFailed: hasFailed || (offers.status === 'ERROR' && !info),
    retry: askAgain,
    refusalOf: (code, all, tried) =>
      quoteOffers({ items, facts, offers: tried, codes: all, nowMs: Date.now() }).promotions.refusedCodes.find(
        (one) => normaliseCode(one.code) === normaliseCode(code),
      )?.refusal ?? null,
  };
}

/** What delivery costs at another place says nothing about this one. */
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
