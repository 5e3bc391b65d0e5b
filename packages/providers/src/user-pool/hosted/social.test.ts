import { describe, expect, it } from 'vitest';
import type { SocialPerson, SocialProvider } from '../social-provider.ts';
import { authorizeQuery, locationOf, newPkce, openBrowser } from '../testing/browse.ts';
import { openPool, openPoolWithUser, PASSWORD, passwordAuth, signIn } from '../testing/open-pool.ts';

const EMAIL = 'mia@example.com';
const MIA: SocialPerson = { subject: 'm-1', email: EMAIL, emailVerified: true, givenName: 'Mia', familyName: null };
const query = authorizeQuery(newPkce().challenge, { identity_provider: 'Friend' });

/** A provider that returns whatever a test needs. */
const provider = (person: SocialPerson, linksByEmail = true): SocialProvider => ({
  name: 'Friend',
  label: 'Continue with Friend',
  linksByEmail,
  authorizeUrl: async ({ state }) => `https://friend.example/?state=${state}`,
  exchange: async ({ code }) => (code === 'good' ? person : undefined),
});

async function comeBack(test: Awaited<ReturnType<typeof openPool>>, browser = openBrowser(test)) {
  const state = locationOf(await browser.get('/oauth2/authorize', query)).searchParams.get('state') ?? '';
  return { browser, state, answer: new URLSearchParams({ code: 'good', state }) };
}

describe('social sign-in', () => {
  it('counts only in the browser that began it, and once', async () => {
    const test = await openPool({ social: [provider(MIA)] });
    const { browser, answer } = await comeBack(test);
    const stranger = openBrowser(test);
    await stranger.get('/login', query);
    const other = await comeBack(test);
    expect((await stranger.get('/oauth2/idpresponse', other.answer)).headers.location).toBeUndefined();
    expect((await browser.get('/oauth2/idpresponse', answer)).headers.location).toContain('code=');
    expect((await browser.get('/oauth2/idpresponse', answer)).headers.location).toBeUndefined();
  });

  it('makes no account for an email that the provider has not verified', async () => {
    const test = await openPool({ social: [provider({ ...MIA, emailVerified: false })] });
    const { browser, answer } = await comeBack(test);
    expect(locationOf(await browser.get('/oauth2/idpresponse', answer)).searchParams.get('error')).toBe(
      'access_denied',
    );
    expect(await test.store.findUserByEmail(EMAIL)).toBeUndefined();
  });

  it('joins a confirmed account, whose password goes on to work', async () => {
    const test = await openPoolWithUser({ social: [provider(MIA)] });
    const { browser, answer } = await comeBack(test);
    await browser.get('/oauth2/idpresponse', answer);
    expect((await test.store.findUserByIdentity('Friend', 'm-1'))?.email).toBe(EMAIL);
    expect((await signIn(test)).AccessToken).toBeTruthy();
  });

  it('takes the password away that somebody else had laid in wait for that email', async () => {
    const test = await openPool({ social: [provider(MIA)] });
    await test.call('SignUp', { Username: EMAIL, Password: PASSWORD });
    const { browser, answer } = await comeBack(test);
    expect((await browser.get('/oauth2/idpresponse', answer)).headers.location).toContain('code=');
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).type).toBe('NotAuthorizedException');
  });

  it('joins no account on the word of a provider that is not trusted with that', async () => {
    const test = await openPoolWithUser({ social: [provider(MIA, false)] });
    const { browser, answer } = await comeBack(test);
    expect(locationOf(await browser.get('/oauth2/idpresponse', answer)).searchParams.get('error')).toBe(
      'access_denied',
    );
    expect(await test.store.findUserByIdentity('Friend', 'm-1')).toBeUndefined();
  });

  it('does not pass over a second factor, nor over being disabled', async () => {
    const test = await openPoolWithUser({ social: [provider(MIA)] });
    const { AccessToken } = await signIn(test);
    await test.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
    const first = await comeBack(test);
    const page = await first.browser.get('/oauth2/idpresponse', first.answer);
    expect([page.status, page.body.includes('m***@e***')]).toEqual([200, true]);
    await test.pool.users.setEnabled((await test.store.findUserByEmail(EMAIL))?.sub ?? '', false);
    const second = await comeBack(test);
    expect((await second.browser.get('/oauth2/idpresponse', second.answer)).body).toContain('This account is closed.');
  });
});
