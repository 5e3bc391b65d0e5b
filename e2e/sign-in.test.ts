import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { mailsTo, nextMail } from './mailbox.ts';
import {
  appCode,
  enterAsNew,
  field,
  fillCode,
  heading,
  isAlive,
  isIn,
  MIA,
  makeCustomer,
  newEmail,
  OTHER_PASSWORD,
  onThisShop,
  openSignIn,
  PASSWORD,
  poolCall,
  signIn,
} from './sign-in-page.ts';

const open = useBrowser();

async function signUp(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Le');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Repeat your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(page, 'Check your email');
}

/** The customer's marketing choice as saved by the shop. */
const savedChoice = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { idToken } = JSON.parse(localStorage.getItem('wattle.identity') ?? '{}');
    const response = await fetch('/api/account', { headers: { authorization: `Bearer ${idToken}` } });
    return (await response.json()).customer?.agreeToMarketing;
  });

const storedAccessToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wattle.identity') ?? '{}').accessToken);

const wrongCode = (right: string): string => (right === '111111' ? '222222' : '111111');

describe('a new account', () => {
  it('is confirmed by the code of the email and signed in to; the password is never sent with it [C-2-41 C-2-53 C-2-54 C-4-23]', async () => {
    const email = newEmail();
    const { page, complaints } = await openSignIn(open, '/account/signup', { width: WIDTHS.phone });
    await page.getByLabel('Email me about price drops').check();
    await signUp(page, email);
    const { code } = await nextMail(email, 'SIGN_UP_CODE');
    await fillCode(page, wrongCode(code));
    await page.getByText('That code isn’t right, or has expired. Check the newest email.').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await fillCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await isIn(page);
    await expect.poll(() => savedChoice(page)).toBe(true);
    expect(sent.filter((text) => text.includes('SRP_A'))).not.toEqual([]);
    expect(sent.filter((text) => text.includes(PASSWORD) || text.includes(encodeURIComponent(PASSWORD)))).toEqual([]);
    expect(complaints.filter((text) => !/status of (400|404)/.test(text))).toEqual([]);
  });

  it('is confirmed by the link on another device, and the first one signs in by itself [C-2-45 C-4-24]', async () => {
    const email = newEmail();
    const { page } = await openSignIn(open, '/account/signup');
    await signUp(page, email);
    const { link } = await nextMail(email, 'SIGN_UP_CODE');
    expect(new URL(link).pathname).toBe('/account/signup');
    const elsewhere = await open({ width: WIDTHS.phone });
    await elsewhere.page.goto(onThisShop(link));
    await heading(elsewhere.page, 'Your account is ready');
    await isIn(page);
    // following the link again has no effect
    await elsewhere.page.reload();
    await heading(elsewhere.page, 'This link has already been used');
    await elsewhere.page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await isAlive(elsewhere.page);
    await signIn(elsewhere.page, email, PASSWORD);
    await isIn(elsewhere.page);
  });
});

it('a forgotten password is replaced by the link of the email; the old one and the link are over then [C-2-45 C-2-55 C-2-56]', async () => {
  const { email } = await makeCustomer();
  const nobody = newEmail('nobody');
  const { page } = await openSignIn(open, '/account/password/forgot', { width: WIDTHS.phone });
  for (const address of [nobody, email]) {
    await page.goto('/account/password/forgot');
    await isAlive(page);
    await field(page, 'Email address').fill(address);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await heading(page, 'Check your email');
  }
  const { link } = await nextMail(email, 'RESET_PASSWORD_CODE');
  expect(await mailsTo(nobody)).toEqual([]);
  expect(new URL(link).pathname).toBe('/account/password/reset');
  const choose = async (at: Page, password: string): Promise<void> => {
    await field(at, 'New password').fill(password);
    await field(at, 'Repeat your new password').fill(password);
    await at.getByRole('button', { name: 'Save and sign in' }).click();
  };
  const elsewhere = await openSignIn(open, onThisShop(link));
  await choose(elsewhere.page, OTHER_PASSWORD);
  await isIn(elsewhere.page);
  const again = await openSignIn(open, onThisShop(link));
  await choose(again.page, PASSWORD);
  await heading(again.page, 'This link no longer works');
  await again.page.goto('/account/signin');
  await isAlive(again.page);
  await signIn(again.page, email, PASSWORD);
  await again.page.getByRole('alert').filter({ hasText: 'don’t match' }).waitFor();
});

it('the hosted sign-in page lets in, leads to the page that was wanted, and is signed out of as well; social sign-in comes back calmly when it is cancelled, and lets in [C-1-15 C-1-16 C-2-44 C-7-48 C-7-49]', async () => {
  const { page } = await openSignIn(open, '/account/signin?next=%2Faccount%2Forders');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/oauth2/authorize'));
  await page.getByRole('button', { name: 'Our sign-in page' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('redirect_uri')).toBe(`${inject('shopUrl')}/account/authenticate`);
  await page.waitForURL('**/idp/login?*');
  await page.getByLabel('Email').fill(MIA.email);
  await page.getByLabel('Password').fill(MIA.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account/orders');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/idp/logout'));
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  expect(new URL((await left).url()).searchParams.get('logout_uri')).toBe(`${inject('shopUrl')}/account/signin`);
  await page.waitForURL('**/account/signin');
  await heading(page, 'Sign in');
  await isAlive(page);

  await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You came back without signing in. Nothing has changed.').waitFor();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await isAlive(page);
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
  await page.waitForURL('**/demo-id/**');
  await page.getByRole('button', { name: /^Ava Nguyen/ }).click();
  await isIn(page);
  await page.getByText('Ava').first().waitFor();
});

it('a second factor is set up in the account, asked for at sign-in, and chosen where there are two [C-4-18 C-4-21 C-4-22]', async () => {
  const { page, email } = await enterAsNew(open, '/account/details');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const shown = page.locator('main').getByText(/^([A-Z2-7]{4} ?)+$/);
  const secret = (await shown.innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByText('On: after your password we ask for a code from the app.').waitFor();
  const other = await openSignIn(open, '/account/signin', { width: WIDTHS.phone });
  await signIn(other.page, email, PASSWORD);
  await heading(other.page, 'One more step');
  await fillCode(other.page, wrongCode(appCode(secret, 1)), 'Code from the app');
  await other.page.getByText('That code isn’t right. Enter the one the app shows now.').waitFor();
  // the current code was used to set up the app, and each code works once
  await fillCode(other.page, appCode(secret, 1), 'Code from the app');
  await isIn(other.page);
  await poolCall('SetUserMFAPreference', {
    AccessToken: await storedAccessToken(page),
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
    EmailMfaSettings: { Enabled: true },
  });
  const third = await openSignIn(open, '/account/signin');
  await signIn(third.page, email, PASSWORD);
  await third.page.getByRole('button', { name: 'Email me a code' }).click();
  await third.page.getByText('We emailed a 6-digit code to').waitFor();
  const { code } = await nextMail(email, 'SIGN_IN_CODE');
  await fillCode(third.page, code);
  await isIn(third.page);
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
});
