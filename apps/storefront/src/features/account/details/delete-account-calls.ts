import { identityMessage } from '@wattle/messages';
import { createSignIn } from '../../../shopper/identity/sign-in.ts';
import { openAccountCalls } from '../open-account-calls.ts';

export const NOT_DELETED = 'We could not delete your account. Please try again.';

type Refusal = { readonly isPassword: boolean; readonly words: string };

/** Deletes who is signed in, after the password was right once more. Null: it is done, and nobody is signed in. */
export async function deleteAccount(email: string, password: string): Promise<Refusal | null> {
  const { session, account } = await openAccountCalls();
  const proof = await createSignIn(session.identity).start(email, password);
  if (proof.status === 'REJECTED') {
    const isPassword = proof.error.name === 'NotAuthorizedException';
    return { isPassword, words: isPassword ? 'That password is not right.' : identityMessage('SIGN_IN', proof.error) };
  }
  // what the shop knows goes first: afterwards nobody is there who could ask for it
  const forgotten = await session.client.deleteAccount({});
  if (forgotten.status !== 'SUCCESS') return { isPassword: false, words: NOT_DELETED };
  const gone = await account.deleteUser();
  if (gone.status === 'REJECTED') return { isPassword: false, words: identityMessage('SESSION', gone.error) };
  await session.logOut();
  return null;
}
