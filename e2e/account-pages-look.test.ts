import { describe, expect, it } from 'vitest';
import { cardOf, enter, enterAsNew } from './account-pages-page.ts';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { wasSignedIn } from './customer.ts';
import { MIA } from './sign-in-page.ts';

const open = useBrowser();

/** Many pages one after the other, on a machine that may be slow. */
const LONG_MS = 600_000;

/** Each page with what is on it once it is whole. */
const PAGES = [
  ['/account/dashboard', 'Recent orders'],
  ['/account/orders', 'W-204817'],
  ['/account/orders/W-204817', '3 items'],
  ['/account/orders/W-204817?invoice', 'Price with GST'],
  ['/account/orders/W-000000', 'We could not find this order'],
  ['/account/details', 'Stop all marketing'],
  ['/account/addresses', '12 Saxon Street'],
  ['/account/password', 'Change password'],
  ['/account/password/change', 'Current password'],
  ['/account/subscriptions', 'Stop all marketing'],
  ['/account/shipping-address-book', '12 Saxon Street'],
] as const;

it(
  'every page of the account can be used by everybody, at every width',
  async () => {
    const { page } = await open();
    await wasSignedIn(page, MIA);
    for (const [path, words] of PAGES) {
      await page.goto(path);
      await page.locator('main').getByText(words).first().waitFor();
      expect(await flawsAtEveryWidth(page), path).toEqual([]);
    }
  },
  LONG_MS,
);

it('so can the dialogs', async () => {
  const { page } = await enterAsNew(open, '/account/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Enter a street address.').waitFor();
  expect(await flawsAtEveryWidth(page)).toEqual([]);
  await page.goto('/account/details');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByLabel('Your password').waitFor();
  expect(await flawsAtEveryWidth(page)).toEqual([]);
});

it('the places of the account are reached with the keyboard', async () => {
  const { page } = await enter(open, MIA);
  const places = page.getByRole('navigation', { name: 'Account' });
  await places.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/orders');
  await expect.poll(() => places.locator('[aria-current="page"]').innerText()).toContain('Orders');
});

describe('open to guests and to customers', () => {
  it('are the pages without a guard [C-2-14 C-2-15]', async () => {
    const guest = await open();
    await guest.page.goto('/account/shipping-address-book');
    await guest.page.getByRole('heading', { name: 'An address book needs an account' }).waitFor();
    await guest.page.goto('/account/password');
    await guest.page.getByRole('link', { name: 'Reset password' }).click();
    await guest.page.waitForURL('**/account/password/forgot');
    const customer = await open();
    await wasSignedIn(customer.page, MIA);
    await customer.page.goto('/account/shipping-address-book');
    await cardOf(customer.page, '12 Saxon Street').waitFor();
    await customer.page.goto('/account/password');
    await customer.page.getByRole('link', { name: 'Change password' }).click();
    await customer.page.waitForURL('**/account/password/change');
  });

  it(
    'are content, listings, comparison and forms [D-6-01]',
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
});
