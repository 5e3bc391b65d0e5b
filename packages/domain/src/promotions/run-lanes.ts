import { centsOf, toCents } from '../money/cents.ts';
import { checkPromotion, type PromotionMoment, type PromotionRefusal } from './check-promotion.ts';
import { discountShipping } from './discount-shipping.ts';
import { effectTakes } from './effect-takes.ts';
import { afterTakes, freeAll, type LineState, startLines, type Take } from './lane-state.ts';
import { PROMOTION_LANES, type Promotion } from './promotion.ts';
import type { PromotionLine } from './promotion-line.ts';

/** What a promotion gives to this cart, as things stand when it is looked at. */
export type Offer = {
  readonly promotion: Promotion;
  readonly takes: readonly Take[];
  /** In cents, gifts and delivery too: what offers are compared by. */
  readonly worth: number;
};

export type LanesResult = {
  readonly offers: readonly Offer[];
  readonly refusals: ReadonlyMap<string, PromotionRefusal>;
  readonly lines: readonly LineState[];
  readonly worth: number;
};

export type ChosenShipping = { readonly methodCode: string; readonly priceCents: number };

/** Before a delivery is chosen, offers on it are compared by what an ordinary one costs. */
const USUAL_SHIPPING: ChosenShipping = { methodCode: '', priceCents: 6900 };

export type LanesInput = PromotionMoment & {
  readonly lines: readonly PromotionLine[];
  readonly shipping: ChosenShipping | null;
};

/**
 * Gives promotions lane after lane. In a lane the best one is given first and uses up the units it is about; then the
 * best of the rest looks at what is free. One that gives nothing is not given.
 */
export function runLanes(promotions: readonly Promotion[], input: LanesInput): LanesResult {
  const refusals = new Map<string, PromotionRefusal>();
  const offers: Offer[] = [];
  let lines = startLines(input.lines);
  for (const lane of PROMOTION_LANES) {
    lines = freeAll(lines);
    const inLane = promotions.filter((promotion) => {
      if (promotion.lane !== lane) return false;
      const refusal = checkPromotion(promotion, lines, input);
      if (refusal) refusals.set(promotion.id, refusal);
      return !refusal;
    });
    let waiting = inLane.map((promotion) => makeOffer(promotion, lines, input.shipping));
    for (let best = bestOf(waiting); best; best = bestOf(waiting)) {
      const given = best;
      offers.push(given);
      lines = afterTakes(lines, given.takes);
      // of several on the delivery, one is given
      if (lane === 'shipping') break;
      const rest = waiting.filter((offer) => offer !== given);
      waiting = rest.map((offer) =>
        sharesLines(offer, given) ? makeOffer(offer.promotion, lines, input.shipping) : offer,
      );
    }
  }
  for (const { id } of promotions) {
    const isGiven = offers.some(({ promotion }) => promotion.id === id);
    if (!isGiven && !refusals.has(id)) refusals.set(id, 'CART_PROMO_NOT_APPLICABLE');
  }
  return { offers, refusals, lines, worth: offers.reduce((sum, { worth }) => sum + worth, 0) };
}

/** The one that is worth most; of two alike the first by id, so that their order says nothing. */
function bestOf(offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers) {
    if (offer.worth <= 0) continue;
    const isAlike = best && offer.worth === best.worth;
    if (!best || offer.worth > best.worth || (isAlike && offer.promotion.id < best.promotion.id)) best = offer;
  }
  return best;
}

/** Lines only ever lose: an offer about others is as it was. */
const sharesLines = ({ takes }: Offer, other: Offer): boolean =>
  takes.some(({ index }) => other.takes.some((take) => take.index === index));

function makeOffer(promotion: Promotion, lines: readonly LineState[], shipping: ChosenShipping | null): Offer {
  const takes: Take[] = [];
  let left = lines;
  let worth = 0;
  for (const effect of promotion.effects) {
    const taken = effectTakes(effect, left);
    takes.push(...taken);
    left = afterTakes(left, taken);
    worth += taken.reduce((sum, { cents }) => sum + cents, 0);
    if (effect.type === 'promoItem') worth += (centsOf(effect.worth) - centsOf(effect.price)) * effect.qty;
  }
  const { methodCode, priceCents } = shipping ?? USUAL_SHIPPING;
  const delivery = { methodCode, priceCents: toCents(priceCents) };
  worth += priceCents - discountShipping(promotion, delivery);
  return { promotion, takes, worth };
}
