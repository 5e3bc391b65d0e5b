import { describe, expect, it } from 'vitest';
import { verifierOf } from './crypto/srp.ts';
import { CLIENT_ID, openPool, openPoolWithUser, PASSWORD, signIn } from './testing/open-pool.ts';
import { proveSrp, startSrp } from './testing/srp-client.ts';
import { watchStore } from './testing/watch-store.ts';

const EMAIL = 'mia@example.com';

describe('replay and reuse', () => {
  it('takes an SRP proof once, and a block once even when the first proof was wrong', async () => {
    const test = await openPoolWithUser();
    const start = startSrp();
    const AuthParameters = { USERNAME: EMAIL, SRP_A: start.publicA };
    const begin = () => test.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    const respond = (ChallengeResponses: object) =>
      test.call('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses });
    const first = proveSrp(start, (await begin()).body.ChallengeParameters ?? {}, PASSWORD);
    expect((await respond(first)).status).toBe(200);
    expect((await respond(first)).type).toBe('NotAuthorizedException');
    const parameters = (await begin()).body.ChallengeParameters ?? {};
    expect((await respond(proveSrp(start, parameters, 'Wrong-horse-9'))).type).toBe('NotAuthorizedException');
    expect((await respond(proveSrp(start, parameters, PASSWORD))).type).toBe('NotAuthorizedException');
  });

  it('takes a session for its own challenge and its own client only', async () => {
    const clients = [CLIENT_ID, 'another'].map((clientId) => ({ clientId, callbackUrls: [], logoutUrls: [] }));
    const test = await openPoolWithUser({ clients, customChallenge: 'EMAIL_CODE' });
    const begin = async () => {
      const body = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: EMAIL } };
      const { Session } = (await test.call('InitiateAuth', body)).body;
      return { Session, code: test.codeFor(EMAIL) };
    };
    const other = await begin();
    const asOther = { ClientId: 'another', ChallengeName: 'CUSTOM_CHALLENGE', Session: other.Session };
    const answered = await test.call('RespondToAuthChallenge', {
      ...asOther,
      ChallengeResponses: { ANSWER: other.code },
    });
    expect(answered.type).toBe('NotAuthorizedException');
    const wrong = await begin();
    for (const [ChallengeName, field] of [
      ['EMAIL_OTP', 'EMAIL_OTP_CODE'],
      ['NEW_PASSWORD_REQUIRED', 'NEW_PASSWORD'],
      ['MFA_SETUP', 'USERNAME'],
    ] as const) {
      const ChallengeResponses = { [field]: field === 'NEW_PASSWORD' ? 'Taken-over-9' : wrong.code };
      const body = { ChallengeName, Session: wrong.Session, ChallengeResponses };
      expect((await test.call('RespondToAuthChallenge', body)).type).toBe('NotAuthorizedException');
    }
    const right = await begin();
    const body = {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: right.Session,
      ChallengeResponses: { ANSWER: right.code },
    };
    expect((await test.call('RespondToAuthChallenge', body)).status).toBe(200);
    expect((await test.call('RespondToAuthChallenge', body)).type).toBe('NotAuthorizedException');
  });

  it('gives no tokens for another client’s refresh token, which stays good for its own', async () => {
    const clients = [CLIENT_ID, 'another'].map((clientId) => ({ clientId, callbackUrls: [], logoutUrls: [] }));
    const test = await openPoolWithUser({ clients });
    const { RefreshToken } = await signIn(test);
    const stolen = await test.call('GetTokensFromRefreshToken', { ClientId: 'another', RefreshToken });
    expect(stolen.type).toBe('NotAuthorizedException');
    await test.call('RevokeToken', { ClientId: 'another', Token: RefreshToken });
    expect((await test.call('GetTokensFromRefreshToken', { RefreshToken })).status).toBe(200);
  });

  it('ends the whole sign-in when an old refresh token comes back after the grace window', async () => {
    const test = await openPoolWithUser();
    const { RefreshToken } = await signIn(test);
    const refresh = (token: string | undefined) => test.call('GetTokensFromRefreshToken', { RefreshToken: token });
    const next = (await refresh(RefreshToken)).body.AuthenticationResult;
    expect(next?.RefreshToken).not.toBe(RefreshToken);
    test.wait(59);
    expect((await refresh(RefreshToken)).status).toBe(200);
    test.wait(2);
    expect((await refresh(RefreshToken)).type).toBe('RefreshTokenReuseException');
    expect((await refresh(next?.RefreshToken)).type).toBe('NotAuthorizedException');
    expect((await test.call('GetUser', { AccessToken: next?.AccessToken })).body.message).toBe(
      'Access Token has been revoked',
    );
  });

  it('keeps neither passwords, codes nor refresh tokens as they are', async () => {
    const written: unknown[] = [];
    const store = watchStore((_name, given) => written.push(given));
    const test = await openPool({ store });
    await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    const code = test.codeFor(EMAIL);
    await test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: code });
    const { RefreshToken = '' } = await signIn(test);
    const text = JSON.stringify(written);
    const user = await test.store.findUserByEmail(EMAIL);
    const login = { pool: 'Wattle01', user: user?.sub ?? '', password: PASSWORD };
    expect(text).not.toContain(verifierOf(login, user?.password?.salt ?? ''));
    expect(text).toContain(EMAIL);
    for (const secret of [PASSWORD, `"${code}"`, RefreshToken]) expect(text).not.toContain(secret);
  });
});
