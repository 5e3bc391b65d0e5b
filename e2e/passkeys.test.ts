import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { addAuthenticator } from '../scripts/browser/virtual-authenticator.ts';
import { useBrowser } from './browser.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { mailsTo } from './mailbox.ts';
import { field, isAlive, isIn, makeCustomer, PASSWORD, signIn } from './sign-in-page.ts';

/** Passkeys belong to a name. */
const open = useBrowser(() => inject('shopUrl').replace('127.0.0.1', 'localhost'));

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.waitForURL('**/account/signin');
  await isAlive(page);
};

/** From the email field on, by keyboard alone. */
async function signInByPasskey(page: Page, email: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  for (let at = 0; at < 6; at += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

it('a passkey is added, signs in by keyboard alone, brings the cart along, and is refused once it is removed', async () => {
  const { email } = await makeCustomer();
  const { page } = await open({ ownPage: true });
  await page.goto('/account/signin?next=%2Faccount%2Fdetails');
  await isAlive(page);
  await signIn(page, email, PASSWORD);
  await page.waitForURL('**/account/details');
  const authenticator = await addAuthenticator(page);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your passkey is ready.').waitFor();
  const list = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  expect(await list.count()).toBe(1);
  expect(await authenticator.count()).toBe(1);
  await expect.poll(async () => (await mailsTo(email)).map(({ kind }) => kind)).toContain('PASSKEY_ADDED');
  await add.click();
  await page.getByText('This device already has a passkey').waitFor();

  const kettle = await addFromList(page, KETTLES);
  await page.goto('/account/details');
  await list.waitFor();
  await signOut(page);
  await signInByPasskey(page, email);
  await isIn(page);
  await page.goto('/cart');
  await page.getByText(kettle).first().waitFor();

  await page.goto('/account/details');
  const remove = list.getByRole('button', { name: /^Remove / });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The passkey is removed.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Passkeys');
  await signOut(page);
  await signInByPasskey(page, email);
  await page.getByText('No passkey was used.').waitFor();
});
