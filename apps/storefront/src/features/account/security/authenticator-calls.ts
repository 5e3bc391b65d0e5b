import { identityMessage } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import { readText } from '../../../shopper/identity/json.ts';
import { openSession } from '../../../shopper/session/open-session.ts';

const APP = 'SOFTWARE_TOKEN_MFA';

export type AppState = {
  /** Sign-in asks for an app code. */
  readonly isOn: boolean;
  /** Backup codes that are left; null: this pool has none. */
  readonly codesLeft: number | null;
};

/** null when unknown. */
export async function loadAppState(): Promise<AppState | null> {
  const { identity } = await openSession();
  const reply = await identity.callAsUser('GetUser');
  if (reply.status === 'REJECTED') return null;
  const { UserMFASettingList: list, BackupCodesLeft: left } = reply.value;
  return { isOn: Array.isArray(list) && list.includes(APP), codesLeft: typeof left === 'number' ? left : null };
}

/** New backup codes, replacing earlier ones. Shown once. */
export async function createBackupCodes(): Promise<Answer<readonly string[]>> {
  const { identity } = await openSession();
  const reply = await identity.callAsUser('CreateBackupCodes');
  if (reply.status === 'REJECTED') return { words: identityMessage('SESSION', reply.error) };
  const { BackupCodes: codes } = reply.value;
  return { value: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [] };
}

type Answer<T> = { readonly value: T } | { readonly words: string };

/** Creates an app secret. It takes effect once a code is confirmed. */
export async function beginApp(): Promise<Answer<string>> {
  const { identity } = await openSession();
  const reply = await identity.callAsUser('AssociateSoftwareToken');
  if (reply.status === 'REJECTED') return { words: identityMessage('SESSION', reply.error) };
  return { value: readText(reply.value, 'SecretCode') };
}

/** Turns on app codes at sign-in. */
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

/** The identity service has its own error name for a wrong app code. */
const codeWords = (error: { readonly name: string; readonly message: string }): string =>
  error.name === 'EnableSoftwareTokenMFAException'
    ? accountWords.appCodeIncorrect
    : identityMessage('ANSWER_CHALLENGE', error);
