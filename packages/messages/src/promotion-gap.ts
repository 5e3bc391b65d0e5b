import { formatPrice, toCents } from '@wattle/domain/money';
import type { PromotionGap } from '@wattle/domain/promotions';

export const chooseASuburb = 'Choose a suburb to see it';

/** What is missing for an offer: 'Spend $40 more.' null where only the general refusal fits. */
export function gapWords(gap: PromotionGap): string | null {
  switch (gap.kind) {
    case 'SPEND':
      return `Spend ${formatPrice(toCents(gap.missingCents))} more${gap.isOnSome ? ' on eligible items' : ''}.`;
    case 'QTY':
      return `Add ${gap.missing} more.`;
    case 'SIGN_IN':
      return 'Sign in to use this offer.';
    case 'PLACE':
      return `${chooseASuburb}.`;
    case 'GOODS':
      return null;
    case 'NEVER':
      return gap.why === 'FIRST_ORDER'
        ? 'This offer is for a first order.'
        : gap.why === 'GUESTS_ONLY'
          ? 'This offer is for orders without an account.'
          : null;
  }
}
