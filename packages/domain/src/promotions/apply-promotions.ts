import type { AppliedPromotion, PromoCartItem } from '../checkout/checkout.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { PromotionMoment, PromotionRefusal } from './check-promotion.ts';
import { promotionGifts } from './effects/effects.ts';
import { createGoods } from './goods.ts';
import { type Prepared, preparePromotion } from './prepare-promotion.ts';
import { normaliseCode } from './promo-codes.ts';
import type { Promotion } from './promotion.ts';
import { type PromotionGap, promotionGap } from './promotion-gap.ts';
import type { PromotionLine } from './promotion-line.ts';
import { type ChosenShipping, type LanesInput, type LanesResult, type Offer, runLanes } from './run-lanes.ts';

export type PromotionsInput = PromotionMoment & {
  readonly shipping: ChosenShipping | null;
  readonly lines: readonly PromotionLine[];
  readonly promotions: readonly Promotion[];
  readonly codes: readonly string[];
};

export type GivenPromotion = AppliedPromotion & {
  /** Savings on goods. Delivery discounts are in the method's price. */
  readonly savedCents: Cents;
  readonly lines: readonly { readonly itemId: string; readonly cents: Cents }[];
};

export type RefusedPromotion = AppliedPromotion & { readonly refusal: PromotionRefusal };

export type PromotionsResult = {
  readonly given: readonly GivenPromotion[];
  /** Promotions whose code the shopper entered, and those excluded by another one. */
  readonly refused: readonly RefusedPromotion[];
  /** What is missing for promotions that do not apply; those excluded by another are not among them. */
  readonly gaps: readonly { readonly promotion: Promotion; readonly gap: PromotionGap }[];
  readonly refusedCodes: readonly { readonly code: string; readonly refusal: PromotionRefusal }[];
  readonly promoItems: readonly (PromoCartItem & { readonly priceCents: Cents })[];
  /** The discount per line, by item id. */
  readonly discounts: ReadonlyMap<string, Cents>;
};

/**
 * Applies promotions to a cart. An exclusive promotion applies alone: it wins when it is worth more than all the
 * others combined.
 */
export function applyPromotions({ promotions, codes, lines, shipping, ...moment }: PromotionsInput): PromotionsResult {
  const entered = new Set(codes.map(normaliseCode));
  const wanted = promotions
    .filter(
      ({ couponCodes }) => couponCodes.length === 0 || couponCodes.some((code) => entered.has(normaliseCode(code))),
    )
    // ties go to the lower id, so that input order does not matter
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
  const hasShipping = shipping !== null;
  const missed = prepared.filter(({ promotion: { id } }) => !inAnyOf([together, ...alone], id));
  const refused = refusedBy(prepared, plan, [together, ...alone], (one) => runLanes([one], { goods, shipping }));
  return {
    given: plan.offers.map((offer) => givenOf(offer, lines)),
    refused,
    gaps: missed.map(({ promotion }) => {
      const gap = promotionGap(promotion, { goods, left: plan.left, hasShipping, moment });
      return { promotion, gap };
    }),
    refusedCodes: refuseCodes(codes, wanted, refused),
    promoItems: plan.offers.flatMap(promoItemsOf),
    discounts: new Map(
      lines.map(({ itemId, unitCents, qty }, index) => [itemId, toCents(unitCents * qty - (plan.left[index] ?? 0))]),
    ),
  };
}

const inAnyOf = (plans: readonly LanesResult[], id: string): boolean =>
  plans.some(({ offers }) => offers.some(({ promotion }) => promotion.id === id));

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
 * The refused promotions worth reporting: those whose code was entered, and those excluded by others. A promotion that
 * would apply on its own counts as excluded.
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

/** Codes without effect, with the reason; a code shared by several promotions counts if one of them applies. */
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
  promotionGifts(promotion).map(({ productId, qty, priceCents }) => ({
    veloxProductId: productId,
    promoId: promotion.id,
    qty,
    priceCents,
  }));

/**
 * The most valuable combination of promotions. Drops one that costs others more than it gives, such as a dollar off
 * that takes the cart below the minimum spend for a hundred off.
 */
function bestTogether(promotions: readonly Prepared[], input: LanesInput): LanesResult {
  let wanted = promotions;
  let best = runLanes(wanted, input);
  for (;;) {
    let better: { readonly result: LanesResult; readonly rivals: readonly Promotion[] } | null = null;
    for (const rivals of best.rivals) {
      const result = runLanes(without(wanted, rivals), input);
      if (result.worth > (better?.result ?? best).worth) better = { result, rivals };
    }
    if (!better) return best;
    wanted = without(wanted, better.rivals);
    best = better.result;
  }
}

const without = (promotions: readonly Prepared[], some: readonly Promotion[]): readonly Prepared[] =>
  promotions.filter(({ promotion }) => !some.includes(promotion));
