import { hasUsesLeft, isInForce } from './check-promotion.ts';
import type { Promotion } from './promotion.ts';

/** Whether a promotion is given at all at a moment, and if not, why. */
export type PromotionState = 'LIVE' | 'TO_COME' | 'OFF' | 'USED_UP' | 'ENDED';

export type PromotionFacts = {
  readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt' | 'conditions'>;
  readonly isOff: boolean;
  /** By everyone. */
  readonly uses: number;
};

export function promotionState({ promotion, isOff, uses }: PromotionFacts, nowSeconds: number): PromotionState {
  if (promotion.endsAt !== null && promotion.endsAt <= nowSeconds) return 'ENDED';
  if (isOff) return 'OFF';
  if (!hasUsesLeft(promotion, uses)) return 'USED_UP';
  return isInForce(promotion, nowSeconds) ? 'LIVE' : 'TO_COME';
}

/** How often a promotion can be used and how often it still can; null: as often as anyone likes. */
export function usesLeft(
  { conditions }: Pick<Promotion, 'conditions'>,
  uses: number,
): { readonly left: number; readonly total: number } | null {
  const totals = conditions.flatMap((one) => (one.type === 'usage' ? (one.total ?? []) : []));
  if (totals.length === 0) return null;
  const total = Math.min(...totals);
  return { left: Math.max(0, total - uses), total };
}
