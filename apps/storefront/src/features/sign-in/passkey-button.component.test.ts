import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../../../scripts/browser/axe.ts';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { openWithAuthenticator } from '../../../testing/open-with-authenticator.ts';
import { MIA, sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { field, focusedName, isIn } from './testing/sign-in-form.ts';

const open = setUpStage();
const PATH = '/account/signin';
const openSignIn = (query = '') => openWithAuthenticator(open, `${PATH}${query}`, { answers: withAccount().answers });

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** Makes a passkey in the account, and comes back signed out. */
async function withPasskey() {
  const opened = await openWithAuthenticator(open, '/account/details', withAccount());
  const { page } = opened;
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your passkey is ready.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.waitForURL(`**${PATH}`);
  await button(page).waitFor();
  return opened;
}

it('a passkey signs in, without the password field being touched', async () => {
  const { page, complaints } = await withPasskey();
  await field(page, 'Email address').fill(MIA.email);
  await button(page).press('Enter');
  await isIn(page);
  expect(complaints).toEqual([]);
});

it('a passkey that is not used, or not taken, is said without saying why; the password stays and so does the focus', async () => {
  const { page, stage, authenticator } = await withPasskey();
  await field(page, 'Email address').fill(MIA.email);
  await field(page, 'Password').fill('Half-typed-1');
  await authenticator.setVerified(false);
  await button(page).press('Enter');
  await page.getByRole('alert').getByText('No passkey was used.').waitFor();
  expect(await field(page, 'Password').inputValue()).toBe('Half-typed-1');
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  const flaws = await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone], isFrameSkipped: true, isFurtherState: true });
  expect(flaws).toEqual([]);
  await authenticator.setVerified(true);
  stage.pool.users.load(MIA.email).refusal = { name: 'NotAuthorizedException', message: 'User is disabled.' };
  await button(page).click();
  await page.getByRole('alert').getByText('That passkey didn’t work.').waitFor();
  stage.pool.users.load(MIA.email).refusal = { name: 'TooManyRequestsException', message: '' };
  await button(page).click();
  await page.getByText('Too many tries.').waitFor();
  expect(await button(page).isDisabled()).toBe(true);
});

it('while the browser asks for a passkey, the password cannot be sent as well', async () => {
  const { page, authenticator } = await withPasskey();
  await field(page, 'Email address').fill(MIA.email);
  await authenticator.setPresent(false);
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Waiting for your passkey' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true);
});

it('a passkey needs an address first', async () => {
  const { page, stage } = await openSignIn();
  await button(page).click();
  await page.getByText('Enter your email address.').waitFor();
  await expect.poll(() => focusedName(page)).toBe('email');
  expect(await page.getByText('Enter your password.').count()).toBe(0);
  expect(stage.pool.calls).toEqual([]);
});

it('a passkey is offered only by a browser that has them, for a name, and by a pool that takes them', async () => {
  const { page } = await open(PATH, { answers: withAccount().answers });
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  // an address of numbers
  expect(await button(page).count()).toBe(0);
  const loadIdentity = {
    ...sampleIdentity.loadIdentity,
    value: { ...sampleIdentity.loadIdentity.value, passkeys: false },
  };
  const without = await openWithAuthenticator(open, PATH, {
    answers: withAccount({ answers: { loadIdentity } }).answers,
  });
  await without.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await button(without.page).count()).toBe(0);
});
