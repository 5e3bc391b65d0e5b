import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { isIn, MIA, openDoor } from './sign-in-page.ts';

const open = useBrowser();

/** On the page that is not the shop's own. */
async function signInThere(page: Page): Promise<void> {
  await page.waitForURL('**/idp/login?*');
  await page.getByLabel('Email').fill(MIA.email);
  await page.getByLabel('Password').fill(MIA.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('the Wattle sign-in page', () => {
  it('lets in, and leads to the page that was wanted [C-1-16 C-7-48]', async () => {
    const { page } = await openDoor(open, '/account/signin?next=%2Faccount%2Forders');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/oauth2/authorize'));
    await page.getByRole('button', { name: 'Wattle sign-in page' }).click();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('redirect_uri')).toBe(`${inject('shopUrl')}/account/authenticate`);
    expect(query.get('code_challenge_method')).toBe('S256');
    await signInThere(page);
    await page.waitForURL('**/account/orders');
  });

  it('is signed out of as well, and leads back [C-2-44 C-7-49]', async () => {
    const { page } = await openDoor(open, '/account/signin');
    await page.getByRole('button', { name: 'Wattle sign-in page' }).click();
    await signInThere(page);
    await isIn(page);
    const left = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/idp/logout'));
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    const query = new URL((await left).url()).searchParams;
    expect(query.get('logout_uri')).toBe(`${inject('shopUrl')}/account/signin`);
    await page.waitForURL('**/account/signin');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });

  it.each([
    ['with a state that this browser did not ask with', `code=abc&state=${'x'.repeat(32)}`],
    ['without a state', 'code=abc'],
  ])('lets nobody in by a link %s [C-8-65]', async (_, query) => {
    const { page } = await openDoor(open, '/account/signin', { width: WIDTHS.phone });
    const exchanged: string[] = [];
    page.on('request', (request) => request.url().includes('/oauth2/token') && exchanged.push(request.url()));
    await page.getByRole('button', { name: 'Wattle sign-in page' }).click();
    await page.waitForURL('**/idp/login?*');
    // somebody else's return, opened in the middle of one's own sign-in
    await page.goto(`/account/authenticate?${query}`);
    await page.getByText('This sign-in was not started here. Please start again.').waitFor();
    expect(exchanged).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('wattle.identity'))).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });

  it('that cannot be reached afterwards says so', async () => {
    const { page } = await openDoor(open, '/account/signin');
    await page.route('**/oauth2/token', (route) => route.abort());
    await page.getByRole('button', { name: 'Wattle sign-in page' }).click();
    await signInThere(page);
    await page.getByRole('heading', { level: 1, name: 'We couldn’t reach the shop' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('social sign-in', () => {
  it('lets in by way of the provider, end to end [C-1-15]', async () => {
    const { page } = await openDoor(open, '/account/signin');
    await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
    await page.waitForURL('**/demo-id/**');
    await page.getByRole('button', { name: /^Ava Nguyen/ }).click();
    await isIn(page);
    await page.getByText('Ava').first().waitFor();
  });

  it('that is cancelled comes back calmly', async () => {
    const { page } = await openDoor(open, '/account/signup');
    await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You came back without signing in. Nothing has changed.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wattle.identity'))).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
  });
});
