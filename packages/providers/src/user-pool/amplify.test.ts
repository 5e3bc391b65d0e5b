import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { totpAt, totpStep } from './crypto/totp.ts';
import type { GivenSettings } from './settings.ts';
import { useAmplify } from './testing/amplify-client.ts';
import { addUser, PASSWORD } from './testing/open-pool.ts';
import { openPoolServer, type PoolServer } from './testing/pool-server.ts';

const EMAIL = 'mia@example.com';
let server: PoolServer;
let kept: Map<string, string>;

async function open(given: Partial<GivenSettings> = {}): Promise<void> {
  await server?.[Symbol.asyncDispose]();
  server = await openPoolServer(given);
  kept = useAmplify(server);
}

beforeEach(() => open({ deviceTracking: false }));
afterEach(async () => {
  await signOut();
  await server[Symbol.asyncDispose]();
});

/** Skips SRP, which costs this library half a second of CPU: two tests below use it. */
const cheap = { authFlowType: 'USER_PASSWORD_AUTH' } as const;
const login = () => signIn({ username: EMAIL, password: PASSWORD, options: cheap });
const nameOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'no error',
    (error: Error) => error.name,
  );
const codeNow = (secret: string, ahead = 0): string => totpAt(secret, totpStep(server.test.now()) + ahead);

// allow for a machine ten times slower
describe('aws-amplify', () => {
  it('signs up, resends, confirms by code and is signed in by itself [C-4-23]', async () => {
    const options = { userAttributes: { email: EMAIL, given_name: 'Mia' }, autoSignIn: cheap };
    const begun = await signUp({ username: EMAIL, password: PASSWORD, options });
    expect(begun.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    await resendSignUpCode({ username: EMAIL });
    expect(await nameOf(confirmSignUp({ username: EMAIL, confirmationCode: 'no' }))).toBe('CodeMismatchException');
    const confirmed = await confirmSignUp({ username: EMAIL, confirmationCode: server.test.codeFor(EMAIL) });
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    expect((await autoSignIn()).isSignedIn).toBe(true);
    expect(await fetchUserAttributes()).toMatchObject({ email: EMAIL, email_verified: 'true', given_name: 'Mia' });
  });

  it('asks again and again, and is signed in once the link of the mail was opened elsewhere [C-4-24]', async () => {
    useAmplify(server, 'link');
    const options = { userAttributes: { email: EMAIL }, autoSignIn: cheap };
    await signUp({ username: EMAIL, password: PASSWORD, options });
    const signedIn = autoSignIn();
    const link = { Username: server.test.mails[0]?.sub, ConfirmationCode: server.test.codeFor(EMAIL) };
    expect((await server.test.call('ConfirmSignUp', link)).status).toBe(200);
    expect((await signedIn).isSignedIn).toBe(true);
  });

  it('refuses a weak password and an email that is taken', async () => {
    expect(await nameOf(signUp({ username: EMAIL, password: 'weak' }))).toBe('InvalidPasswordException');
    await addUser(server.test);
    expect(await nameOf(signUp({ username: EMAIL, password: PASSWORD }))).toBe('UsernameExistsException');
  });

  it('signs in by SRP, and not with a wrong password or an unknown name', async () => {
    await addUser(server.test);
    expect(await nameOf(signIn({ username: EMAIL, password: 'Wrong-horse-9' }))).toBe('NotAuthorizedException');
    expect(await nameOf(signIn({ username: 'nobody@example.com', password: PASSWORD }))).toBe('NotAuthorizedException');
    expect((await signIn({ username: EMAIL, password: PASSWORD })).isSignedIn).toBe(true);
  });

  it('refreshes with rotation, and three at once are still signed in', async () => {
    await addUser(server.test);
    await login();
    const before = [...kept].find(([key]) => key.endsWith('.refreshToken'))?.[1];
    const sessions = await Promise.all([1, 2, 3].map(() => fetchAuthSession({ forceRefresh: true })));
    expect(sessions.every(({ tokens }) => tokens?.idToken?.payload.email === EMAIL)).toBe(true);
    const after = [...kept].find(([key]) => key.endsWith('.refreshToken'))?.[1];
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
  });

  it('signs out here, and everywhere', async () => {
    await addUser(server.test);
    for (const isGlobal of [false, true]) {
      await login();
      const access = (await fetchAuthSession()).tokens?.accessToken.toString();
      await signOut({ global: isGlobal });
      expect((await server.test.call('GetUser', { AccessToken: access })).body.message).toBe(
        'Access Token has been revoked',
      );
    }
  });

  it('sets up TOTP and then asks for it at sign-in [C-4-21]', async () => {
    await addUser(server.test);
    await login();
    const { sharedSecret } = await setUpTOTP();
    expect(await nameOf(verifyTOTPSetup({ code: '000000' }))).toBe('EnableSoftwareTokenMFAException');
    await verifyTOTPSetup({ code: codeNow(sharedSecret, -1) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    expect((await login()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await nameOf(confirmSignIn({ challengeResponse: '000000' }))).toBe('CodeMismatchException');
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).isSignedIn).toBe(true);
  });

  it('asks for a code by mail when that is the second factor [C-4-18]', async () => {
    await addUser(server.test);
    await login();
    await updateMFAPreference({ email: 'ENABLED' });
    await signOut();
    const step = (await login()).nextStep;
    expect(step).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
      codeDeliveryDetails: { destination: 'm***@e***' },
    });
    expect((await confirmSignIn({ challengeResponse: server.test.codeFor(EMAIL) })).isSignedIn).toBe(true);
  });

  it('lets choose between two second factors [C-4-22]', async () => {
    await addUser(server.test);
    await login();
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeNow(sharedSecret, -1) });
    await updateMFAPreference({ totp: 'ENABLED', email: 'ENABLED' });
    await signOut();
    expect((await login()).nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['TOTP', 'EMAIL'],
    });
    const chosen = await confirmSignIn({ challengeResponse: 'TOTP' });
    expect(chosen.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).isSignedIn).toBe(true);
  });

  it('sets up a second factor during sign-in where one is required [C-4-19]', async () => {
    await open({ mfa: 'ON', deviceTracking: false });
    await addUser(server.test);
    const { nextStep } = await login();
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    const { sharedSecret } = nextStep.totpSetupDetails;
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret, -1) })).isSignedIn).toBe(true);
    await signOut();
    expect((await login()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect((await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).isSignedIn).toBe(true);
  });

  it('asks for a new password where the first was for one use [C-4-20]', async () => {
    await server.test.pool.users.addUser({ email: EMAIL, password: PASSWORD, mustChangePassword: true });
    expect((await login()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect(await nameOf(confirmSignIn({ challengeResponse: 'weak' }))).toBe('InvalidPasswordException');
    expect((await confirmSignIn({ challengeResponse: 'Another-horse-9' })).isSignedIn).toBe(true);
  });

  it.each(['CUSTOM_WITHOUT_SRP', 'CUSTOM_WITH_SRP'] as const)(
    'answers a custom challenge, %s [C-4-17]',
    async (authFlowType) => {
      await addUser(server.test);
      const password = authFlowType === 'CUSTOM_WITH_SRP' ? { password: PASSWORD } : {};
      const { nextStep } = await signIn({ username: EMAIL, ...password, options: { authFlowType } });
      expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
      expect((await confirmSignIn({ challengeResponse: server.test.codeFor(EMAIL) })).isSignedIn).toBe(true);
    },
  );

  it('resets a forgotten password and changes a known one', async () => {
    await addUser(server.test);
    await resetPassword({ username: EMAIL });
    const confirmationCode = server.test.codeFor(EMAIL);
    await confirmResetPassword({ username: EMAIL, confirmationCode, newPassword: 'Second-horse-9' });
    expect(await nameOf(login())).toBe('NotAuthorizedException');
    await signIn({ username: EMAIL, password: 'Second-horse-9', options: cheap });
    await updatePassword({ oldPassword: 'Second-horse-9', newPassword: PASSWORD });
    await signOut();
    expect((await login()).isSignedIn).toBe(true);
  });

  it('changes the email only when the new mailbox has shown its code', async () => {
    await addUser(server.test);
    await login();
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: 'new@example.com' } });
    expect((await fetchUserAttributes()).email).toBe(EMAIL);
    const confirmationCode = server.test.codeFor('new@example.com');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    expect((await fetchUserAttributes()).email).toBe('new@example.com');
  });

  it('remembers the device, lists it and forgets it', async () => {
    await open({ deviceTracking: true });
    await addUser(server.test);
    await login();
    const [device] = await fetchDevices();
    if (!device) throw new Error('no device');
    await forgetDevice({ device });
    expect(await nameOf(fetchDevices())).toBe('NotAuthorizedException');
  });

  it('deletes the user', async () => {
    await addUser(server.test);
    await login();
    await deleteUser();
    expect(await nameOf(login())).toBe('NotAuthorizedException');
  });
});
