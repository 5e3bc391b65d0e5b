import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { mailsTo, nextMail } from './mailbox.ts';
import {
  accessTokenOf,
  field,
  fillCode,
  isAlive,
  isIn,
  makeCustomer,
  newEmail,
  openDoor,
  PASSWORD,
  poolCall,
  signIn,
} from './sign-in-page.ts';

const open = useBrowser();

async function fillSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Le');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat your password').fill(password);
}

async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
}

describe('creating an account', () => {
  it('is confirmed by the code of the email and signed in; a wrong one is said below it [C-2-53 C-4-23]', async () => {
    const email = newEmail();
    const { page, complaints } = await openDoor(open, '/account/signup', { width: WIDTHS.phone });
    await page.getByLabel('Email me prices that went down').check();
    await signUp(page, email);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code');
    expect(await axeViolations(page)).toEqual([]);
    const { code } = await nextMail(email, 'SIGN_UP_CODE');
    const wrong = code === '111111' ? '222222' : '111111';
    await fillCode(page, wrong);
    await page.getByText('That code isn’t right or has run out. Check the newest email.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // pasted with a space in it, it is sent by itself
    await fillCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await isIn(page);
    // what was ticked is saved as soon as there is an account
    await expect.poll(() => savedChoice(page)).toBe(true);
    expect(complaints.filter((text) => !/status of (400|404)/.test(text))).toEqual([]);
  });

  it('is confirmed by the link on another device, and the first one signs in by itself [C-2-45 C-4-24]', async () => {
    const email = newEmail();
    const { page } = await openDoor(open, '/account/signup');
    await signUp(page, email);
    const { link } = await nextMail(email, 'SIGN_UP_CODE');
    expect(new URL(link).pathname).toBe('/account/signup');
    const elsewhere = await open({ width: WIDTHS.phone });
    await elsewhere.page.goto(onThisShop(link));
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Your account is ready' }).waitFor();
    expect(await axeViolations(elsewhere.page)).toEqual([]);
    await isIn(page);
    // a second time the link has nothing left to do
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { level: 1, name: 'This link has done its work' }).waitFor();
    await elsewhere.page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await isAlive(elsewhere.page);
    await signIn(elsewhere.page, email, PASSWORD);
    await isIn(elsewhere.page);
  });

  it('that is not confirmed goes on when signing in; a new code can be sent, and then the first waits its time', async () => {
    const email = newEmail();
    const first = await openDoor(open, '/account/signup');
    await signUp(first.page, email);
    await first.page.getByText(/Send a new code in 0:/).waitFor();
    await first.page.close();
    const { page } = await openDoor(open, '/account/signin');
    await signIn(page, email, PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    await page.clock.install();
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    const { code } = await nextMail(email, 'SIGN_UP_CODE', { nth: 2 });
    await fillCode(page, code);
    await isIn(page);
  });

  it('with an address that has an account offers to sign in with it', async () => {
    const { page } = await openDoor(open, '/account/signup');
    await fillSignUp(page, 'mia.tran@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This email already has an account.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe('mia.tran@example.com');
  });
});

describe('the form of a new account', () => {
  it('ticks the rules while the password is typed, and complains of nothing before a field is left', async () => {
    const { page } = await openDoor(open, '/account/signup');
    const rules = page.getByRole('list', { name: 'Password rules' });
    await field(page, 'Password').pressSequentially('Wattle2');
    await expect.poll(() => rules.getByText('(done)').count()).toBe(4);
    expect(await page.locator('main [aria-invalid="true"]').count()).toBe(0);
    await field(page, 'Repeat your password').fill('Wattle');
    await page.keyboard.press('Tab');
    await page.getByText("The passwords you entered don't match.").waitFor();
    await page.getByText('Use 8 characters or more.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('takes no name that is no name, and the first wrong field takes the focus', async () => {
    const email = newEmail();
    const { page } = await openDoor(open, '/account/signup');
    await fillSignUp(page, email);
    await field(page, 'First name').fill('<b>Ana</b>');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Enter a valid first name.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a link of an email', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])('that is not right says so and offers another, at %i', async (width) => {
    const { page } = await open({ width });
    await page.goto('/account/signup?code=000000&user=7b0cbd50-0000-4000-8000-000000000000');
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work any more' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await page.getByText('A new email is on its way').waitFor();
  });
});

describe('a new address of a customer', () => {
  it('is confirmed by its link, once it is sure who opens it [C-2-13 C-2-45]', async () => {
    const { email } = await makeCustomer();
    const next = newEmail('new');
    const AccessToken = await accessTokenOf(email);
    await poolCall('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value: next }] });
    const { link } = await nextMail(next, 'VERIFY_EMAIL_CODE');
    expect(new URL(link).pathname).toBe('/account/verify');
    const { page } = await open();
    await page.goto(onThisShop(link));
    await page.getByRole('heading', { level: 1, name: 'Sign in to confirm it' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in', exact: true }).waitFor();
    await signIn(page, email, PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Your new address is confirmed' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await accessTokenOf(next)).not.toBe('');
  });
});

/** The shop writes links with its own address, which a test may reach by another name. */
const onThisShop = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${inject('shopUrl')}${pathname}${search}`;
};

/** What the shop has of this customer. */
const savedChoice = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { idToken } = JSON.parse(localStorage.getItem('wattle.identity') ?? '{}');
    const response = await fetch('/api/account', { headers: { authorization: `Bearer ${idToken}` } });
    return (await response.json()).customer?.agreeToMarketing;
  });
