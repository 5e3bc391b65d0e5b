import type { NearOffer } from '@wattle/domain/cart';
import { formatPrice, toCents } from '@wattle/domain/money';
import type { Promotion } from '@wattle/domain/promotions';
import { formatLastDay } from './shop-day.ts';

const price = (cents: number): string => formatPrice(toCents(cents));

/** What to do for an offer, and how far the cart is: 'Spend $40 more for free delivery.' 'You have $59 of $99.' */
export function nearOfferWords({ promotion, missingCents, minCents, isOnSome }: NearOffer): {
  readonly title: string;
  readonly detail: string;
} {
  const more = `Spend ${price(missingCents)} more`;
  const title =
    promotion === null || isFreeDelivery(promotion)
      ? `${more}${isOnSome ? ' on eligible items' : ''} for free delivery.`
      : `${more}${isOnSome ? ' on eligible items' : ''}: ${promotion.name}.`;
  const until = promotion?.endsAt == null ? '' : `, until ${formatLastDay(promotion.endsAt)}`;
  return { title, detail: `You have ${price(minCents - missingCents)} of ${price(minCents)}${until}.` };
}

const isFreeDelivery = ({ effects }: Promotion): boolean =>
  effects.every((effect) => effect.type === 'shipping' && effect.cut.kind === 'percent' && effect.cut.percent === 100);
