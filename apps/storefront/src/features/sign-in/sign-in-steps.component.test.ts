import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { APP_SECRET, BACKUP_CODES, POOL_CODE } from '../../shopper/identity/testing/pool-sign-in.ts';
import type { PoolUser } from '../../shopper/identity/testing/pool-users.ts';
import { field, fillCode, heading, isIn, OTHER_PASSWORD, PASSWORD, signIn } from './testing/sign-in-form.ts';

const open = setUpStage();
const EMAIL = 'ana@example.com';
const APP_CODE = 'Code from the app';

/** A user with further challenges, after entering the password. */
async function openStep(part: Partial<PoolUser>, width: number = WIDTHS.desktop) {
  const opened = await open('/account/signin', { answers: withAccount().answers, width });
  const user = opened.stage.pool.users.add(EMAIL, PASSWORD, part);
  await signIn(opened.page, EMAIL, PASSWORD);
  return { ...opened, user };
}

async function tryWrong(page: Page, label: string, words: string): Promise<void> {
  await fillCode(page, '000000', label);
  await page.getByText(words).waitFor();
}

describe('a step after the password', () => {
  it('is the code of an authenticator app, and leads back to the form when its time is over [C-4-21]', async () => {
    const { page } = await openStep({ challenges: ['SOFTWARE_TOKEN_MFA'] }, WIDTHS.phone);
    await heading(page, 'One more step');
    await tryWrong(page, APP_CODE, 'That code isn’t right. Enter the one the app shows now.');
    // this pool accepts one answer only
    await fillCode(page, POOL_CODE, APP_CODE);
    await page.getByRole('alert').filter({ hasText: 'That took too long.' }).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(EMAIL);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillCode(page, POOL_CODE, APP_CODE);
    await isIn(page);
  });

  it('is a backup code for who has lost the app, and that code is used up', async () => {
    const part = { challenges: ['SOFTWARE_TOKEN_MFA'], backupCodes: [...BACKUP_CODES] };
    const { page, user } = await openStep(part, WIDTHS.phone);
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    const code = field(page, 'Backup code');
    await code.fill('123456');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Enter a backup code: ten letters and digits').waitFor();
    await code.fill('aaaaa 11111');
    await page.getByRole('button', { name: 'Continue' }).click();
    await isIn(page);
    expect(user.backupCodes).toEqual(['BBBBB-11111']);
  });

  it('is the app alone where there are no backup codes', async () => {
    const { page } = await openStep({ challenges: ['SOFTWARE_TOKEN_MFA'] });
    await page.getByLabel(APP_CODE).waitFor();
    expect(await page.getByRole('button', { name: 'Use a backup code' }).count()).toBe(0);
  });

  it('is chosen where there are two, and an email brings the code [C-4-18 C-4-22]', async () => {
    const { page } = await openStep({ challenges: ['SELECT_MFA_TYPE'] });
    await page.getByRole('button', { name: 'Use my authenticator app' }).waitFor();
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByText('We emailed a 6-digit code to').waitFor();
    await fillCode(page, POOL_CODE);
    await isIn(page);
  });

  it('is a code by email where the shop asks for one after the password [C-4-17]', async () => {
    const { page } = await openStep({ challenges: ['CUSTOM_CHALLENGE'] });
    await page.getByText('We emailed a 6-digit code to').waitFor();
    await fillCode(page, POOL_CODE);
    await isIn(page);
  });

  it('is a code by text message [C-4-18]', async () => {
    const { page } = await openStep({ challenges: ['SMS_MFA'] });
    await page.getByText('We texted a 6-digit code to').waitFor();
    await fillCode(page, POOL_CODE);
    await isIn(page);
  });

  it('is an app that is set up with a picture or its key in fours; a wrong code does not do [C-4-19]', async () => {
    const { page } = await openStep({ challenges: ['MFA_SETUP'] }, WIDTHS.phone);
    await heading(page, 'Set up two-step sign-in');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await page.getByText(APP_SECRET.match(/.{4}/g)?.join(' ') ?? '').count()).toBe(1);
    await tryWrong(page, APP_CODE, 'That code isn’t right.');
    await fillCode(page, POOL_CODE, APP_CODE);
    await isIn(page);
  });

  it('is a new password, which holds from then on [C-4-20]', async () => {
    const { page, user, stage } = await openStep({ challenges: ['NEW_PASSWORD_REQUIRED'] });
    await heading(page, 'Choose a new password');
    await field(page, 'New password').fill('wattle');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByText('Use 8 characters or more.').waitFor();
    await field(page, 'New password').fill(OTHER_PASSWORD);
    await field(page, 'Repeat your new password').fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await isIn(page);
    expect(user.refreshTokens.size).toBe(1);
    expect(stage.pool.users.isPassword(user, OTHER_PASSWORD)).toBe(true);
  });

  it('is a reset of the password, with the address that was typed', async () => {
    const { page } = await openStep({ refusal: { name: 'PasswordResetRequiredException', message: '' } });
    await heading(page, 'Time for a new password');
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await heading(page, 'Reset your password');
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(EMAIL);
  });
});
