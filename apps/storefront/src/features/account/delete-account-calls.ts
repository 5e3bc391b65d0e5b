import { SUBSCRIPTION_TOPICS } from '@wattle/domain';
import { identityMessage } from '@wattle/messages';
import { createSignIn } from '../identity/sign-in.ts';
import { updateAccount } from './account-store.ts';
import { openAccountCalls } from './open-account-calls.ts';

type Refusal = { readonly isPassword: boolean; readonly words: string };

const NOTHING = Object.fromEntries(SUBSCRIPTION_TOPICS.map((topic) => [topic, false]));

/** Deletes who is signed in, after the password was right once more. Null: it is done, and nobody is signed in. */
export async function deleteAccount(email: string, password: string): Promise<Refusal | null> {
  const { session, account } = await openAccountCalls();
  const proof = await createSignIn(session.identity).start(email, password);
  if (proof.status === 'REJECTED') {
    const isPassword = proof.error.name === 'NotAuthorizedException';
    return { isPassword, words: isPassword ? 'That password is not right.' : identityMessage('SIGN_IN', proof.error) };
  }
  // what the shop knows goes first: afterwards nobody is there who could ask for it
  await session.client.saveSubscriptions({ subscriptions: NOTHING });
  await updateAccount({ addresses: [], phone: '' });
  const gone = await account.deleteUser();
  if (gone.status === 'REJECTED') return { isPassword: false, words: identityMessage('SESSION', gone.error) };
  await session.logOut();
  return null;
}
