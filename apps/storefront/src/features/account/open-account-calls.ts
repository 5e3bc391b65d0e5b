import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import { openSession } from '../../shopper/session/open-session.ts';

/** What the identity service does for who is signed in. */
export async function openAccountCalls() {
  const session = await openSession();
  return { session, account: createAccountCalls(session.identity) };
}
