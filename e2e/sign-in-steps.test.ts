import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_SECRET, POOL_CODE } from '../apps/storefront/src/features/identity/testing/pool-sign-in.ts';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { nextMail } from './mailbox.ts';
import {
  appCode,
  field,
  fillCode,
  isIn,
  makeCustomer,
  newEmail,
  OTHER_PASSWORD,
  openDoor,
  PASSWORD,
  setFactors,
  signIn,
  usePool,
} from './sign-in-page.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const open = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('a second step, with the pool of the shop', () => {
  it('is the code of an authenticator app [C-4-21]', async () => {
    const { email } = await makeCustomer();
    const secret = await setFactors(email, { app: true });
    const { page } = await openDoor(open, '/account/signin', { width: WIDTHS.phone });
    await signIn(page, email, PASSWORD);
    await heading(page, 'One more step');
    expect(await axeViolations(page)).toEqual([]);
    await fillCode(page, appCode(secret) === '111111' ? '222222' : '111111', 'Code from the app');
    await page.getByText('That code isn’t right. Enter the one that the app shows now.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // the one that it shows now made it the second step
    await fillCode(page, appCode(secret, 1), 'Code from the app');
    await isIn(page);
  });

  it('is chosen where there are two, and an email brings the code [C-4-18 C-4-22]', async () => {
    const { email } = await makeCustomer();
    await setFactors(email, { app: true, email: true });
    const { page } = await openDoor(open, '/account/signin');
    await signIn(page, email, PASSWORD);
    await page.getByRole('button', { name: 'Use my authenticator app' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByText('We emailed a 6-digit code to').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { code } = await nextMail(email, 'SIGN_IN_CODE');
    await fillCode(page, code);
    await isIn(page);
  });

  it('is a code by email where the shop asks for one after the password [C-4-17]', async () => {
    const { email } = await makeCustomer();
    const { page } = await openDoor(open, '/account/signin');
    // the same sign-in as any, with the pool's custom challenge after the password
    await page.route('**/idp/', async (route) => {
      const body = JSON.parse(route.request().postData() ?? '{}');
      if (body.AuthFlow !== 'USER_SRP_AUTH') return route.continue();
      const AuthParameters = { ...body.AuthParameters, CHALLENGE_NAME: 'SRP_A' };
      return route.continue({ postData: JSON.stringify({ ...body, AuthFlow: 'CUSTOM_AUTH', AuthParameters }) });
    });
    await signIn(page, email, PASSWORD);
    await page.getByText('We emailed a 6-digit code to').waitFor();
    const { code } = await nextMail(email, 'SIGN_IN_CODE');
    await fillCode(page, code);
    await isIn(page);
  });
});

describe('a shop that asks everybody for a second step', () => {
  let shop: RunningShop;
  // it fills a demo shop of its own first
  beforeAll(async () => {
    shop = await startShop({ IDENTITY_MFA: 'ON' });
  }, 600_000);
  afterAll(() => shop?.stop());

  it('has an app set up with a picture or its key, and asks for its code from then on [C-4-19 C-4-21]', async () => {
    const { email } = await makeCustomer({ shopUrl: shop.url });
    const { page } = await openDoor(open, `${shop.url}/account/signin`, { width: WIDTHS.phone });
    await signIn(page, email, PASSWORD);
    await heading(page, 'Set up a second step');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '');
    await fillCode(page, appCode(secret) === '111111' ? '222222' : '111111', 'Code from the app');
    await page.getByText('That code isn’t right.').waitFor();
    await fillCode(page, appCode(secret), 'Code from the app');
    await isIn(page);
    const again = await openDoor(open, `${shop.url}/account/signin`);
    await signIn(again.page, email, PASSWORD);
    await heading(again.page, 'One more step');
    await fillCode(again.page, appCode(secret, 1), 'Code from the app');
    await isIn(again.page);
  });
});

describe('whatever else a pool may ask for', () => {
  it('is a new password, which holds from then on [C-4-20]', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const pool = await usePool(page);
    const email = newEmail();
    const user = pool.users.add(email, PASSWORD, { challenges: ['NEW_PASSWORD_REQUIRED'] });
    await signIn(page, email, PASSWORD);
    await heading(page, 'Choose a new password');
    await field(page, 'New password').fill('wattle');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByText('Use 8 characters or more.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'New password').fill(OTHER_PASSWORD);
    await field(page, 'Repeat your new password').fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await isIn(page);
    expect(user.refreshTokens.size).toBe(1);
    await pool.close();
  });

  it('is a code by text message [C-4-18]', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const pool = await usePool(page);
    const email = newEmail();
    pool.users.add(email, PASSWORD, { challenges: ['SMS_MFA'] });
    await signIn(page, email, PASSWORD);
    await page.getByText('We texted a 6-digit code to').waitFor();
    await fillCode(page, POOL_CODE);
    await isIn(page);
    await pool.close();
  });

  it('leads back to the form when its time is over', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const pool = await usePool(page);
    const email = newEmail();
    pool.users.add(email, PASSWORD, { challenges: ['SOFTWARE_TOKEN_MFA'] });
    await signIn(page, email, PASSWORD);
    await fillCode(page, '000000', 'Code from the app');
    await page.getByText('That code isn’t right.').waitFor();
    // this pool takes one answer and no other
    await fillCode(page, POOL_CODE, 'Code from the app');
    await page.getByRole('alert').filter({ hasText: 'That took too long.' }).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(email);
    expect(await axeViolations(page)).toEqual([]);
    await pool.close();
  });

  it('is a reset of the password', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const pool = await usePool(page);
    const email = newEmail();
    pool.users.add(email, PASSWORD, { refusal: { name: 'PasswordResetRequiredException', message: '' } });
    await signIn(page, email, PASSWORD);
    await heading(page, 'Time for a new password');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await heading(page, 'Reset your password');
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(email);
    await pool.close();
  });

  it('is an app, whose key is shown in fours', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const pool = await usePool(page);
    const email = newEmail();
    pool.users.add(email, PASSWORD, { challenges: ['MFA_SETUP'] });
    await signIn(page, email, PASSWORD);
    await page.getByText(APP_SECRET.match(/.{4}/g)?.join(' ') ?? '').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillCode(page, POOL_CODE, 'Code from the app');
    await isIn(page);
    await pool.close();
  });
});
