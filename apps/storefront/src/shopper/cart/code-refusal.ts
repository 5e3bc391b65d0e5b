import type { CartItem, CartOffers } from '@wattle/domain/cart';
import { normaliseCode } from '@wattle/domain/promotions';
import type { CodeRefusal } from './apply-promo-code.ts';
import type { KnownFacts } from './cart-facts-loader.ts';
import { findGap } from './code-rows.ts';
import { quoteOffers } from './quote-offers.ts';

type Cart = { readonly items: readonly CartItem[]; readonly facts: KnownFacts };

/** Why a code would have no effect on this cart, given these offers. */
export function codeRefusal(
  { items, facts }: Cart,
  code: string,
  codes: readonly string[],
  offers: CartOffers,
): CodeRefusal | null {
  const { promotions } = quoteOffers({ items, facts, offers, codes, nowMs: Date.now() });
  const found = promotions.refusedCodes.find((one) => normaliseCode(one.code) === normaliseCode(code));
  return found ? { refusal: found.refusal, gap: findGap(code, promotions.gaps) } : null;
}
