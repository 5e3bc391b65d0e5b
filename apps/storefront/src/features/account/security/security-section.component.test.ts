import { success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { withAccount } from '../../../../testing/account/sample-account.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { MIA } from '../../../../testing/sample-pool.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { APP_SECRET, BACKUP_CODES, POOL_CODE } from '../../../shopper/identity/testing/pool-sign-in.ts';
import { OTHER_PASSWORD } from '../../sign-in/testing/sign-in-form.ts';

const open = setUpStage();

it('an authenticator app is set up with a code of it, shows backup codes once, makes new ones, and is removed', async () => {
  const { page, stage } = await open('/account/details', withAccount());
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const code = page.getByLabel('Code from the app');
  await page
    .locator('main')
    .getByText(APP_SECRET.match(/.{4}/g)?.join(' ') ?? '')
    .waitFor();
  await code.fill('000000');
  await page.getByText('That code is incorrect').waitFor();
  await code.fill(POOL_CODE);
  await page.getByText('On: after your password we ask for a code from the app.').waitFor();
  expect(stage.pool.users.load(MIA.email).hasApp).toBe(true);
  const codes = page.getByRole('region', { name: 'Backup codes' });
  expect(await codes.getByRole('listitem').allInnerTexts()).toEqual([...BACKUP_CODES]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Backup codes');
  expect(decodeURIComponent((await codes.getByRole('link').getAttribute('href')) ?? '')).toContain(BACKUP_CODES[0]);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('2 codes left.').waitFor();
  expect(await page.getByText(BACKUP_CODES[0]).count()).toBe(0);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await codes.getByText('AAAAA-11112').waitFor();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  expect(stage.pool.users.load(MIA.email).hasApp).toBe(false);
});

it('an authenticator app at a pool without backup codes offers none', async () => {
  const { page, stage } = await open('/account/details', withAccount());
  stage.pool.users.load(MIA.email).backupCodes = null;
  await page.reload();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Code from the app').fill(POOL_CODE);
  await page.getByRole('button', { name: 'Remove the app' }).waitFor();
  expect(await page.getByText('Backup codes').count()).toBe(0);
  expect(stage.pool.calls.filter(({ name }) => name === 'CreateBackupCodes')).toEqual([]);
});

it('an account is deleted with its password, at the shop first and then at the pool', async () => {
  const { page, stage } = await open(
    '/account/details',
    withAccount({ answers: { deleteAccount: success({ deleted: true }) } }),
  );
  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Delete permanently' });
  await dialog.getByLabel('Your password').fill('Not-the-one-1');
  await remove.click();
  await dialog.getByText('That password is incorrect.').waitFor();
  expect(callsOf(stage.calls, 'deleteAccount')).toEqual([]);
  await dialog.getByLabel('Your password').fill(MIA.password);
  await remove.click();
  await page.waitForURL('**/account/signin');
  expect(callsOf(stage.calls, 'deleteAccount')).toHaveLength(1);
  expect(stage.pool.users.find(MIA.email)).toBeUndefined();
});

it('a password is changed by the old one, which is not it any more [C-2-58 C-5-42]', async () => {
  const { page, stage } = await open('/account/password/change', withAccount());
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await page.getByText('Enter your current password.').waitFor();
  await page.getByLabel('Current password').fill('Not-the-one-1');
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(OTHER_PASSWORD);
  await change.click();
  await page.getByText('Your current password is incorrect.').waitFor();
  await page.getByLabel('Current password').fill(MIA.password);
  await change.click();
  await page.getByText('Your password was changed. Other devices are signed out.').waitFor();
  expect(stage.pool.users.isPassword(stage.pool.users.load(MIA.email), OTHER_PASSWORD)).toBe(true);
});

it('an account that is left everywhere is left here too', async () => {
  const { page, stage } = await open('/account/details', withAccount());
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/account/signin');
  expect(stage.pool.calls.filter(({ name }) => name === 'GlobalSignOut')).toHaveLength(1);
  expect(stage.pool.users.load(MIA.email).refreshTokens.size).toBe(0);
});
