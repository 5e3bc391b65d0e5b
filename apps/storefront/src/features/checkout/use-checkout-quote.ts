import type { CartLine } from '@wattle/domain/cart';
import {
  type CreditBalance,
  checkoutInfoRequest,
  type EnteredAddress,
  type KeptCheckout,
  keptMethodCode,
  keptServices,
  keptShippingDate,
  requestContact,
} from '@wattle/domain/checkout';
import { servicesCents } from '@wattle/domain/delivery';
import { type Cents, centsOf, toCents } from '@wattle/domain/money';
import { PAYMENT_METHOD_CODES } from '@wattle/domain/order';
import type { Promotion } from '@wattle/domain/promotions';
import { useEffect, useMemo } from 'react';
import type { KnownFacts } from '../../shopper/cart/cart-facts-loader.ts';
import { type CartSum, cartSum } from '../../shopper/cart/cart-sum.ts';
import { NO_OFFERS, type OffersRequest, type OffersState } from '../../shopper/cart/offers-store.ts';
import { quoteOffers } from '../../shopper/cart/quote-offers.ts';
import { useAskAgain, useOffers, useOffersRequest } from '../../shopper/cart/use-offers.ts';
import { keepCheckoutData } from '../../shopper/checkout/checkout-store.ts';
import { type CheckoutInfo, useCheckoutData } from '../../shopper/checkout/use-checkout-data.ts';

export type UsedCredit = { readonly code: string; readonly cents: Cents };

export type CheckoutQuote = {
  readonly sum: CartSum;
  /** What each gift card pays, in the order they were added. */
  readonly credits: readonly UsedCredit[];
  readonly leftCents: Cents;
  /** The server's quote for exactly these choices; null: the figures are computed locally. */
  readonly info: CheckoutInfo | null;
  readonly promoCodes: readonly string[];
  /** Promotions this shopper may get, as far as known. */
  readonly promotions: readonly Promotion[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

export type QuotedCheckout = {
  readonly lines: readonly CartLine[];
  readonly facts: KnownFacts;
  readonly kept: KeptCheckout;
  readonly isByEmail: boolean;
  /** Delivery address, once entered. */
  readonly address: EnteredAddress | null;
};

/**
 * The order total for the choices so far: computed locally in the same frame, then replaced by the server's figures
 * once they match. Both use the same pricing rule.
 */
export function useCheckoutQuote({ lines, facts, kept, isByEmail, address }: QuotedCheckout): CheckoutQuote {
  const base = useOffersRequest();
  const postcode = address?.postcode;
  const state = address?.state;
  const request = useMemo(
    () => (postcode && state ? { ...base, locality: { postcode, state } } : base),
    [base, postcode, state],
  );
  const hasLines = lines.length > 0;
  const known = useOffers(hasLines ? request : null);
  // without lines there is no amount: they may be on their way
  const offers = hasLines ? known : NO_OFFERS;
  const asked = useMemo(
    () => askedFor({ lines, kept, isByEmail, address }, request),
    [lines, kept, isByEmail, address, request],
  );
  const { info, hasFailed, retry } = useCheckoutData(asked);
  useEffect(() => {
    if (info) keepCheckoutData(info);
  }, [info]);
  const shown = useMemo(
    () => workOut({ lines, facts, kept, isByEmail }, { offers, request, info }),
    [lines, facts, offers, request, info, kept, isByEmail],
  );
  const askAgain = useAskAgain(request, retry);
  return {
    ...shown,
    info,
    promoCodes: request.promoCodes,
    promotions: offers.answer?.offers.promotions ?? NO_PROMOTIONS,
    hasFailed: hasFailed || (offers.status === 'ERROR' && !info),
    retry: askAgain,
  };
}

type Known = {
  readonly offers: OffersState;
  readonly request: OffersRequest;
  readonly info: CheckoutInfo | null;
};

/** The current figures: the server's if it has answered, otherwise the local ones. */
function workOut({ lines, facts, kept, isByEmail }: Omit<QuotedCheckout, 'address'>, { offers, request, info }: Known) {
  const { answer } = offers;
  const { locality, promoCodes } = request;
  const shippingDate = keptShippingDate(kept);
  const wished = keptServices(kept, lines).map(({ productId, price }) => ({
    cents: unitsCents(lines, productId, price),
  }));
  // a delivery cost for another postcode does not apply here
  const isHere = answer?.request.locality?.postcode === locality?.postcode;
  const quote = quoteOffers({
    items: lines,
    facts,
    offers: answer && (isHere ? answer.offers : { ...answer.offers, services: null }),
    codes: promoCodes.filter((code) => answer?.request.promoCodes.includes(code)),
    nowMs: Date.now(),
    chosen: {
      methodCode: keptMethodCode(kept, isByEmail),
      shippingDate,
      servicesCents: servicesCents(wished),
      credits: creditsOf(kept),
    },
  });
  const own = quote.credits.map(({ id, cents }) => ({ code: id, cents }));
  return {
    sum: cartSum({ cart: { items: lines, facts }, quote, info, offers, locality, shippingDate }),
    credits: info ? confirmedCredits(kept, info) : own,
    leftCents: info ? centsOf(info.totals.leftToPay) : quote.leftToPayCents,
  };
}

const unitsCents = (lines: readonly CartLine[], productId: string, price: number): Cents =>
  toCents(lines.reduce((sum, line) => sum + (line.productId === productId ? line.qty * centsOf(price) : 0), 0));

const NO_PROMOTIONS: readonly Promotion[] = [];

const creditsOf = ({ vouchers }: KeptCheckout): CreditBalance[] =>
  vouchers.map(({ code, amountRemaining }) => ({
    id: code,
    methodCode: PAYMENT_METHOD_CODES.voucher,
    amount: amountRemaining,
  }));

const confirmedCredits = ({ vouchers }: KeptCheckout, { creditUsages }: CheckoutInfo): UsedCredit[] =>
  vouchers.flatMap(({ code }) => {
    const usage = creditUsages[code];
    return usage ? [{ code, cents: centsOf(usage.amount) }] : [];
  });

type Asked = Omit<QuotedCheckout, 'facts'>;

function askedFor({ lines, kept, isByEmail, address }: Asked, request: OffersRequest) {
  if (lines.length === 0) return null;
  const methodCode = keptMethodCode(kept, isByEmail);
  const { shippingType } = kept;
  return checkoutInfoRequest({
    lines,
    promoCodes: request.promoCodes,
    contact: requestContact(kept.contact ?? kept.contactDraft ?? {}),
    address,
    locality: request.locality,
    shipping: shippingType && !isByEmail ? { type: shippingType, options: methodCode ? { methodCode } : null } : null,
    shippingDate: keptShippingDate(kept),
    services: keptServices(kept, lines),
    credits: creditsOf(kept),
  });
}
