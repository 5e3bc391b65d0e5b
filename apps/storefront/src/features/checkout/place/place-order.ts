import type { PlacedAnswer } from '@wattle/domain/order';
import type { Outcome } from '@wattle/domain/results';
import { browserClient } from '../../../page/browser-client.ts';
import { randomKey } from '../../../page/random-key.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { openAttemptStore } from '../../../shopper/checkout/open-attempt.ts';
import { openSession } from '../../../shopper/session/open-session.ts';
import { createPlacing, type PlacingParts } from './create-placing.ts';

const LOCK = 'wattle.order';

/** Locks out other tabs; without Web Locks only the idempotency key protects. */
async function alone<T>(work: () => Promise<T>): Promise<T | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  // the type of `locks.request` loses the result type of the work
  const done: { value: T | null } = { value: null };
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) done.value = await work();
  });
  return done.value;
}

/** Customers' orders carry their token; guests' need none [C-6-03 C-6-05]. */
const send: PlacingParts['send'] = async (
  { key, request },
  { isCustomer, replaces },
): Promise<Outcome<PlacedAnswer, string>> => {
  const options = { idempotencyKey: key, attemptKey: replaces ?? key };
  if (!isCustomer) return browserClient.placeGuestOrder(request, options);
  const { client } = await openSession();
  return client.placeOrder(request, options);
};

export const placing = createPlacing({
  send,
  submitDetails: (orderNumber, details) => browserClient.continuePayment({ orderNumber, ...details }),
  attempts: attemptStore,
  shared: openAttemptStore,
  newKey: randomKey,
  alone,
});
