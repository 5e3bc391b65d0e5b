import type { PlaceProblem } from '@wattle/domain/order';
import { finishOrder } from '../../../shopper/checkout/finish-order.ts';
import { refreshCheckoutData } from '../../../shopper/checkout/use-checkout-data.ts';
import { type Placed, PlaceOrderError } from '../place/create-placing.ts';
import type { PayAnswer } from './open-drop-in.ts';

/** Codes that mean the quote is outdated and must be requested again. */
const OUTDATED: readonly string[] = ['CartPriceChanged', 'CartPromotionsChanged', 'PaymentMethodUnavailable'];

export type Telling = {
  readonly tell: (problem: PlaceProblem | null) => void;
  readonly recheckVouchers: () => Promise<unknown>;
  readonly showConfirmation: () => Promise<void> | void;
};

/** Turns the result of an attempt into what the form shows, including errors [C-4-84 … C-4-90 C-4-94 C-8-04]. */
export async function concludePlacing(work: () => Promise<Placed | null>, telling: Telling): Promise<PayAnswer> {
  telling.tell(null);
  try {
    const placed = await work();
    return placed ? await conclude(placed, telling) : { kind: 'FAILED' };
  } catch (error) {
    const isKnown = error instanceof PlaceOrderError;
    if (!isKnown) reportError(error);
    const problem: PlaceProblem = isKnown ? error.problem : { code: 'MISSING_DATA', reasons: [] };
    if (OUTDATED.includes(problem.code)) refreshCheckoutData();
    telling.tell(problem);
    return { kind: 'FAILED' };
  }
}

async function conclude({ result, draft, key, problem }: Placed, telling: Telling): Promise<PayAnswer> {
  if (result.status === 'ACTION_REQUIRED') return { kind: 'ACTION', action: result.actionData };
  if (result.status === 'SUCCESS') {
    if (draft) await finishOrder(draft, { ...result, key });
    await telling.showConfirmation();
    return { kind: 'DONE' };
  }
  if (result.status === 'INSUFFICIENT_VOUCHER_BALANCE') await telling.recheckVouchers();
  telling.tell(problem);
  return { kind: 'FAILED' };
}
