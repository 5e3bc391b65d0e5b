import { type KeptCheckout, NO_CHECKOUT } from '@wattle/domain/checkout';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../../scripts/browser/hold.ts';
import { awake, visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { MIA } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { signIn } from '../sign-in/testing/sign-in-form.ts';

const open = setUpStage();

const SAXON_STREET = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;
const OPTIONS = { methodCode: 'standard' };
const STORE = {
  erpStoreId: '11',
  address: {
    country: 'AU',
    postcode: '3056',
    region: 'VIC',
    street1: '1 Sydney Road',
    street2: '',
    locality: 'Brunswick',
  },
};
const VOUCHER = { code: '6006490000000000', pin: '1234', expires: '2030-01-01', amountRemaining: 50 };

/** Everything a checkout may have stored. */
const KEPT: KeptCheckout = {
  ...NO_CHECKOUT,
  contact: { email: MIA.email, firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false },
  contactDraft: { email: MIA.email },
  billingAddress: { type: 'ENTERED', address: SAXON_STREET },
  addressDraft: { street1: '12 Saxon Street' },
  shippingType: 'DELIVERY',
  delivery: { type: 'DELIVERY', address: { type: 'ENTERED', address: SAXON_STREET }, options: OPTIONS },
  storePickup: { type: 'STORE_PICKUP', store: STORE, options: { methodCode: 'pickup' } },
  storeName: 'Brunswick',
  deliveryWindow: '10:00-12:00',
};

/** What the browser stores of a checkout; gift cards are per tab. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    ...JSON.parse(localStorage.getItem('wattle.checkout') ?? '{}'),
    vouchers: JSON.parse(sessionStorage.getItem('wattle.gift-cards') ?? '{}').vouchers,
  }));

const leave = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click();

describe('signing out', () => {
  it('clears the contact, the billing address, delivery and pickup choices and gift cards of the checkout [C-4-36 C-4-37 C-4-38 C-4-39 C-4-40]', async () => {
    const { answers, stored } = withAccount();
    const { page } = await open('/account/subscriptions', {
      answers,
      stored: { ...stored, 'wattle.checkout': JSON.stringify(KEPT) },
      before: (one) =>
        one.addInitScript((voucher) => {
          if (sessionStorage.getItem('wattle.gift-cards') !== null) return;
          sessionStorage.setItem('wattle.gift-cards', JSON.stringify({ vouchers: [voucher], afterOrder: null }));
        }, VOUCHER),
    });
    await page.getByRole('switch').first().waitFor();
    expect(await kept(page)).toMatchObject({ ...KEPT, vouchers: [VOUCHER] });
    await leave(page);
    await page.waitForURL('**/account/signin');
    await expect.poll(() => kept(page)).toEqual(JSON.parse(JSON.stringify(NO_CHECKOUT)));
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /Saxon|Mia|Tran|6006490000000000/,
    );
  });

  it('is followed by the other tabs, and the service is told once', async () => {
    const { page, stage } = await open('/account/subscriptions', withAccount());
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const other = await page.context().newPage();
    await visit(other, '/account/dashboard');
    await other.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    await leave(page);
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/account/signin')));
    expect(stage.pool.calls.filter(({ name }) => name === 'RevokeToken')).toHaveLength(1);
    await awake(page);
    await signIn(page, MIA.email, MIA.password);
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/account/dashboard')));
  });

  it('works when it is pressed before the scripts have come, even twice', async () => {
    const { page, stage, complaints } = await open('/account/subscriptions', { ...withAccount(), isCold: true });
    const scripts = await hold(page, '*/assets/entry.client*');
    await page.reload({ waitUntil: 'commit' });
    await leave(page);
    await leave(page);
    await scripts.release();
    await page.waitForURL('**/account/signin');
    expect(stage.pool.calls.filter(({ name }) => name === 'RevokeToken')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

it('two tabs whose tokens have run out get new ones once, and both stay signed in', async () => {
  const { answers, stored } = withAccount();
  const tokens = { ...JSON.parse(stored['wattle.identity']), expiresAt: 0 };
  // both open at once: the first page only restores an earlier visit
  const { page, stage } = await open('/account/authenticate', { answers });
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { ...stored, 'wattle.identity': JSON.stringify(tokens) },
  );
  const tabs = [page, await page.context().newPage()];
  await Promise.all(tabs.map((tab) => visit(tab, '/account/details')));
  await Promise.all(tabs.map((tab) => tab.getByLabel('First name').waitFor()));
  expect(stage.pool.calls.filter(({ name }) => name === 'GetTokensFromRefreshToken')).toHaveLength(1);
  expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(['/account/details', '/account/details']);
});
