import { expect, it } from 'vitest';
import { enterAsNew } from './account-pages-page.ts';
import { useBrowser } from './browser.ts';
import { appCode, openDoor, PASSWORD, signIn } from './sign-in-page.ts';

const open = useBrowser();

it('an authenticator app is set up with a code of it, asked for at sign-in, and removed', async () => {
  const { page, email } = await enterAsNew(open, '/account/details');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const code = page.getByLabel('Code from the app');
  const secret = (
    await page
      .locator('main')
      .getByText(/^([A-Z2-7]{4} ?)+$/)
      .innerText()
  ).replaceAll(' ', '');
  await code.fill('000000');
  await page.getByText('That code is not right').waitFor();
  await code.fill(appCode(secret));
  await page.getByText('On: after your password we ask for a code from the app.').waitFor();
  const other = await openDoor(open, '/account/signin');
  await signIn(other.page, email, PASSWORD);
  await other.page
    .getByText(/authenticator app/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
});

it('an account is deleted with its password, and nobody signs in with it any more', async () => {
  const { page, email } = await enterAsNew(open, '/account/details');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Delete for good' });
  await dialog.getByLabel('Your password').fill('Not-the-one-1');
  await remove.click();
  await dialog.getByText('That password is not right.').waitFor();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await remove.click();
  await page.waitForURL('**/account/signin');
  const { page: again } = await openDoor(open, '/account/signin');
  await signIn(again, email, PASSWORD);
  await again.getByRole('alert').first().waitFor();
  expect(new URL(again.url()).pathname).toBe('/account/signin');
});
