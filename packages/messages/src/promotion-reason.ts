import { formatPrice } from '@wattle/domain/money';
import type { PromotionReason } from '@wattle/domain/promotions';
import { unreachable } from '@wattle/domain/results';
import { gapWords } from './promotion-gap.ts';

const NEVER = {
  DATES: 'It is not its time.',
  FIRST_ORDER: 'It is for a first order.',
  GUESTS_ONLY: 'It is for orders without an account.',
  USED: 'All its uses are taken.',
} as const;

/** Why a promotion is given to a cart that staff try it on, or not. */
export function reasonWords(reason: PromotionReason): string {
  switch (reason.kind) {
    case 'GIVEN':
      return reason.savedCents > 0
        ? `Takes ${formatPrice(reason.savedCents)} off the goods.`
        : 'Given with delivery or as a gift.';
    case 'OFF':
      return 'It is switched off.';
    case 'DATES':
      return 'It is not its time.';
    case 'CODE':
      return 'Its code is not entered.';
    case 'EXCLUDED':
      return 'Not with the others, which are worth more.';
    case 'USED_UP':
      return 'All its uses are taken.';
    case 'NO_GIFT':
      return 'Its gift is sold out.';
    case 'MISSING':
      return reason.gap.kind === 'NEVER'
        ? NEVER[reason.gap.why]
        : (gapWords(reason.gap) ?? 'Nothing in the cart is what it is for.');
    default:
      return unreachable(reason);
  }
}
