import { type CartItem, type CartOffers, type CartQuote, quoteCart } from '@wattle/domain';
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
};

/** What a cart comes to as far as this page knows: without offers, its goods and plans alone. */
export function quoteOffers({ items, facts, offers, codes, nowMs }: Input): CartQuote {
  return quoteCart({
    items,
    facts,
    offers: offers ?? NOTHING,
    codes: offers ? codes : [],
    shopper: offers?.shopper ?? GUEST,
    methodCode: null,
    credits: [],
    nowSeconds: Math.floor(nowMs / 1000),
  });
}
