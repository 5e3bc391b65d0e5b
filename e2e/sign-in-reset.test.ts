import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { mailsTo, nextMail } from './mailbox.ts';
import {
  field,
  fillCode,
  isIn,
  makeCustomer,
  newEmail,
  OTHER_PASSWORD,
  openDoor,
  PASSWORD,
  signIn,
} from './sign-in-page.ts';

const open = useBrowser();

async function askFor(page: Page, email: string): Promise<string> {
  await field(page, 'Email address').fill(email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  return page.locator('main').innerText();
}

async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat your new password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}

const onThisShop = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${inject('shopUrl')}${pathname}${search}`;
};

describe('a forgotten password', () => {
  it('is replaced by the link of the email; the old one and the link are over then [C-2-45 C-2-55 C-2-56]', async () => {
    const { email } = await makeCustomer();
    const { page } = await openDoor(open, '/account/signin', { width: WIDTHS.phone });
    await field(page, 'Email address').fill(email);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const { link } = await nextMail(email, 'RESET_PASSWORD_CODE');
    expect(new URL(link).pathname).toBe('/account/password/reset');
    const elsewhere = await openDoor(open, onThisShop(link));
    await choose(elsewhere.page, OTHER_PASSWORD);
    await isIn(elsewhere.page);
    const again = await openDoor(open, onThisShop(link));
    await choose(again.page, PASSWORD);
    await again.page.getByRole('heading', { level: 1, name: 'This link doesn’t work any more' }).waitFor();
    expect(await axeViolations(again.page)).toEqual([]);
    await again.page.goto('/account/signin');
    await again.page.locator('form[data-alive]').waitFor();
    await signIn(again.page, email, PASSWORD);
    await again.page.getByRole('alert').filter({ hasText: 'don’t match' }).waitFor();
  });

  it('is replaced by the code typed in; a wrong one is said below it [C-2-56]', async () => {
    const { email } = await makeCustomer();
    const { page } = await openDoor(open, '/account/password/forgot');
    await askFor(page, email);
    const { code } = await nextMail(email, 'RESET_PASSWORD_CODE');
    await page.getByRole('link', { name: 'Enter the code instead' }).click();
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(email);
    await fillCode(page, code === '111111' ? '222222' : '111111');
    await choose(page, OTHER_PASSWORD);
    await page.getByText('That code isn’t right or has run out.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fillCode(page, code);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await isIn(page);
  });

  it('says the same for an address that nobody has, and writes to nobody', async () => {
    const email = newEmail('nobody');
    const { page } = await openDoor(open, '/account/password/forgot');
    const words = await askFor(page, email);
    const other = await openDoor(open, '/account/password/forgot');
    const known = await askFor(other.page, 'mia.tran@example.com');
    expect(words.replaceAll(email, '')).toBe(known.replaceAll('mia.tran@example.com', ''));
    expect(await mailsTo(email)).toEqual([]);
  });

  it('asks for an address that is one [C-5-15]', async () => {
    const { page } = await openDoor(open, '/account/password/forgot', { width: WIDTHS.phone });
    await field(page, 'Email address').fill('mia.tran@');
    await page.getByRole('button', { name: 'Send the email' }).click();
    await page.getByText('Enter a valid email address.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
