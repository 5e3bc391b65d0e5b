import { describe, expect, it } from 'vitest';
import { totpAt, totpStep } from '../crypto/totp.ts';
import { openPoolWithUser, PASSWORD, passwordAuth, signIn, type TestPool } from '../testing/open-pool.ts';

const EMAIL = 'mia@example.com';

/** Switches an authenticator app on and makes backup codes. */
async function withCodes(): Promise<{ test: TestPool; AccessToken: string; codes: readonly string[] }> {
  const test = await openPoolWithUser();
  const { AccessToken } = await signIn(test);
  const { SecretCode } = (await test.call('AssociateSoftwareToken', { AccessToken })).body;
  const UserCode = totpAt(String(SecretCode), totpStep(test.now()));
  await test.call('VerifySoftwareToken', { AccessToken, UserCode });
  await setApp(test, AccessToken, true);
  return { test, AccessToken, codes: await makeCodes(test, AccessToken) };
}

const setApp = (test: TestPool, AccessToken: string, Enabled: boolean) =>
  test.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } });

async function makeCodes(test: TestPool, AccessToken: string): Promise<readonly string[]> {
  const { body } = await test.call('CreateBackupCodes', { AccessToken });
  return body.BackupCodes as readonly string[];
}

/** Signs in with the password, and this instead of the app's code. */
async function signInBy(test: TestPool, code: string) {
  const { Session, ChallengeName, ChallengeParameters } = (
    await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))
  ).body;
  const ChallengeResponses = { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: code };
  const answer = await test.call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses });
  return { type: answer.type, isIn: answer.body.AuthenticationResult !== undefined, ChallengeParameters };
}

const left = async (test: TestPool, AccessToken: string) =>
  (await test.call('GetUser', { AccessToken })).body.BackupCodesLeft;

describe('backup codes', () => {
  it('each let their owner in once, in place of the code of the app, however they are typed; the owner is told', async () => {
    const { test, AccessToken, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect(await signInBy(test, first)).toMatchObject({ isIn: true, ChallengeParameters: { BACKUP_CODES: 'true' } });
    expect(test.mails.at(-1)).toMatchObject({ kind: 'BACKUP_CODE_USED', to: EMAIL });
    expect(await signInBy(test, first)).toMatchObject({ isIn: false, type: 'CodeMismatchException' });
    expect(await signInBy(test, ` ${second.toLowerCase().replace('-', ' ')} `)).toMatchObject({ isIn: true });
    expect(await left(test, AccessToken)).toBe(8);
  });

  it('are kept as hashes, and a new set replaces the old', async () => {
    const { test, AccessToken, codes } = await withCodes();
    const user = await test.store.findUserByEmail(EMAIL);
    expect(user?.backupCodes).toHaveLength(10);
    const kept = JSON.stringify(user);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace('-', ''));
    }
    const [fresh = ''] = await makeCodes(test, AccessToken);
    expect(await signInBy(test, codes[0] ?? '')).toMatchObject({ isIn: false });
    expect(await signInBy(test, fresh)).toMatchObject({ isIn: true });
  });

  it('are counted with the codes of the app: guessing stops, also for the right one', async () => {
    const { test, codes } = await withCodes();
    const guesses = [];
    for (let at = 0; at < 11; at += 1) guesses.push((await signInBy(test, `00000-0000${at % 10}`)).type);
    expect(guesses.at(-1)).toBe('TooManyFailedAttemptsException');
    expect(await signInBy(test, codes[0] ?? '')).toMatchObject({ isIn: false, type: 'TooManyFailedAttemptsException' });
  });

  it('go with the app, and there are none without one', async () => {
    const { test, AccessToken } = await withCodes();
    await setApp(test, AccessToken, false);
    expect(await left(test, AccessToken)).toBe(0);
    expect((await test.call('CreateBackupCodes', { AccessToken })).type).toBe('SoftwareTokenMFANotFoundException');
    expect((await test.call('CreateBackupCodes', { AccessToken: 'made up' })).type).toBe('NotAuthorizedException');
  });
});
