import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../../../../scripts/browser/axe.ts';
import { WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../../testing/account/sample-account.ts';
import { openWithAuthenticator } from '../../../../testing/open-with-authenticator.ts';
import { MIA, sampleIdentity } from '../../../../testing/sample-pool.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import type { PoolPasskey } from '../../../shopper/identity/testing/pool-users.ts';

const open = setUpStage();
const PATH = '/account/details';
const openDetails = () => openWithAuthenticator(open, PATH, withAccount());
const LAPTOP: PoolPasskey = { id: 'bGFwdG9w', name: 'Windows Hello', addedAt: Date.UTC(2026, 2, 4) };
const PHONE: PoolPasskey = { id: 'cGhvbmU', name: 'iCloud Keychain', addedAt: Date.UTC(2026, 9, 30) };

const add = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const rows = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const flaws = (page: Page) =>
  flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone], isFrameSkipped: true, isFurtherState: true });

it('passkeys are added by keyboard, listed by name and day, and removed; the focus stays near', async () => {
  const { page, stage, complaints } = await openDetails();
  await page.getByText('You have none yet.').waitFor();
  await add(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Your passkey is ready.').waitFor();
  expect(await rows(page).allInnerTexts()).toEqual([expect.stringMatching(/^Passkey\s+added 19 November 2026/)]);
  expect(await add(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await flaws(page)).toEqual([]);
  await rows(page).getByRole('button', { name: 'Remove Passkey, added 19 November 2026' }).press('Enter');
  await page.getByRole('status').getByText('The passkey is removed.').waitFor();
  await page.getByText('You have none yet.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Passkeys');
  expect(stage.pool.users.load(MIA.email).passkeys).toEqual([]);
  expect(complaints).toEqual([]);
});

it('a passkey that is not made is no loss: it is said, and can be tried again', async () => {
  const { page, authenticator } = await openDetails();
  await authenticator.setVerified(false);
  await add(page).click();
  await page.getByRole('alert').getByText('No passkey was added.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await authenticator.setVerified(true);
  await add(page).click();
  await page.getByText('Your passkey is ready.').waitFor();
  await add(page).click();
  await page.getByRole('alert').getByText('This device already has a passkey').waitFor();
  expect(await rows(page).count()).toBe(1);
});

it('a service that refuses, or is away, says so', async () => {
  const { page } = await openDetails();
  await add(page).waitFor();
  const refuse = (__type: string) => async (route: import('playwright-core').Route) => {
    const isStart = route.request().headers()['x-amz-target']?.endsWith('StartWebAuthnRegistration');
    await (isStart
      ? route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ __type }) })
      : route.continue());
  };
  await page.route('**/idp/', refuse('LimitExceededException'));
  await add(page).click();
  await page.getByText('You have 20 passkeys, which is the limit.').waitFor();
  await page.unrouteAll();
  await page.route('**/idp/', refuse('WebAuthnNotEnabledException'));
  await add(page).click();
  await page.getByText('This device can’t keep a passkey').waitFor();
  await page.unrouteAll();
  await page.route('**/idp/', (route) => route.abort());
  await add(page).click();
  await page.getByText('We could not reach the sign-in service.').waitFor();
});

it('a browser without passkeys shows those there are, so that a lost one can go, and offers to add none', async () => {
  const { page, stage } = await open(PATH, withAccount());
  await page.getByRole('heading', { name: 'Authenticator app' }).waitFor();
  expect(await page.getByText('Passkeys').count()).toBe(0);
  stage.pool.users.load(MIA.email).passkeys.push(PHONE, LAPTOP);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await add(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove iCloud Keychain, added 30 October 2026' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await rows(page).innerText()).toContain('Windows Hello');
});

it('a pool without passkeys is not asked for them', async () => {
  const loadIdentity = {
    ...sampleIdentity.loadIdentity,
    value: { ...sampleIdentity.loadIdentity.value, passkeys: false },
  };
  const { page, stage } = await openWithAuthenticator(open, PATH, withAccount({ answers: { loadIdentity } }));
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  await expect.poll(() => stage.pool.calls.some(({ name }) => name === 'GetUser')).toBe(true);
  expect(await page.getByText('Passkeys').count()).toBe(0);
  expect(stage.pool.calls.filter(({ name }) => name.includes('WebAuthn'))).toEqual([]);
});
