import { IDENTITY } from './identity-constants.ts';
import { type IdentityReply, identityRefusal } from './identity-fault.ts';

/** NOT_YET: the account is not confirmed, so try again. */
export type LinkTry<T> = { readonly status: 'NOT_YET' } | IdentityReply<T>;

/**
 * After a sign-up confirmed by link: tries to sign in every 5 seconds for 3 minutes. After that, the visitor must
 * enter the password again [C-4-24 C-5-87 C-9-47].
 */
export async function waitForLink<T>(
  signIn: () => Promise<LinkTry<T>>,
  wait: (ms: number) => Promise<void>,
): Promise<IdentityReply<T>> {
  const { linkPollEveryMs, linkPollForMs } = IDENTITY;
  for (let waited = linkPollEveryMs; waited <= linkPollForMs; waited += linkPollEveryMs) {
    await wait(linkPollEveryMs);
    const reply = await signIn();
    const isNetworkDown = reply.status === 'REJECTED' && reply.error.name === 'NETWORK_ERROR';
    if (reply.status !== 'NOT_YET' && !isNetworkDown) return reply;
  }
  return identityRefusal('CREDENTIALS_NEEDED');
}
