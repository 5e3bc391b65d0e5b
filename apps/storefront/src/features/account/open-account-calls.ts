import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import { openSession } from '../../shopper/session/open-session.ts';

/** Loads the identity service calls for the signed-in customer. */
export async function openAccountCalls() {
  const session = await openSession();
  return { session, account: createAccountCalls(session.identity) };
}
