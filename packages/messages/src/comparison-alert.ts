import type { Alert } from '@wattle/domain/alerts';
import type { ComparisonReason } from '@wattle/domain/comparison';
import type { Reason } from '@wattle/domain/results';
import { SHOP } from '@wattle/domain/settings';
import { fillMessage } from './fill-message.ts';

/** Why a product cannot be compared [C-8-20 D-8-03 D-8-04]. A reason without a sentence does not compile. */
export const comparisonMessages = {
  COMPARISON_LIMIT_REACHED: 'Unable to compare more than {max} products at once.',
  COMPARISON_ADD_FAILED: 'Unable to add {name} to your comparison.',
} as const satisfies Record<ComparisonReason, string>;

/** The alert when a product was not added to the comparison. */
export function comparisonAlert({ code, params }: Reason<ComparisonReason>): Omit<Alert, 'id'> {
  return {
    type: 'ERROR',
    duration: SHOP.alertErrorDurationMs,
    content: fillMessage(comparisonMessages[code], params),
  };
}
