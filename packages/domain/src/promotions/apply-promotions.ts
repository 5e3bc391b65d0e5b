import type { AppliedPromotion, PromoCartItem } from '../checkout/checkout.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { bestTogether } from './best-promotions.ts';
import type { PromotionMoment, PromotionRefusal } from './check-promotion.ts';
import { promotionGifts } from './effects/effects.ts';
import { createGoods } from './goods.ts';
import { type Prepared, preparePromotion } from './prepare-promotion.ts';
import { normaliseCode } from './promo-codes.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionLine } from './promotion-line.ts';
import { type ChosenShipping, type LanesResult, type Offer, runLanes } from './run-lanes.ts';

export type PromotionsInput = PromotionMoment & {
  readonly shipping: ChosenShipping | null;
  readonly lines: readonly PromotionLine[];
  readonly promotions: readonly Promotion[];
  readonly codes: readonly string[];
};

export type GivenPromotion = AppliedPromotion & {
  /** Off the goods. Delivery is priced by its methods. */
  readonly savedCents: Cents;
  readonly lines: readonly { readonly itemId: string; readonly cents: Cents }[];
};

export type RefusedPromotion = AppliedPromotion & { readonly refusal: PromotionRefusal };

export type PromotionsResult = {
  readonly given: readonly GivenPromotion[];
  /** Those that the shopper asked for by a code, and those that another one keeps out. */
  readonly refused: readonly RefusedPromotion[];
  readonly refusedCodes: readonly { readonly code: string; readonly refusal: PromotionRefusal }[];
  readonly promoItems: readonly (PromoCartItem & { readonly price: number })[];
  /** What is taken off each line, by item. */
  readonly discounts: ReadonlyMap<string, Cents>;
};

/**
 * The promotions of a cart. An exclusive one stands alone: it is given when it is worth more than everything else
 * together, and keeps the others out.
 */
export function applyPromotions({ promotions, codes, lines, shipping, ...moment }: PromotionsInput): PromotionsResult {
  const entered = new Set(codes.map(normaliseCode));
  const wanted = promotions
    .filter(
      ({ couponCodes }) => couponCodes.length === 0 || couponCodes.some((code) => entered.has(normaliseCode(code))),
    )
    // of two alike the first is given: their order must say nothing
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const goods = createGoods(lines);
  const prepared = wanted.map((one) => preparePromotion(one, goods, moment));
  const together = bestTogether(
    prepared.filter(({ promotion }) => !promotion.exclusive),
    { goods, shipping },
  );
  const alone = prepared
    .filter(({ promotion }) => promotion.exclusive)
    .map((one) => runLanes([one], { goods, shipping }));
  const plan = alone.reduce((best, one) => (one.worth > best.worth ? one : best), together);
  const refused = refusedBy(prepared, plan, [together, ...alone], (one) => runLanes([one], { goods, shipping }));
  return {
    given: plan.offers.map((offer) => givenOf(offer, lines)),
    refused,
    refusedCodes: refuseCodes(codes, wanted, refused),
    promoItems: plan.offers.flatMap(promoItemsOf),
    discounts: new Map(
      lines.map(({ itemId, unitCents, qty }, index) => [itemId, toCents(unitCents * qty - (plan.left[index] ?? 0))]),
    ),
  };
}

const described = ({ id, versionId, name, exclusive, couponCodes }: Promotion): AppliedPromotion => ({
  id,
  versionId,
  name,
  exclusive,
  relatedCouponCodes: couponCodes,
});

function givenOf({ promotion, takes }: Offer, lines: readonly PromotionLine[]): GivenPromotion {
  const byItem = new Map<string, number>();
  for (const { index, cents } of takes) {
    const itemId = lines[index]?.itemId ?? '';
    byItem.set(itemId, (byItem.get(itemId) ?? 0) + cents);
  }
  return {
    ...described(promotion),
    savedCents: toCents(takes.reduce((sum, { cents }) => sum + cents, 0)),
    lines: [...byItem].filter(([, cents]) => cents > 0).map(([itemId, cents]) => ({ itemId, cents: toCents(cents) })),
  };
}

/**
 * An automatic one that does not apply is no news; one that was asked for, or that is kept out, is. What would be given
 * by itself is kept out by others.
 */
function refusedBy(
  wanted: readonly Prepared[],
  plan: LanesResult,
  plans: readonly LanesResult[],
  runAlone: (one: Prepared) => LanesResult,
): RefusedPromotion[] {
  const idsIn = ({ offers }: LanesResult): string[] => offers.map(({ promotion }) => promotion.id);
  const given = new Set(idsIn(plan));
  const keptOut = new Set(plans.flatMap(idsIn));
  return wanted.flatMap((one): RefusedPromotion[] => {
    const { id, couponCodes } = one.promotion;
    if (given.has(id)) return [];
    if (keptOut.has(id)) return [{ ...described(one.promotion), refusal: 'CART_PROMO_EXCLUSIVE' }];
    if (couponCodes.length === 0) return [];
    const { offers, refusals } = runAlone(one);
    const refusal = offers.length > 0 ? 'CART_PROMO_EXCLUSIVE' : (refusals.get(id) ?? 'CART_PROMO_NOT_APPLICABLE');
    return [{ ...described(one.promotion), refusal }];
  });
}

/** Every code that does nothing, with its reason; a code of several promotions counts when one of them is given. */
function refuseCodes(
  codes: readonly string[],
  wanted: readonly Promotion[],
  refused: readonly RefusedPromotion[],
): PromotionsResult['refusedCodes'] {
  return codes.flatMap((code) => {
    const entered = normaliseCode(code);
    const own = wanted.filter(({ couponCodes }) => couponCodes.some((one) => normaliseCode(one) === entered));
    if (own.length === 0) return [{ code, refusal: 'CART_PROMO_CODE_INVALID' as const }];
    const refusals = own.map(({ id }) => refused.find((one) => one.id === id)?.refusal);
    const [refusal] = refusals;
    return refusal && refusals.every(Boolean) ? [{ code, refusal }] : [];
  });
}

const promoItemsOf = ({ promotion }: Offer) =>
  promotionGifts(promotion).map(({ productId, qty, price }) => ({
    veloxProductId: productId,
    promoId: promotion.id,
    qty,
    price,
  }));
