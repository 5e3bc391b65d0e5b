import { failed, rejected } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { awake, visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { savedAddress, withAccount } from '../../../testing/account/sample-account.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { cardOf } from './testing/address-dialog.ts';

const open = setUpStage();

describe('subscriptions', () => {
  it('are saved as they are pressed, and all marketing at once', async () => {
    const { page, stage } = await open('/account/subscriptions', withAccount());
    const news = page.getByRole('switch', { name: 'Good prices, good advice' });
    const texts = page.getByRole('switch', { name: 'Text messages about deliveries' });
    await news.check();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop all marketing' }).click();
    await page.getByText('All marketing has been stopped.').waitFor();
    expect(callsOf(stage.calls, 'saveSubscriptions').map(({ input }) => input.subscriptions)).toEqual([
      { news: true },
      { news: false, priceDrops: false, backInStock: false, events: false },
    ]);
    await page.reload({ waitUntil: 'commit' });
    await awake(page);
    await expect.poll(() => texts.isChecked()).toBe(true);
    expect(await news.isChecked()).toBe(false);
  });

  it('that cannot be saved go back, and it is told', async () => {
    const { page } = await open(
      '/account/subscriptions',
      withAccount({ answers: { saveSubscriptions: failed('UNAVAILABLE') } }),
    );
    const events = page.getByRole('switch', { name: 'Events near me' });
    await events.click();
    await page.getByText('We could not save that. Nothing has changed.').waitFor();
    await expect.poll(() => events.isChecked()).toBe(false);
  });
});

describe('an account that', () => {
  it('is being made says so and goes on by itself [C-4-26]', async () => {
    const account = withAccount();
    const { page, stage } = await open('/account/dashboard', {
      ...account,
      answers: { ...account.answers, loadAccount: rejected({ code: 'CustomerNotFound' }) },
    });
    await page.getByRole('heading', { name: 'Setting up your account' }).waitFor();
    stage.answer({ loadAccount: account.answers.loadAccount });
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
  });

  it('cannot be loaded can be asked for again [C-4-25 C-4-27]', async () => {
    const account = withAccount();
    const { page, stage } = await open('/account/dashboard', {
      ...account,
      answers: { ...account.answers, loadAccount: failed('UNAVAILABLE') },
    });
    await page.getByText('We could not load your account.').waitFor();
    stage.answer({ loadAccount: account.answers.loadAccount });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    await page.getByRole('heading', { name: 'Nothing ordered yet' }).waitFor();
  });
});

it('the places of the account are reached with the keyboard', async () => {
  const { page } = await open('/account/dashboard', withAccount());
  const places = page.getByRole('navigation', { name: 'Account' });
  await places.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/orders');
  await expect.poll(() => places.locator('[aria-current="page"]').innerText()).toContain('Orders');
});

describe('a page without a guard', () => {
  it('tells a guest what an account would have, and how to get back in [C-2-14 C-2-15]', async () => {
    const { page } = await open('/account/shipping-address-book', { answers: sampleIdentity });
    await page.getByRole('heading', { name: 'An address book needs an account' }).waitFor();
    await visit(page, '/account/password');
    await page.getByRole('link', { name: 'Reset password' }).click();
    await page.waitForURL('**/account/password/forgot');
  });

  it('shows a customer what is theirs [C-2-14 C-2-15]', async () => {
    const { page } = await open(
      '/account/shipping-address-book',
      withAccount({ customer: { addresses: [savedAddress()] } }),
    );
    await cardOf(page, '12 Saxon Street').waitFor();
    await visit(page, '/account/password');
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.waitForURL('**/account/password/change');
  });
});
