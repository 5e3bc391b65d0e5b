import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { MIA, sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { signIn } from '../sign-in/testing/sign-in-form.ts';

const open = setUpStage();
const SIGN_IN = '/account/signin';
const DASHBOARD = '/account/dashboard';
const GUEST = { answers: sampleIdentity };

const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** The account link's label in the header. */
const accountEntry = (page: Page) => page.getByRole('navigation', { name: 'You' }).getByRole('link').first();

/** Records every headline ever shown, however briefly. */
const noteHeadlines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { headlines: seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
const headlines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'headlines') as Set<string>)]);

/** Waits until the session check and everything after it has finished. */
const isSettled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => JSON.parse(localStorage.getItem('wattle.wishlist') ?? '{}').synced);

describe('a page for customers', () => {
  it('sends a guest to sign in, and shows nothing before [C-2-03 C-2-04 C-2-05 C-2-06 C-2-07 C-2-42 C-6-01 C-6-06 C-6-07]', async () => {
    const { page, complaints } = await open('/account/signup', { ...GUEST, before: noteHeadlines });
    for (const path of [
      DASHBOARD,
      '/account/addresses',
      '/account/details',
      '/account/password/change',
      '/account/subscriptions',
      '/account/orders',
      '/account/orders/W-204817',
    ]) {
      await page.locator('form[data-alive]').first().waitFor();
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL(`**${SIGN_IN}*`);
      const headline = await page.locator('main h1').innerText();
      expect(new URL(page.url()).searchParams.get('next')).toBe(path === DASHBOARD ? null : path);
      expect(await headlines(page), path).toEqual([headline]);
    }
    expect(complaints).toEqual([]);
  });

  it('is there for who has signed in [C-6-01]', async () => {
    const { page, complaints } = await open('/account/addresses', withAccount());
    const others = [DASHBOARD, '/account/details', '/account/password/change', '/account/subscriptions'];
    for (const path of ['/account/addresses', ...others]) {
      if (pathOf(page) !== path) await visit(page, path);
      await page.locator('main h1').waitFor();
      await isSettled(page);
      expect(pathOf(page)).toBe(path);
    }
    expect(complaints).toEqual([]);
  });

  it('is where a guest goes on to after signing in', async () => {
    const { page } = await open('/account/subscriptions?from=mail', { answers: withAccount().answers });
    await page.waitForURL(`**${SIGN_IN}*`);
    await signIn(page, MIA.email, MIA.password);
    await page.waitForURL('**/account/subscriptions?from=mail');
    // Back leads out of the account, not to a form that is no longer of use
    await page.goBack();
    await expect.poll(() => pathOf(page)).not.toBe(SIGN_IN);
  });
});

describe('a page for visitors', () => {
  const PATHS = ['/account/password/forgot', '/account/password/reset', SIGN_IN, '/account/signup'];

  it('is there for a guest [C-2-08 C-2-09 C-2-10 C-2-11 C-6-01 C-6-07]', async () => {
    const { page, complaints } = await open('/account/verify', GUEST);
    for (const path of PATHS) {
      await visit(page, path);
      await page.locator('form[data-alive]').first().waitFor();
      expect(pathOf(page)).toBe(path);
    }
    expect(complaints).toEqual([]);
  });

  it('sends a customer to the dashboard [C-2-08 C-2-09 C-2-10 C-2-11 C-2-41 C-6-07]', async () => {
    const { page, complaints } = await open(DASHBOARD, withAccount());
    for (const path of PATHS) {
      await page.getByRole('heading', { level: 1, name: 'Hello, Mia' }).waitFor();
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL(`**${DASHBOARD}`);
    }
    expect(complaints).toEqual([]);
  });
});

describe('a page for everyone', () => {
  it('/account/authenticate sends no guest away [C-2-12]', async () => {
    const { page } = await open('/account/authenticate', GUEST);
    // it looked for a result from the hosted pages and found none
    await page.getByRole('heading', { level: 1, name: 'You’re not signed in' }).waitFor();
    await page.getByRole('link', { name: 'Back to sign in' }).waitFor();
    expect(pathOf(page)).toBe('/account/authenticate');
    expect((await page.request.get('/account/authenticate')).status()).toBe(200);
  });

  it.each([
    ['/account/verify', '[C-2-13]'],
    ['/account/wishlist', ''],
  ])('%s sends nobody away %s', async (path) => {
    const guest = await open(path, GUEST);
    await guest.page.locator('main h1').first().waitFor();
    const { page } = await open(path, withAccount());
    await page.locator('main h1').first().waitFor();
    await isSettled(page);
    expect([pathOf(guest.page), pathOf(page)]).toEqual([path, path]);
    expect((await page.request.get(path)).status()).toBe(200);
  });
});

describe('a session', () => {
  it('that is over when the shop opens is ended: the page for customers leads to sign in [C-4-08 C-4-16]', async () => {
    const { stored, answers } = withAccount();
    const tokens = { ...JSON.parse(stored['wattle.identity']), expiresAt: 0, refreshToken: 'not.one.of.ours' };
    const { page } = await open('/account/details', {
      answers,
      stored: { ...stored, 'wattle.identity': JSON.stringify(tokens) },
      before: noteHeadlines,
    });
    await page.waitForURL(`**${SIGN_IN}*`);
    const headline = await page.locator('main h1').innerText();
    expect(await headlines(page)).toEqual([headline]);
    expect(await accountEntry(page).innerText()).toBe('Account');
  });

  it('outlives a time without the identity service', async () => {
    const { page } = await open(DASHBOARD, {
      ...withAccount(),
      before: (one) => one.route('**/idp/**', (route) => route.abort()),
    });
    await page.getByRole('heading', { name: /Mia/ }).waitFor();
    expect(pathOf(page)).toBe(DASHBOARD);
  });

  it('that ends leads to sign in, and whoever is next does not land on that page', async () => {
    const { page, stage } = await open('/account/subscriptions', withAccount());
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`**${SIGN_IN}`);
    await expect.poll(() => accountEntry(page).innerText()).toBe('Account');
    expect(stage.pool.calls.filter(({ name }) => name === 'RevokeToken')).toHaveLength(1);
  });
});
