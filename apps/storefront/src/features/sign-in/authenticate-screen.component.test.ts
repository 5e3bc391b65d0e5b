import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import type { Stage } from '../../../testing/open-stage.ts';
import { MIA, sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { heading } from './testing/sign-in-form.ts';

const open = setUpStage();
const GUEST = { answers: sampleIdentity };
const storedTokens = (page: Page) => page.evaluate(() => localStorage.getItem('wattle.identity'));

/** Leaves for the hosted pages and returns the query sent. */
async function leave(page: Page, button = 'Our sign-in page'): Promise<URLSearchParams> {
  const asked = Promise.withResolvers<Route>();
  await page.route('**/idp/oauth2/authorize?*', (route) => asked.resolve(route));
  await page.getByRole('button', { name: button }).click();
  const route = await asked.promise;
  await route.fulfill({ contentType: 'text/html', body: '<title>Hosted</title>' });
  await page.waitForURL('**/idp/oauth2/authorize?*');
  return new URL(route.request().url()).searchParams;
}

/** The hosted pages accept Mia with this code. */
const letIn = ({ pool }: Stage, asked: URLSearchParams, code: string) =>
  pool.grants.set(code, {
    email: MIA.email,
    challenge: asked.get('code_challenge') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
  });

describe('the hosted sign-in page', () => {
  it('lets in, and leads to the page that was wanted [C-1-16 C-2-43 C-7-46 C-7-47 C-7-48]', async () => {
    const { page, stage } = await open('/account/signin?next=%2Faccount%2Forders', { answers: withAccount().answers });
    const asked = await leave(page);
    expect(asked.get('redirect_uri')).toBe(`${stage.url}/account/authenticate`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    letIn(stage, asked, 'code-1');
    await page.goto(`/account/authenticate?code=code-1&state=${asked.get('state')}`);
    await page.waitForURL('**/account/orders');
    expect(JSON.parse((await storedTokens(page)) ?? '{}')).toMatchObject({ username: MIA.sub, isHosted: true });
  });

  it('is signed out of as well [C-2-44 C-7-49]', async () => {
    const { answers, stored } = withAccount();
    const tokens = { ...JSON.parse(stored['wattle.identity']), isHosted: true };
    const { page, stage } = await open('/account/subscriptions', {
      answers,
      stored: { ...stored, 'wattle.identity': JSON.stringify(tokens) },
    });
    await page.route('**/idp/logout?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Out</title>' }),
    );
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.waitForURL('**/idp/logout?*');
    const query = new URL(page.url()).searchParams;
    expect(query.get('logout_uri')).toBe(`${stage.url}/account/signin`);
  });

  it.each([
    ['with a state that this browser did not ask with', `code=abc&state=${'x'.repeat(32)}`],
    ['without a state', 'code=abc'],
  ])('lets nobody in by a link %s [C-8-65]', async (_, query) => {
    const { page, stage } = await open('/account/signin', { ...GUEST, width: WIDTHS.phone });
    await leave(page);
    // someone else's return link, opened in the middle of one's own sign-in
    await visit(page, `/account/authenticate?${query}`);
    await page.getByText('This sign-in was not started here. Please start again.').waitFor();
    expect(stage.pool.calls).toEqual([]);
    expect(await storedTokens(page)).toBeNull();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await heading(page, 'Sign in');
  });

  it('whose code is answered with an error lets nobody in, and says so [C-7-47]', async () => {
    const { page, stage } = await open('/account/signin', GUEST);
    const asked = await leave(page);
    const answered = page.waitForResponse('**/idp/oauth2/token');
    await visit(page, `/account/authenticate?code=made-up&state=${asked.get('state')}`);
    expect(await (await answered).json()).toEqual({ error: 'invalid_grant' });
    await heading(page, 'You’re not signed in');
    await page.getByText('You were not signed in. Please try again.').waitFor();
    expect(stage.pool.calls.map(({ name }) => name)).toEqual(['token']);
    expect(await storedTokens(page)).toBeNull();
  });

  it('that cannot be reached afterwards says so', async () => {
    const { page } = await open('/account/signin', GUEST);
    const asked = await leave(page);
    await page.route('**/oauth2/token', (route) => route.abort());
    await visit(page, `/account/authenticate?code=code-2&state=${asked.get('state')}`);
    await heading(page, 'We couldn’t reach the shop');
  });
});

it('social sign-in leaves for its provider, and comes back calmly when it is cancelled [C-1-15]', async () => {
  const { page } = await open('/account/signup', GUEST);
  const asked = await leave(page, 'Continue with Demo ID');
  expect(asked.get('identity_provider')).toBe('DemoId');
  await visit(page, `/account/authenticate?error=access_denied&state=${asked.get('state')}`);
  await page.getByText('You came back without signing in. Nothing has changed.').waitFor();
  expect(await storedTokens(page)).toBeNull();
});
