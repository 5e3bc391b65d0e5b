import { createAccountCalls } from '../identity/account-calls.ts';
import { openSession } from '../session/open-session.ts';

/** What the identity service does for who is signed in. */
export async function openAccountCalls() {
  const session = await openSession();
  return { session, account: createAccountCalls(session.identity) };
}
