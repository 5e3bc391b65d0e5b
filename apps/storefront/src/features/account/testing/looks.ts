import type { Page } from 'playwright-core';
import { savedAddress, withAccount } from '../../../../testing/account/sample-account.ts';
import { MIAS_ORDERS } from '../../../../testing/account/sample-orders.ts';
import type { Look } from '../../../../testing/look.ts';

/** Without plans no search index lookup is needed. */
const ORDERS = MIAS_ORDERS.map((order) => ({ ...order, lines: order.lines.map((one) => ({ ...one, plan: null })) }));
const account = withAccount({ customer: { addresses: [savedAddress()] }, orders: ORDERS });

/** A page, and the text that shows it is complete. */
const page = (path: string, words: string): Look => ({
  name: `${path}: ${words}`,
  path,
  ...account,
  reach: (at: Page) => at.locator('main').getByText(words).first().waitFor(),
});

/** Every account page and its dialogs. */
export const LOOKS: readonly Look[] = [
  page('/account/dashboard', 'Recent orders'),
  page('/account/orders', 'W-204817'),
  page('/account/orders/W-204817', '3 items'),
  page('/account/orders/W-204390', 'Your pickup code'),
  page('/account/orders/W-000000', 'We could not find this order'),
  page('/account/details', 'Events near me'),
  page('/account/addresses', '12 Saxon Street'),
  page('/account/password', 'Change password'),
  page('/account/password/change', 'Current password'),
  page('/account/subscriptions', 'Events near me'),
  page('/account/shipping-address-book', '12 Saxon Street'),
  { name: 'An account without orders', path: '/account/orders', ...withAccount() },
  {
    name: 'Add an address, nothing filled in',
    path: '/account/addresses',
    ...account,
    async reach(at) {
      await at.getByRole('button', { name: 'Add an address' }).click();
      await at.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
      await at.getByText('Enter a street address.').waitFor();
    },
  },
  {
    name: 'Delete the account',
    path: '/account/details',
    ...account,
    async reach(at) {
      await at.getByRole('button', { name: 'Delete your account' }).click();
      await at.getByRole('dialog').getByLabel('Your password').waitFor();
    },
  },
];
