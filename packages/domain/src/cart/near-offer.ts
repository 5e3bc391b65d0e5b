import type { SpendGap } from '../delivery/free-delivery-gap.ts';
import type { PromotionsResult } from '../promotions/apply-promotions.ts';
import { effectFacts } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';

export type NearOffer = SpendGap & {
  /** null: delivery that is free from an amount. */
  readonly promotion: Promotion | null;
  /** Only some products count. */
  readonly isOnSome: boolean;
};

export type NearOfferInput = {
  readonly gaps: PromotionsResult['gaps'];
  readonly freeDelivery: SpendGap | null;
  /** What delivery costs now; null: not known. */
  readonly deliveryCents: number | null;
};

/** The offer without a code that takes the least more to reach, once half of it is in the cart. */
export function nearOffer({ gaps, freeDelivery, deliveryCents }: NearOfferInput): NearOffer | null {
  const isPaid = deliveryCents !== 0;
  const offers = gaps.flatMap(({ promotion, gap }): NearOffer[] => {
    if (gap.kind !== 'SPEND' || promotion.couponCodes.length > 0) return [];
    if (isAboutDelivery(promotion) && !isPaid) return [];
    const { missingCents, minCents, isOnSome } = gap;
    return [{ missingCents, minCents, promotion, isOnSome }];
  });
  if (freeDelivery && isPaid) offers.push({ ...freeDelivery, promotion: null, isOnSome: false });
  const [nearest] = offers
    .filter(({ missingCents, minCents }) => missingCents * 2 <= minCents)
    .sort((a, b) => a.missingCents - b.missingCents);
  return nearest ?? null;
}

const isAboutDelivery = ({ effects }: Promotion): boolean =>
  effects.every((effect) => {
    const { goods, gift } = effectFacts(effect);
    return goods === null && gift === null;
  });
