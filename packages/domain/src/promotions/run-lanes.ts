import { toCents } from '../money/cents.ts';
import type { PromotionRefusal } from './check-promotion.ts';
import { discountShipping } from './discount-shipping.ts';
import { promotionTakes } from './effect-takes.ts';
import { centsOfTakes, fullPrices, type Goods, type LeftCents, type Take } from './goods.ts';
import { afterTakes, type LaneState, startLane } from './lane-state.ts';
import { PROMOTION_LANES, type PromotionLane } from './lanes.ts';
import { type Prepared, refusalAt } from './prepare-promotion.ts';
import type { Promotion } from './promotion.ts';
import { runLane } from './run-lane.ts';

/** What a promotion gives this cart. */
export type Offer = {
  readonly promotion: Promotion;
  readonly takes: readonly Take[];
  /** Discount on goods plus the value of gifts, in cents. */
  readonly goodsWorth: number;
  /** Including savings on delivery; offers are ranked by it. */
  readonly worth: number;
};

export type LanesResult = {
  readonly offers: readonly Offer[];
  readonly refusals: ReadonlyMap<string, PromotionRefusal>;
  readonly left: LeftCents;
  readonly worth: number;
  /** Groups of applied promotions that may cost others more than they give. */
  readonly rivals: readonly (readonly Promotion[])[];
};

export type ChosenShipping = { readonly methodCode: string; readonly priceCents: number };

/** A typical delivery price, to rank delivery offers before a method is chosen. */
const USUAL_SHIPPING: ChosenShipping = { methodCode: '', priceCents: 6900 };

export type LanesInput = { readonly goods: Goods; readonly shipping: ChosenShipping | null };

/** Applies promotions lane by lane, each on the prices the earlier lanes left. Skips promotions worth nothing. */
export function runLanes(promotions: readonly Prepared[], { goods, shipping }: LanesInput): LanesResult {
  const full = fullPrices(goods);
  const refusals = new Map<string, PromotionRefusal>();
  const rivals: (readonly Promotion[])[] = [];
  const offers: Offer[] = [];
  let left = full;
  const delivery = shipping ?? USUAL_SHIPPING;
  let deliveryCents = delivery.priceCents;
  for (const lane of PROMOTION_LANES) {
    const eligible: Prepared[] = [];
    for (const one of promotions) {
      if (one.promotion.lane !== lane) continue;
      const refusal = refusalAt(one, left);
      if (refusal) refusals.set(one.promotion.id, refusal);
      else eligible.push(one);
      // it would apply at full prices, so earlier discounts are what blocks it
      if (refusal && !refusalAt(one, full)) rivals.push(...takersFrom(one, offers));
    }
    if (eligible.length === 0) continue;
    const given = giveLane(lane, eligible, goods, startLane(goods, left), { ...delivery, leftCents: deliveryCents });
    left = given.left;
    rivals.push(...given.rivals.map(({ promotion }) => [promotion]));
    offers.push(...given.offers);
    for (const { promotion } of given.offers) {
      deliveryCents = Math.min(deliveryCents, deliveryWith(promotion, delivery));
    }
  }
  const goodsWorth = offers.reduce((sum, offer) => sum + offer.goodsWorth, 0);
  return { offers, refusals, left, worth: goodsWorth + delivery.priceCents - deliveryCents, rivals };
}

/** The offers that reduced a minimum spend's lines: all of them together, and each alone. */
function takersFrom({ spends }: Prepared, offers: readonly Offer[]): (readonly Promotion[])[] {
  const wanted = new Set(spends.flatMap(({ indexes }) => indexes));
  const takers = offers
    .filter(({ takes }) => takes.some(({ index, cents }) => cents > 0 && wanted.has(index)))
    .map(({ promotion }) => promotion);
  return takers.length === 1 ? [takers] : [takers, ...takers.map((taker) => [taker])];
}

type LaneOffers = Pick<LanesResult, 'offers' | 'left'> & { readonly rivals: readonly Prepared[] };

function giveLane(
  lane: PromotionLane,
  promotions: readonly Prepared[],
  goods: Goods,
  start: LaneState,
  delivery: ChosenShipping & { readonly leftCents: number },
): LaneOffers {
  const offerOf = ({ promotion, giftWorth, isOnDelivery }: Prepared, takes: readonly Take[]): Offer => {
    const goodsWorth = centsOfTakes(takes) + giftWorth;
    const saved = isOnDelivery ? Math.max(0, delivery.leftCents - deliveryWith(promotion, delivery)) : 0;
    return { promotion, takes, goodsWorth, worth: goodsWorth + saved };
  };
  if (lane === 'shipping') {
    // only one delivery promotion applies
    const offers = promotions.map((one) => offerOf(one, promotionTakes(one.promotion, goods, start)));
    const best = inOrder(offers).slice(0, 1);
    return { offers: best, left: afterTakes(start, best[0]?.takes ?? []).left, rivals: [] };
  }
  const { state, takes, rivals } = runLane(promotions, goods, start);
  const offers = promotions.map((one) => offerOf(one, takes.get(one) ?? []));
  return { offers: inOrder(offers), left: state.left, rivals };
}

/** Offers of any value, highest first; ties go to the lower id, so that input order does not matter. */
const inOrder = (offers: readonly Offer[]): Offer[] =>
  offers
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || (a.promotion.id < b.promotion.id ? -1 : 1));

function deliveryWith(promotion: Promotion, { methodCode, priceCents }: ChosenShipping): number {
  return discountShipping(promotion, { methodCode, priceCents: toCents(priceCents) });
}
