import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { addUser, openPool, openPoolWithUser, PASSWORD, passwordAuth, signIn } from '../testing/open-pool.ts';

const EMAIL = 'mia@example.com';

describe('an account', () => {
  it('is confirmed by the link of the mail, which carries the code and the user', async () => {
    const test = await openPool();
    const made = await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    const [mail] = test.mails;
    expect(mail).toMatchObject({ kind: 'SIGN_UP_CODE', to: EMAIL, sub: made.body.UserSub });
    // the sign-up page polls sign-in until the link is followed
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).type).toBe('UserNotConfirmedException');
    const link = { Username: mail?.sub, ConfirmationCode: test.codeFor(EMAIL) };
    expect((await test.call('ConfirmSignUp', link)).status).toBe(200);
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).status).toBe(200);
  });

  it('is confirmed by a reset too, for that came by the same mailbox', async () => {
    const test = await openPool();
    await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    await test.call('ForgotPassword', { Username: EMAIL });
    const reset = { Username: EMAIL, ConfirmationCode: test.codeFor(EMAIL), Password: 'Second-horse-9' };
    expect((await test.call('ConfirmForgotPassword', reset)).status).toBe(200);
    expect((await signIn(test, EMAIL, 'Second-horse-9')).AccessToken).toBeTruthy();
  });

  it('cannot take an email that became another’s in the meantime', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const email = 'wanted@example.com';
    await test.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value: email }] });
    const Code = test.codeFor(email);
    await addUser(test, email);
    const verify = { AccessToken, AttributeName: 'email', Code };
    expect((await test.call('VerifyUserAttribute', verify)).type).toBe('AliasExistsException');
  });

  it('says nothing of itself in a token that the pool does not say', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    const UserAttributes = [
      { Name: 'custom:sub', Value: 'x' },
      { Name: 'name', Value: '<script>alert(1)</script>' },
    ];
    expect((await test.call('UpdateUserAttributes', { AccessToken, UserAttributes })).status).toBe(200);
    const user = await test.store.findUserByEmail(EMAIL);
    const tokens = await signIn(test);
    expect(decodeJwt(tokens.IdToken)).toMatchObject({ sub: user?.sub, token_use: 'id', email_verified: true });
    expect(decodeJwt(tokens.AccessToken)).not.toHaveProperty('aud');
    expect(decodeJwt(tokens.AccessToken)).toMatchObject({
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
    });
  });

  it('ends challenges that were begun before a reset', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    await test.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const { Session } = (await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).body;
    const EMAIL_OTP_CODE = test.codeFor(EMAIL);
    await test.call('ForgotPassword', { Username: EMAIL });
    const reset = { Username: EMAIL, ConfirmationCode: test.codeFor(EMAIL), Password: 'Second-horse-9' };
    await test.call('ConfirmForgotPassword', reset);
    const answer = { ChallengeName: 'EMAIL_OTP', Session, ChallengeResponses: { EMAIL_OTP_CODE } };
    expect((await test.call('RespondToAuthChallenge', answer)).type).toBe('NotAuthorizedException');
  });

  it('forgets what has run out', async () => {
    const test = await openPoolWithUser();
    const { RefreshToken } = await signIn(test);
    test.wait(30 * 86_400);
    await test.pool.purge();
    expect((await test.call('GetTokensFromRefreshToken', { RefreshToken })).type).toBe('NotAuthorizedException');
  });
});
