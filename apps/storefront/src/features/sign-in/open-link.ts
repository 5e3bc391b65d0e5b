import { type EmailLink, type IdentityReply, identityRefusal } from '@wattle/domain';
import { createAccountCalls } from '../identity/account-calls.ts';
import type { Identity } from '../identity/create-identity.ts';
import { openSession } from '../session/open-session.ts';
import { sessionStore } from '../session/session-store.ts';

type Reply = IdentityReply<unknown>;

/** Uses the code of an account email's link: of a new account, or of a customer's new address [C-2-45]. */
export async function openLink(identity: Identity, { user, code }: EmailLink, isSignedIn: boolean): Promise<Reply> {
  const found = isSignedIn ? await identity.findUser() : undefined;
  const isTheirs = found?.status === 'SUCCESS' && found.username === user;
  if (!isTheirs) return createAccountCalls(identity).confirmSignUp(user, code);
  return identity.callAsUser('VerifyUserAttribute', { AttributeName: 'email', Code: code });
}

/** Once for each link, however often the page is drawn: a second time would find it used. */
const opened = new Map<string, Promise<Reply>>();

export function openLinkOnce(link: EmailLink): Promise<Reply> {
  const key = `${link.user} ${link.code}`;
  const begun = opened.get(key) ?? openHere(link);
  opened.set(key, begun);
  return begun;
}

async function openHere(link: EmailLink): Promise<Reply> {
  try {
    const { identity } = await openSession();
    return await openLink(identity, link, sessionStore.get() === 'LOGGED_IN');
  } catch {
    return identityRefusal('NETWORK_ERROR');
  }
}
