import { expect, it } from 'vitest';
import { addAddress, cardOf } from '../apps/storefront/src/features/account/testing/address-dialog.ts';
import { useBrowser } from './browser.ts';
import { nextMail } from './mailbox.ts';
import { enter, enterAsNew, isAlive, newEmail, OTHER_PASSWORD, openSignIn, PASSWORD, signIn } from './sign-in-page.ts';

const open = useBrowser();

/** Allows for several pages on a slow machine. */
const LONG_MS = 300_000;

it(
  'what a customer tells of themselves is kept, a password is changed by the old one, devices are signed out everywhere, and an account is deleted for good [C-2-57 C-2-58 C-2-59 C-5-42 C-5-67]',
  async () => {
    const { page, email } = await enterAsNew(open, '/account/details');
    const moved = newEmail('moved');
    await page.getByLabel('First name').fill('Annika');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('0491 570 156');
    await page.locator('main').getByLabel('Email address').fill(moved);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const { code } = await nextMail(moved, 'VERIFY_EMAIL_CODE');
    await page.getByLabel('Code from the email').fill(code);
    await page.getByText('Your email address was saved.').waitFor();
    await page.goto('/account/addresses');
    await addAddress(page, { street: '12 Saxon Street', suburb: 'Brunswick', postcode: '3056' });
    await addAddress(page, { street: '88 Smith Street', suburb: 'Collingwood', postcode: '3066' });
    await cardOf(page, '88 Smith Street').getByRole('button', { name: 'Make default' }).click();
    await cardOf(page, '88 Smith Street').getByText('Default delivery').waitFor();
    await page.goto('/account/subscriptions');
    const news = page.getByRole('switch', { name: 'Good prices, good advice' });
    await news.check();
    await page.getByText('Saved.', { exact: true }).waitFor();
    // a new visit sees all of it
    const other = await enter(open, { email: moved }, '/account/details');
    await expect.poll(() => other.page.getByLabel('First name').inputValue()).toBe('Annika');
    expect(await other.page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('0491 570 156');
    await other.page.goto('/account/dashboard');
    await other.page.getByText(moved).waitFor();
    expect(await other.page.getByText(email).count()).toBe(0);
    await other.page.goto('/account/addresses');
    await cardOf(other.page, '12 Saxon Street').waitFor();
    await cardOf(other.page, '88 Smith Street').getByText('Default billing').waitFor();
    await other.page.goto('/account/subscriptions');
    await expect
      .poll(() => other.page.getByRole('switch', { name: 'Good prices, good advice' }).isChecked())
      .toBe(true);

    await page.goto('/account/password/change');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
    await page.getByLabel('Repeat the new password').fill(OTHER_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed. Other devices are signed out.').waitFor();
    const again = await openSignIn(open, '/account/signin');
    await signIn(again.page, moved, PASSWORD);
    await again.page.getByRole('alert').first().waitFor();
    await signIn(again.page, moved, OTHER_PASSWORD);
    await again.page.waitForURL('**/account/dashboard');
    await page.goto('/account/details');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/account/signin');
    await again.page.goto('/account/details');
    await again.page.waitForURL('**/account/signin?**');
    await isAlive(again.page);
    await signIn(again.page, moved, OTHER_PASSWORD);
    await again.page.waitForURL('**/account/details');
    await again.page.getByRole('button', { name: 'Delete your account' }).click();
    const dialog = again.page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(OTHER_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await again.page.waitForURL('**/account/signin');
    await isAlive(page);
    await signIn(page, moved, OTHER_PASSWORD);
    await page.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/signin');
  },
  LONG_MS,
);
