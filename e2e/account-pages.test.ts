import { describe, expect, it } from 'vitest';
import { enter, enterAsNew } from './account-pages-page.ts';
import { useBrowser } from './browser.ts';
import { nextMail } from './mailbox.ts';
import { makeCustomer, newEmail, OTHER_PASSWORD, openDoor, PASSWORD, signIn } from './sign-in-page.ts';

const open = useBrowser();

describe('contact details', () => {
  it('are saved, greet by the new name, and are there after a reload [C-2-57]', async () => {
    const { page } = await enterAsNew(open, '/account/details');
    await page.getByLabel('First name').fill('Annika');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('0491 570 156');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your name and phone number were saved.').waitFor();
    await page.getByRole('navigation', { name: 'You' }).getByText('Annika').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Annika');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Le');
    expect(await page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('0491 570 156');
  });

  it('that are right are saved beside a phone that is not [C-5-46]', async () => {
    const { page } = await enterAsNew(open, '/account/details');
    await page.getByLabel('Last name').fill('O’Connor');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('0491 570');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your name was saved. The phone number still needs a look.').waitFor();
    await page.getByText('Enter a valid phone number or leave this field blank.').waitFor();
    expect(
      await page.getByRole('textbox', { name: /^Phone/ }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('O’Connor');
    expect(await page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('');
  });

  it('with another email address count once its mailbox has shown the code', async () => {
    const { page, email } = await enterAsNew(open, '/account/details');
    const next = newEmail('moved');
    await page.locator('main').getByLabel('Email address').fill(next);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const code = page.getByLabel('Code from the email');
    await code.fill('000000');
    await page.getByText('That code is not right').waitFor();
    const mail = await nextMail(next, 'VERIFY_EMAIL_CODE');
    await code.fill(mail.code);
    await page.getByText('Your email address was saved.').waitFor();
    await page.goto('/account/dashboard');
    await page.getByText(next).waitFor();
    expect(await page.getByText(email).count()).toBe(0);
  });
});

it('a password is changed by the old one, which is then refused [C-2-58 C-5-42]', async () => {
  const { page, email } = await enterAsNew(open, '/account/password/change');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await page.getByText('Enter your current password.').waitFor();
  await page.getByLabel('Current password').fill('Not-the-one-1');
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(OTHER_PASSWORD);
  await change.click();
  await page.getByText('Your current password is not right.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await page.getByText('Your password was changed. Other devices are signed out.').waitFor();
  const other = await openDoor(open, '/account/signin');
  await signIn(other.page, email, PASSWORD);
  await other.page.getByRole('alert').first().waitFor();
  await signIn(other.page, email, OTHER_PASSWORD);
  await other.page.waitForURL('**/account/dashboard');
});

describe('subscriptions', () => {
  it('are saved as they are pressed, and all marketing at once', async () => {
    const { page } = await enterAsNew(open, '/account/subscriptions');
    const news = page.getByRole('switch', { name: 'Good prices, good advice' });
    const texts = page.getByRole('switch', { name: 'Text messages about deliveries' });
    await news.check();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => news.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Stop all marketing' }).click();
    await page.getByText('All marketing is stopped.').waitFor();
    await page.reload();
    await expect.poll(() => texts.isChecked()).toBe(true);
    expect(await news.isChecked()).toBe(false);
  });

  it('that cannot be saved go back, and it is told', async () => {
    const { page } = await enterAsNew(open, '/account/subscriptions');
    const events = page.getByRole('switch', { name: 'Events near me' });
    await events.waitFor();
    await page.route('**/api/account/subscriptions', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await events.click();
    await page.getByText('We could not save that. It is as it was before.').waitFor();
    await expect.poll(() => events.isChecked()).toBe(false);
  });
});

describe('an account that', () => {
  it('is being made says so and goes on by itself [C-4-26]', async () => {
    const { email } = await makeCustomer();
    const { page } = await open();
    let isMade = false;
    await page.route('**/api/account', (route) =>
      isMade
        ? route.continue()
        : route.fulfill({ status: 404, json: { status: 'REJECTED', reasons: [{ code: 'CustomerNotFound' }] } }),
    );
    await page.goto('/account/signin');
    await page.locator('form[data-alive]').first().waitFor();
    await signIn(page, email, PASSWORD);
    await page.getByRole('heading', { name: 'Setting up your account' }).waitFor();
    isMade = true;
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor();
  });

  it('cannot be loaded can be asked for again [C-4-27]', async () => {
    const { page } = await enterAsNew(open, '/account/dashboard');
    await page.route('**/api/account', (route) => route.abort());
    await page.reload();
    await page.getByText('We could not load your account.').waitFor();
    await page.unroute('**/api/account');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor();
    await page.getByRole('heading', { name: 'Nothing ordered yet' }).waitFor();
  });

  it('has a script for a name shows it as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { email } = await makeCustomer({ firstName: name });
    const { page, complaints } = await enter(open, { email });
    await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
  });

  it('is left everywhere is left here too', async () => {
    const { page, email } = await enterAsNew(open, '/account/details');
    const other = await enter(open, { email }, '/account/orders');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/account/signin');
    await other.page.reload();
    await other.page.waitForURL('**/account/signin?**');
  });
});
