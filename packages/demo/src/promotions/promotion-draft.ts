import type { Promotion } from '@wattle/domain';
import type { DaySpan } from '../catalogue/market/campaigns.ts';
import { DAY } from '../catalogue/market/moments.ts';

/** A promotion before there is a moment to place it in: automatic, for as long as the shop is open, unless it says more. */
export type PromotionDraft = Pick<Promotion, 'id' | 'name' | 'lane' | 'conditions' | 'effects'> & {
  readonly couponCodes?: readonly string[];
  readonly exclusive?: boolean;
  readonly days?: DaySpan;
};

const at = (now: number, days: number | null): number | null => (days === null ? null : now + days * DAY);

export function placePromotion({ days = [null, null], ...draft }: PromotionDraft, now: number): Promotion {
  const [from, to] = days;
  return {
    exclusive: false,
    couponCodes: [],
    ...draft,
    versionId: `${draft.id}-1`,
    startsAt: at(now, from),
    endsAt: at(now, to),
  };
}
