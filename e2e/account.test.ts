import { expect, it } from 'vitest';
import { addAddress, cardOf } from '../apps/storefront/src/features/account/testing/address-dialog.ts';
import { useBrowser } from './browser.ts';
import { countOf } from './cart-page.ts';
import { wasSignedIn } from './customer.ts';
import { nextMail } from './mailbox.ts';
import {
  enter,
  enterAsNew,
  isAlive,
  MIA,
  newEmail,
  OTHER_PASSWORD,
  openSignIn,
  PASSWORD,
  signIn,
} from './sign-in-page.ts';

const open = useBrowser();

/** Allows for several pages on a slow machine. */
const LONG_MS = 300_000;

it(
  'what a customer tells of themselves is kept: name, phone, email address, addresses and subscriptions [C-2-57 C-2-59 C-5-67]',
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
  },
  LONG_MS,
);

it(
  'the orders of a customer are theirs alone: listed, tracked, invoiced and bought again',
  async () => {
    const { page } = await enter(open, MIA);
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    const next = page.getByRole('region', { name: /^\w+day \d/ });
    await next.getByText('Next delivery').waitFor();
    expect(await next.locator('[aria-current="step"]').innerText()).toContain('On the truck');
    expect(await page.getByRole('link', { name: 'All 14 orders' }).count()).toBe(1);
    await page.getByRole('heading', { name: 'Looked after' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: '3 repair plans running' }).waitFor();
    await next.getByRole('link', { name: 'Track this order' }).click();
    await page.getByRole('heading', { name: '3 items' }).waitFor();
    const paid = page.getByRole('region', { name: 'Paid' });
    for (const words of ['$4,076.00', '−$150.00', '$69.00', '$3,995.00', 'Includes GST of $354.09']) {
      expect(await paid.getByText(words, { exact: true }).count(), words).toBe(1);
    }
    const invoice = await page.getByRole('link', { name: 'Tax invoice, PDF' }).getAttribute('href');
    expect((await (await page.request.get(invoice ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.goto('/account/orders?page=2');
    await page.getByText('W-108390 ·').waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous' }).click();
    await page.getByRole('link', { name: /^Pickup code/ }).waitFor();
    // block saves: all tests share the demo customer's cart
    await page.route('**/api/account/state', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const before = await countOf(page);
    await page.getByRole('button', { name: 'Buy again what was in order W-198226' }).click();
    await page.waitForURL('**/cart');
    await expect.poll(() => countOf(page)).toBe(before + 2);
    const stranger = await enterAsNew(open, '/account/orders/W-204817');
    await stranger.page.getByRole('heading', { name: 'We could not find this order' }).waitFor();
    expect(await stranger.page.getByText('Saxon').count()).toBe(0);
  },
  LONG_MS,
);

it('a password is changed by the old one, devices are signed out everywhere, and an account is deleted for good [C-2-58 C-5-42]', async () => {
  const { page, email } = await enterAsNew(open, '/account/password/change');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password was changed. Other devices are signed out.').waitFor();
  const other = await openSignIn(open, '/account/signin');
  await signIn(other.page, email, PASSWORD);
  await other.page.getByRole('alert').first().waitFor();
  await signIn(other.page, email, OTHER_PASSWORD);
  await other.page.waitForURL('**/account/dashboard');
  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/account/signin');
  await other.page.goto('/account/details');
  await other.page.waitForURL('**/account/signin?**');
  await isAlive(other.page);
  await signIn(other.page, email, OTHER_PASSWORD);
  await other.page.waitForURL('**/account/details');
  await other.page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = other.page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(OTHER_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await other.page.waitForURL('**/account/signin');
  await isAlive(page);
  await signIn(page, email, OTHER_PASSWORD);
  await page.getByRole('alert').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/account/signin');
});

it(
  'content, listings, comparison and forms are open to guests and to customers [D-6-01]',
  async () => {
    const guest = await open();
    const customer = await open();
    await wasSignedIn(customer.page, MIA);
    for (const { page } of [guest, customer]) {
      for (const path of ['/articles/help/returns', '/search?q=kettle', '/compare', '/forms/subscription']) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(new URL(page.url()).pathname, path).toBe(path.replace(/\?.*/, ''));
      }
    }
  },
  LONG_MS,
);
