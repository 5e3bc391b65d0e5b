import type { OrderDeps } from './order-deps.ts';
import { settleStep } from './settle-step.ts';
import { submitStep, submittedStep } from './submit-step.ts';

const AT_ONCE = 50;

/**
 * Repeats provider calls whose answer was lost, with the same input and key, so that the provider repeats its answer or
 * does it now. Returns how many it made.
 */
export async function askUnanswered(deps: OrderDeps): Promise<number> {
  const unanswered = await deps.store.placements.leaseUnanswered(AT_ONCE, deps.times.busySeconds);
  let asked = 0;
  for (const placement of unanswered) {
    const { orderNumber, step } = placement;
    if (orderNumber === null || step === null) continue;
    const submitted = submittedStep(orderNumber, step, placement);
    const outcome = await submitStep(deps, submitted);
    await settleStep(deps, submitted, outcome);
    asked += 1;
    // the provider is down: do not wait for it once per call
    if (outcome.status === 'UNKNOWN') return asked;
  }
  return asked;
}
