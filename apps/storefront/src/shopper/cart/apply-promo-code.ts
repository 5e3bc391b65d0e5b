import {
  addPromoCode,
  type CartOffers,
  failed,
  normaliseCode,
  type Outcome,
  type PromotionRefusal,
  rejected,
  success,
} from '@wattle/domain';

export type PromoCodeParts = {
  readonly list: () => readonly string[];
  readonly keep: (code: string) => void;
  /** What the shop offers to these codes; null when it does not say. */
  readonly tryOut: (codes: readonly string[]) => Promise<CartOffers | null>;
  /** Why a code does nothing for the cart as it is; null: it does something. */
  readonly refusalOf: (code: string, codes: readonly string[], offers: CartOffers) => PromotionRefusal | null;
};

export type AppliedCode = { readonly code: string; readonly refusal: PromotionRefusal | null };

/** The cart may yet become one that they are for; the other refusals stay whatever is in it. */
const MAY_APPLY_LATER: readonly PromotionRefusal[] = ['CART_PROMO_NOT_APPLICABLE', 'CART_PROMO_EXCLUSIVE'];

/** Tries a code as it was typed. Only one that does something, now or with another cart, is kept. */
export async function applyPromoCode(
  typed: string,
  { list, keep, tryOut, refusalOf }: PromoCodeParts,
): Promise<Outcome<AppliedCode, PromotionRefusal>> {
  const before = list();
  const added = addPromoCode(before, typed);
  if (added.status !== 'SUCCESS') {
    const isFull = added.status === 'REJECTED' && added.reasons[0]?.code === 'CART_PROMO_LIMIT_EXCEEDED';
    return isFull ? rejected({ code: 'CART_PROMO_LIMIT_EXCEEDED', params: { codesMax: before.length } }) : added;
  }
  const offers = await tryOut(added.value);
  if (!offers) return failed('UNAVAILABLE');
  const code = normaliseCode(typed);
  const refusal = refusalOf(code, added.value, offers);
  if (refusal && !MAY_APPLY_LATER.includes(refusal)) return rejected({ code: refusal });
  keep(code);
  return success({ code, refusal });
}
