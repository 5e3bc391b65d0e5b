import type { Outcome, PlacedAnswer } from '@wattle/domain';
import { browserClient } from '../../../page/browser-client.ts';
import { randomKey } from '../../../page/random-key.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { openSession } from '../../../shopper/session/open-session.ts';
import { createPlacing, type PlacingParts } from './create-placing.ts';

const LOCK = 'wattle.order';

/** Other tabs of this browser wait; a browser without locks has only the key of each attempt. */
async function alone<T>(work: () => Promise<T>): Promise<T | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  // the types of the lock's answer lose what the work gives
  const done: { value: T | null } = { value: null };
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) done.value = await work();
  });
  return done.value;
}

/** A customer's order is theirs by their token; a guest's needs none [C-6-03 C-6-05]. */
const send: PlacingParts['send'] = async ({ key, request }, { isCustomer }): Promise<Outcome<PlacedAnswer, string>> => {
  const options = { idempotencyKey: key };
  if (!isCustomer) return browserClient.placeGuestOrder(request, options);
  const { client } = await openSession();
  return client.placeOrder(request, options);
};

/** Places the orders of this page. */
export const placing = createPlacing({
  send,
  submitDetails: (orderNumber, details) => browserClient.continuePayment({ orderNumber, ...details }),
  attempts: attemptStore,
  newKey: randomKey,
  alone,
});
