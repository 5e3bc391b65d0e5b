import type { CartOffers } from '@wattle/domain/cart';
import { addPromoCode, normaliseCode, type PromotionGap, type PromotionRefusal } from '@wattle/domain/promotions';
import { failed, type Outcome, rejected, success } from '@wattle/domain/results';

/** Why a code has no effect on a cart, and what is missing for it. */
export type CodeRefusal = { readonly refusal: PromotionRefusal; readonly gap: PromotionGap | null };

export type PromoCodeParts = {
  readonly list: () => readonly string[];
  readonly keep: (code: string) => void;
  readonly drop: (code: string) => void;
  /** The offers for these codes; null when the server does not answer. */
  readonly tryOut: (codes: readonly string[]) => Promise<CartOffers | null>;
  /** Why a code has no effect on the current cart; null: it has. */
  readonly refusalOf: (code: string, codes: readonly string[], offers: CartOffers) => CodeRefusal | null;
};

export type AppliedCode = { readonly code: string; readonly refused: CodeRefusal | null };
export type CodeOutcome =
  | Exclude<Outcome<AppliedCode, PromotionRefusal>, { status: 'REJECTED' }>
  | (Extract<Outcome<AppliedCode, PromotionRefusal>, { status: 'REJECTED' }> & { readonly gap?: PromotionGap | null });

/** Refusals that depend on the cart; the others are final. */
const MAY_APPLY_LATER: readonly PromotionRefusal[] = ['CART_PROMO_NOT_APPLICABLE', 'CART_PROMO_EXCLUSIVE'];

const isFinal = ({ refusal, gap }: CodeRefusal): boolean =>
  !MAY_APPLY_LATER.includes(refusal) || (refusal === 'CART_PROMO_NOT_APPLICABLE' && gap?.kind === 'NEVER');

/**
 * Tries a typed code. Keeps it only if it applies now, or could with another cart. Codes kept earlier that can no
 * longer apply make room for it.
 */
export async function applyPromoCode(
  typed: string,
  { list, keep, drop, tryOut, refusalOf }: PromoCodeParts,
): Promise<CodeOutcome> {
  const before = list();
  const added = addPromoCode(before, typed);
  if (added.status !== 'SUCCESS') {
    const isFull = added.status === 'REJECTED' && added.reasons[0]?.code === 'CART_PROMO_LIMIT_EXCEEDED';
    return isFull ? rejected({ code: 'CART_PROMO_LIMIT_EXCEEDED', params: { codesMax: before.length } }) : added;
  }
  const offers = await tryOut(added.value);
  if (!offers) return failed('UNAVAILABLE');
  const code = normaliseCode(typed);
  const refused = refusalOf(code, added.value, offers);
  if (refused && isFinal(refused)) return { ...rejected({ code: refused.refusal }), gap: refused.gap };
  for (const other of before) {
    const useless = refusalOf(other, added.value, offers);
    if (useless && isFinal(useless)) drop(other);
  }
  keep(code);
  return success({ code, refused });
}
