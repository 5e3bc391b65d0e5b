import { type CartItem, type CartOffers, type CartQuote, type CreditBalance, quoteCart } from '@wattle/domain';
import type { KnownFacts } from './cart-facts-loader.ts';

const NOTHING: CartOffers = { promotions: [], uses: {}, services: null };

/** Whoever is not known to be a customer is a guest of whom nothing is known. */
const GUEST = { isCustomer: false, hasOrderedBefore: false } as const;

type Input = {
  readonly items: readonly CartItem[];
  readonly facts: KnownFacts;
  /** null: not known. */
  readonly offers: CartOffers | null;
  readonly codes: readonly string[];
  readonly nowMs: number;
  /** What a checkout has chosen; the cart has chosen nothing. */
  readonly chosen?: QuoteChoice;
};

export type QuoteChoice = {
  readonly methodCode: string | null;
  readonly shippingDate: string | null;
  readonly credits: readonly CreditBalance[];
};

const NO_CHOICE: QuoteChoice = { methodCode: null, shippingDate: null, credits: [] };

/** What a cart comes to as far as this page knows: without offers, its goods and plans alone. */
export function quoteOffers({ items, facts, offers, codes, nowMs, chosen = NO_CHOICE }: Input): CartQuote {
  return quoteCart({
    items,
    facts,
    offers: offers ?? NOTHING,
    codes: offers ? codes : [],
    shopper: offers?.shopper ?? GUEST,
    ...chosen,
    nowSeconds: Math.floor(nowMs / 1000),
  });
}
