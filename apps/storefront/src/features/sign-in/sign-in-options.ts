import type { CallValue, Client } from '@wattle/contract';

/** Ways in besides a password, as far as the page itself needs them. */
export type SignInOptions = Pick<CallValue<'loadIdentity'>, 'social' | 'demo'>;

/** Asked by the server, so that nothing moves when they come; a shop that cannot tell has the form all the same. */
export async function loadSignInOptions({ loadIdentity }: Pick<Client, 'loadIdentity'>): Promise<SignInOptions> {
  const reply = await loadIdentity({});
  if (reply.status !== 'SUCCESS') return { social: [], demo: null };
  const { social, demo } = reply.value;
  return { social, demo };
}
