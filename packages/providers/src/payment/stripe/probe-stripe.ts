import { whyUnanswered } from '../repeat-call.ts';
import { askStripe } from './ask-stripe.ts';
import type { StripeConfig } from './stripe-config.ts';

const TIMEOUT_MS = 8_000;

/** Whether Stripe answers to the key and the account may take cards; throws what is wrong, without the key. */
export async function probeStripe(config: StripeConfig): Promise<void> {
  const deadlineAt = (config.clock ?? Date.now)() + TIMEOUT_MS;
  const answer = await askStripe(config, { method: 'GET', path: '/account', deadlineAt });
  if (answer.kind === 'REFUSED') throw new Error(`status ${answer.status}, error ${answer.errorCode}`);
  if (answer.kind === 'UNKNOWN') throw new Error(whyUnanswered(answer));
  if (answer.body.charges_enabled !== true) throw new Error('the account may not take payments yet');
}
