import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { MIA, sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { POOL_CODE } from '../../shopper/identity/testing/pool-sign-in.ts';
import { field, fillCode, heading, isIn, OTHER_PASSWORD } from './testing/sign-in-form.ts';

const open = setUpStage();

async function askFor(page: Page, email: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await heading(page, 'Check your email');
}

async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat your new password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

describe('a forgotten password', () => {
  it('is asked about with the address that was typed to sign in, and replaced by the code; a wrong one is said below it [C-2-55 C-2-56]', async () => {
    const { page, stage } = await open('/account/signin', { answers: withAccount().answers, width: WIDTHS.phone });
    await field(page, 'Email address').fill(MIA.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Reset your password');
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(MIA.email);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await heading(page, 'Check your email');
    await page.getByRole('link', { name: 'Enter the code instead' }).click();
    await heading(page, 'Choose a new password');
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(MIA.email);
    await fillCode(page, '111111');
    await choose(page, OTHER_PASSWORD);
    await page.getByText('That code isn’t right, or has expired.').waitFor();
    await fillCode(page, POOL_CODE);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await isIn(page);
    expect(stage.pool.users.isPassword(stage.pool.users.load(MIA.email), OTHER_PASSWORD)).toBe(true);
  });

  it('is not replaced by a link that was used or is too old [C-2-45 C-2-56]', async () => {
    const { page } = await open(`/account/password/reset?code=000000&user=${MIA.sub}`, { answers: sampleIdentity });
    await choose(page, OTHER_PASSWORD);
    await heading(page, 'This link no longer works');
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await heading(page, 'Reset your password');
  });

  it('says the same for an address that nobody has', async () => {
    const { page } = await open('/account/password/forgot', { answers: sampleIdentity });
    const words: string[] = [];
    for (const email of ['nobody@example.com', MIA.email]) {
      await askFor(page, email);
      words.push((await page.locator('main').innerText()).replaceAll(email, ''));
      await page.reload();
      await heading(page, 'Reset your password');
      await page.locator('form[data-alive]').waitFor();
    }
    expect(words[0]).toBe(words[1]);
  });

  it('asks for an address that is one [C-5-15]', async () => {
    const { page, stage } = await open('/account/password/forgot', { answers: sampleIdentity, width: WIDTHS.phone });
    await field(page, 'Email address').fill('mia.tran@');
    await page.getByRole('button', { name: 'Send the email' }).click();
    await page.getByText('Enter a valid email address.').waitFor();
    expect(stage.pool.calls).toEqual([]);
  });
});
