import type { CallValue, Client } from '@wattle/contract';

/** Sign-in options besides the password. */
export type SignInOptions = Pick<CallValue<'loadIdentity'>, 'social' | 'passkeys' | 'demo'>;

/** Loaded on the server to avoid layout shift; without them the form still works. */
export async function loadSignInOptions({ loadIdentity }: Pick<Client, 'loadIdentity'>): Promise<SignInOptions> {
  const reply = await loadIdentity({});
  if (reply.status !== 'SUCCESS') return { social: [], passkeys: false, demo: null };
  const { social, passkeys, demo } = reply.value;
  return { social, passkeys, demo };
}
