import { describe, expect, it } from 'vitest';
import { totpAt, totpStep } from '../crypto/totp.ts';
import { authorizeQuery, hidden, logIn, newPkce, openBrowser } from '../testing/browse.ts';
import { openPool, openPoolWithUser, PASSWORD, signIn, type TestPool } from '../testing/open-pool.ts';

const EMAIL = 'mia@example.com';
const query = authorizeQuery(newPkce().challenge);

async function begin(test: TestPool) {
  const browser = openBrowser(test);
  const page = await logIn(browser, query, EMAIL, PASSWORD);
  const answer = (text: string, from = page) =>
    browser.post('/login/challenge', query, {
      csrf: hidden(from, 'csrf'),
      challenge: hidden(from, 'challenge'),
      session: hidden(from, 'session'),
      secret: hidden(from, 'secret'),
      answer: text,
    });
  return { browser, page, answer };
}

describe('the hosted pages and a second step', () => {
  it('do not pass over a second factor [C-4-18]', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    await test.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const { browser, page, answer } = await begin(test);
    expect(page.headers.location).toBeUndefined();
    expect(page.body).toContain('m***@e***');
    expect(browser.cookies.wattle_pool_session).toBeUndefined();
    const wrong = await answer('no');
    expect([wrong.status, wrong.body.includes('That code isn’t right')]).toEqual([400, true]);
    expect((await answer(test.codeFor(EMAIL))).headers.location).toContain('code=');
    expect((await answer(test.codeFor(EMAIL))).headers.location).toBeUndefined();
  });

  it('do not take a session of the API', async () => {
    const test = await openPoolWithUser();
    const { AccessToken } = await signIn(test);
    await test.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const auth = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: EMAIL, PASSWORD } };
    const { Session = '' } = (await test.call('InitiateAuth', auth)).body;
    const answer = test.codeFor(EMAIL);
    const { browser, page } = await begin(test);
    const form = { csrf: hidden(page, 'csrf'), challenge: 'EMAIL_OTP', session: Session, answer };
    expect((await browser.post('/login/challenge', query, form)).headers.location).toBeUndefined();
  });

  it('set up an authenticator where one is required [C-4-19]', async () => {
    const test = await openPoolWithUser({ mfa: 'ON' });
    const { page, answer } = await begin(test);
    const secret = hidden(page, 'secret');
    const shown = /<code[^>]*>(.*?)<\/code>/.exec(page.body)?.[1] ?? '';
    expect(shown.replace(/<[^>]*>/g, '')).toBe(secret);
    expect((await answer('000000')).body).toContain(secret);
    expect((await answer(totpAt(secret, totpStep(test.now())))).headers.location).toContain('code=');
  });

  it('ask for a new password where the first was for one use [C-4-20]', async () => {
    const test = await openPool();
    await test.pool.users.addUser({ email: EMAIL, password: PASSWORD, mustChangePassword: true });
    const { answer } = await begin(test);
    expect((await answer('weak')).status).toBe(400);
    expect((await answer('Another-horse-9')).headers.location).toContain('code=');
  });

  it('say the same of a wrong password and of nobody', async () => {
    const test = await openPoolWithUser();
    const bodies = await Promise.all(
      [EMAIL, 'ava@example.com'].map(async (email) => {
        const { body } = await logIn(openBrowser(test), query, email, 'Wrong-horse-9');
        return body.replace(/name="csrf" value="[^"]*"/, '').replace(email, '');
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toContain('That email and password don’t match.');
  });
});
