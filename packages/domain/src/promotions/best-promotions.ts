import type { Prepared } from './prepare-promotion.ts';
import type { Promotion } from './promotion.ts';
import { type LanesInput, type LanesResult, runLanes } from './run-lanes.ts';

/**
 * Promotions given together so that they are worth most: where one that is given takes from others more than it gives,
 * such as a dollar off that leaves too little for a hundred off, the cart is better without it.
 */
export function bestTogether(promotions: readonly Prepared[], input: LanesInput): LanesResult {
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
