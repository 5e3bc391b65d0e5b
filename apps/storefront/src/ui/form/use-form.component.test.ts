import { rejected } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { FORM_ANSWERS } from '../../features/forms/testing/form-answers.ts';
import { focusedName } from '../../features/forms/testing/form-parts.ts';

const open = setUpStage();
/** Answers for any page. */
const ANSWERS = { ...withAccount().answers, ...FORM_ANSWERS };
const INVALID = 'Enter a valid email address.';

/** The footer has an email field too. */
const emailOf = (page: Page) => page.locator('main').getByLabel('Email address');
const saidOf = (page: Page, words: string) => page.locator('main').getByText(words, { exact: true });

describe.each([
  ['a new account', '/account/signup', 'Create account', 'firstName'],
  ['a sign-in', '/account/signin', 'Sign in', 'password'],
  ['a search for an order', '/orders/find', 'Find my order', 'number'],
  ['an enquiry', '/forms/enquiry', 'Send', 'firstName'],
] as const)('the form of %s', (_, path, button, first) => {
  it('says what is wrong with a field when it is left, not before, and only as long as it is wrong', async () => {
    const { page } = await open(path, { answers: ANSWERS });
    const email = emailOf(page);
    await email.focus();
    await page.keyboard.press('Tab');
    expect(await email.getAttribute('aria-invalid')).toBeNull();
    await email.pressSequentially('mia@');
    expect(await saidOf(page, INVALID).count()).toBe(0);
    await page.keyboard.press('Tab');
    await saidOf(page, INVALID).waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.pressSequentially('example.com');
    await saidOf(page, INVALID).waitFor({ state: 'detached' });
  });

  it('leads to the first wrong field of the page by one press, and keeps what was typed', async () => {
    const { page } = await open(path, { answers: ANSWERS });
    await emailOf(page).fill(first === 'password' ? 'mia@example.com' : 'mia@');
    // the blurred field's error must not move the button from under the pointer
    await page.locator('main').getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => focusedName(page)).toBe(first);
    expect(await page.locator(`main [name=${first}]`).getAttribute('aria-invalid')).toBe('true');
    expect(await emailOf(page).inputValue()).toMatch(/^mia@/);
  });
});

it('a form is sent once at a time, and a failure is said aloud beside everything that was typed', async () => {
  const answer = Promise.withResolvers<void>();
  const { page, stage } = await open('/orders/find', {
    answers: {
      findGuestOrder: async () => {
        await answer.promise;
        return rejected({ code: 'ORDER_NOT_FOUND' });
      },
    },
  });
  await page.getByLabel('Order number').fill('W-20481736');
  await emailOf(page).fill('mia@example.com');
  await emailOf(page).evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.form?.requestSubmit();
  });
  await page.getByRole('button', { name: 'Looking' }).waitFor();
  await emailOf(page).press('Enter');
  answer.resolve();
  await page.locator('main').getByRole('alert').waitFor();
  expect(callsOf(stage.calls, 'findGuestOrder')).toHaveLength(1);
  expect([await page.getByLabel('Order number').inputValue(), await emailOf(page).inputValue()]).toEqual([
    'W-20481736',
    'mia@example.com',
  ]);
});

it('what the server has against a field stands beside it, with the focus, until the field changes', async () => {
  const updateAccount = rejected(
    { code: 'MISSING_DATA', field: 'phone', params: { code: 'PHONE_INVALID' } },
    { code: 'MISSING_DATA', field: 'lastName', params: { code: 'LAST_NAME_INVALID' } },
  );
  const { page } = await open('/account/details', withAccount({ answers: { updateAccount } }));
  await page.getByLabel('Last name').fill('Nguyen');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saidOf(page, 'Enter a valid last name.').waitFor();
  await saidOf(page, 'Enter a valid phone number or leave this field blank.').waitFor();
  await expect.poll(() => focusedName(page)).toBe('lastName');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Nguyen');
  await page.getByLabel('Last name').fill('Nguyen-Tran');
  await saidOf(page, 'Enter a valid last name.').waitFor({ state: 'detached' });
  expect(await saidOf(page, 'Enter a valid phone number or leave this field blank.').count()).toBe(1);
});
