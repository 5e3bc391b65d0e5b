import { type CartItem, type CartOffers, type CartQuote, quoteCart } from '@wattle/domain/cart';
import type { CreditBalance } from '@wattle/domain/checkout';
import type { Cents } from '@wattle/domain/money';
import type { KnownFacts } from './cart-facts-loader.ts';

const NOTHING: CartOffers = { promotions: [], uses: {}, services: null };

/** Unknown shoppers are priced as guests without orders. */
const GUEST = { isCustomer: false, hasOrderedBefore: false } as const;

type Input = {
  readonly items: readonly CartItem[];
  readonly facts: KnownFacts;
  /** null: unknown. */
  readonly offers: CartOffers | null;
  readonly codes: readonly string[];
  readonly nowMs: number;
  /** The checkout's choices; the cart has none. */
  readonly chosen?: QuoteChoice;
};

export type QuoteChoice = {
  readonly methodCode: string | null;
  readonly shippingDate: string | null;
  /** Removal and installation. */
  readonly servicesCents?: Cents;
  readonly credits: readonly CreditBalance[];
};

const NO_CHOICE: QuoteChoice = { methodCode: null, shippingDate: null, credits: [] };

/** Prices a cart with what this page knows: without offers, goods and plans only. */
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
