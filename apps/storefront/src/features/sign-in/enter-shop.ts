import type { LogInResult } from '@wattle/domain/account';
import { type IdentityError, type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { USER_MISSING } from '../../goods/sign-in/sign-in-problem.ts';
import type { Identity } from '../../shopper/identity/create-identity.ts';
import type { SignIn } from '../../shopper/identity/sign-in.ts';

/** The session functions that sign-in needs. */
export type Entrance = {
  readonly identity: Identity;
  readonly logIn: (authenticate: () => Promise<boolean>) => Promise<LogInResult>;
};

export type EnterReply =
  | { readonly status: 'IN' }
  | { readonly status: 'STEP'; readonly signIn: SignIn }
  | { readonly status: 'REFUSED'; readonly error: IdentityError };

const refused = (error: IdentityError): EnterReply => ({ status: 'REFUSED', error });
const NO_ANSWER = identityRefusal('NETWORK_ERROR');

/** One sign-in attempt: the identity service decides, then the shop's session follows. */
export async function enterShop(
  { logIn }: Pick<Entrance, 'logIn'>,
  authenticate: () => Promise<IdentityReply<SignIn>>,
): Promise<EnterReply> {
  const replies: IdentityReply<SignIn>[] = [];
  const result = await logIn(async () => {
    const reply = await authenticate();
    replies.push(reply);
    return reply.status === 'SUCCESS' && reply.value.next.step === 'DONE';
  });
  if (result === 'SUCCESS') return { status: 'IN' };
  if (result === 'USER_MISSING') return refused(USER_MISSING);
  const [reply = NO_ANSWER] = replies;
  if (reply.status === 'REJECTED') return refused(reply.error);
  // signed in, but the account could not be identified
  return result === 'ERROR' ? refused(NO_ANSWER.error) : { status: 'STEP', signIn: reply.value };
}
