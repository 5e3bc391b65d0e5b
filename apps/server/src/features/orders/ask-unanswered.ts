import type { OrderDeps } from './order-deps.ts';
import { settleStep } from './settle-step.ts';
import { submitStep, submittedStep } from './submit-step.ts';

const AT_ONCE = 50;

/**
 * Asks the provider again about steps of shoppers that it never answered, or whose answer nobody was there to take: in
 * the same words with the same key, so that it says what it said, or does it now. Tells how many it asked about.
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
    // it is away: there is no sense in waiting for it once for each
    if (outcome.status === 'UNKNOWN') return asked;
  }
  return asked;
}
