import type { Client } from '@wattle/contract';
import { readCartItems } from '@wattle/domain/cart';
import type { Outcome } from '@wattle/domain/results';
import type { SyncableState } from '@wattle/domain/session';
import type { PutReply, SyncParts } from '@wattle/domain/sync';
import { readWishes } from '@wattle/domain/wishlist';
import { isSessionOver } from './account-transport.ts';

/** Calls are serialised across tabs, so a hanging one must not block the others. */
const PATIENCE_MS = 15_000;

export type StateOutcome = Outcome<{ readonly state: SyncableState }, string>;

/** The account's cart and wishlist calls, for the sync. */
export const createStateCalls = (
  client: Pick<Client, 'loadAccountState' | 'saveAccountState'>,
): Pick<SyncParts, 'fetchState' | 'putState'> => ({
  async fetchState() {
    const reply = await ask((signal) => client.loadAccountState({}, { signal }));
    return reply.status === 'CONFLICT' ? { status: 'ERROR' } : reply;
  },
  putState: ({ syncableStateVersion, cartItems, wishlistItems }) =>
    ask((signal) =>
      client.saveAccountState(
        { syncableStateVersion, cartItems: [...cartItems], wishlistItems: [...wishlistItems] },
        { signal },
      ),
    ),
});

async function ask(call: (signal: AbortSignal) => Promise<StateOutcome>): Promise<PutReply> {
  try {
    return replyOf(await call(AbortSignal.timeout(PATIENCE_MS)));
  } catch {
    return { status: 'UNREACHED' };
  }
}

/** Only a clear refusal reverts a change: an unreachable server or an ended session refused nothing [C-7-07 C-8-11]. */
export function replyOf(outcome: StateOutcome): PutReply {
  if (outcome.status === 'SUCCESS') return { status: 'SUCCESS', state: asKept(outcome.value.state) };
  if (isSessionOver(outcome)) return { status: 'UNREACHED' };
  if (outcome.status === 'REJECTED') return { status: 'ERROR' };
  if (outcome.code === 'CONFLICT') return { status: 'CONFLICT' };
  return { status: outcome.retryable || outcome.code === 'TIMEOUT' ? 'UNREACHED' : 'ERROR' };
}

/** As it reads when it was kept here: a line that a browser writes in its own words was not changed by the shopper. */
const asKept = ({ syncableStateVersion, cartItems, wishlistItems }: SyncableState): SyncableState => ({
  syncableStateVersion,
  cartItems: readCartItems(cartItems),
  wishlistItems: readWishes(wishlistItems),
});
