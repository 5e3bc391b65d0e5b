import { identityMessage } from '@wattle/messages';
import { readText } from '../../../shopper/identity/json.ts';
import { openSession } from '../../../shopper/session/open-session.ts';

const APP = 'SOFTWARE_TOKEN_MFA';

/** Whether an app is asked at sign-in; null when it could not be found out. */
export async function hasApp(): Promise<boolean | null> {
  const { identity } = await openSession();
  const reply = await identity.callAsUser('GetUser');
  if (reply.status === 'REJECTED') return null;
  const list: unknown = reply.value.UserMFASettingList;
  return Array.isArray(list) && list.includes(APP);
}

type Answer<T> = { readonly value: T } | { readonly words: string };

/** A secret for an app; it counts for nothing until a code of it was shown. */
export async function beginApp(): Promise<Answer<string>> {
  const { identity } = await openSession();
  const reply = await identity.callAsUser('AssociateSoftwareToken');
  if (reply.status === 'REJECTED') return { words: identityMessage('SESSION', reply.error) };
  return { value: readText(reply.value, 'SecretCode') };
}

/** From now on a code of the app is asked for at sign-in. */
export async function confirmApp(code: string): Promise<Answer<null>> {
  const { identity } = await openSession();
  const shown = await identity.callAsUser('VerifySoftwareToken', { UserCode: code });
  if (shown.status === 'REJECTED') return { words: codeWords(shown.error) };
  return setApp(true);
}

export const removeApp = (): Promise<Answer<null>> => setApp(false);

async function setApp(isOn: boolean): Promise<Answer<null>> {
  const { identity } = await openSession();
  const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
  const reply = await identity.callAsUser('SetUserMFAPreference', { SoftwareTokenMfaSettings });
  return reply.status === 'REJECTED' ? { words: identityMessage('SESSION', reply.error) } : { value: null };
}

/** The service has a name of its own for a wrong code of an app. */
const codeWords = (error: { readonly name: string; readonly message: string }): string =>
  error.name === 'EnableSoftwareTokenMFAException'
    ? 'That code is not right. Enter the one that the app shows now.'
    : identityMessage('ANSWER_CHALLENGE', error);
