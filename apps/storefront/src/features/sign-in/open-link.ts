import type { EmailLink } from '@wattle/domain/account';
import { type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import type { Identity } from '../../shopper/identity/create-identity.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { sessionStore } from '../../shopper/session/session-store.ts';

/** What the link confirmed: a new account or a new email address. */
export type LinkReply = IdentityReply<'ACCOUNT' | 'ADDRESS'>;
export type OpenedLink = { readonly reply: LinkReply; readonly isSignedIn: boolean };

/** Uses the code in an account email's link [C-2-45]. */
export async function openLink(identity: Identity, { user, code }: EmailLink, isSignedIn: boolean): Promise<LinkReply> {
  const found = isSignedIn ? await identity.findUser() : undefined;
  if (found?.status !== 'SUCCESS' || found.username !== user) {
    const confirmed = await createAccountCalls(identity).confirmSignUp(user, code);
    return confirmed.status === 'REJECTED' ? confirmed : success('ACCOUNT');
  }
  const verified = await identity.callAsUser('VerifyUserAttribute', { AttributeName: 'email', Code: code });
  if (verified.status === 'REJECTED') return verified;
  // a refreshed token tells the shop the new address
  const token = await identity.idToken();
  if (token.status === 'SUCCESS') await identity.idToken(token.value);
  return success('ADDRESS');
}

/** Each link is used once per visitor, however often the page renders: a second use would fail. */
const opened = new Map<string, Promise<LinkReply>>();

export async function openLinkOnce(link: EmailLink): Promise<OpenedLink> {
  try {
    const { identity } = await openSession();
    const isSignedIn = sessionStore.get() === 'LOGGED_IN';
    const key = `${isSignedIn} ${link.user} ${link.code}`;
    const begun = opened.get(key) ?? openLink(identity, link, isSignedIn);
    opened.set(key, begun);
    return { reply: await begun, isSignedIn };
  } catch {
    return { reply: identityRefusal('NETWORK_ERROR'), isSignedIn: false };
  }
}
