import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awake } from '../../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../../testing/account/sample-account.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { SAMPLE_CUSTOMER } from '../../../../testing/signed-in.ts';
import { POOL_CODE } from '../../../shopper/identity/testing/pool-sign-in.ts';

const open = setUpStage();
const phoneOf = (page: Page) => page.getByRole('textbox', { name: /^Phone/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await awake(page);
}

describe('contact details', () => {
  it('are saved, greet by the new name, and are there after a reload [C-2-57 C-3-27 D-5-15]', async () => {
    const { page, stage } = await open('/account/details', withAccount());
    await page.getByLabel('First name').fill('Anni\u200Bka');
    expect(await page.getByLabel('First name').inputValue()).toBe('Annika');
    await phoneOf(page).fill('0491 570 156');
    await save(page);
    await page.getByText('Your name and phone number were saved.').waitFor();
    await page.getByRole('navigation', { name: 'You' }).getByText('Annika').waitFor();
    // unchanged fields are not sent
    expect(callsOf(stage.calls, 'updateAccount').map(({ input }) => input)).toEqual([
      { customer: { firstName: 'Annika', phone: '+61491570156' } },
    ]);
    await reload(page);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Annika');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Tran');
    expect(await phoneOf(page).inputValue()).toBe('0491 570 156');
  });

  it('that are right are saved beside a phone that is not [C-5-46]', async () => {
    const { page, stage } = await open('/account/details', withAccount());
    await page.getByLabel('Last name').fill('O’Connor');
    await phoneOf(page).fill('0491 570');
    await save(page);
    await page.getByText('Your name was saved. Please check your phone number.').waitFor();
    await page.getByText('Enter a valid phone number or leave this field blank.').waitFor();
    expect(await phoneOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(callsOf(stage.calls, 'updateAccount').map(({ input }) => input)).toEqual([
      { customer: { lastName: 'O’Connor' } },
    ]);
  });

  it('with another email address count once its mailbox has shown the code', async () => {
    const { page, stage } = await open('/account/details', withAccount());
    const email = 'moved@example.com';
    await page.locator('main').getByLabel('Email address').fill(email);
    await save(page);
    const code = page.getByLabel('Code from the email');
    await code.fill('000000');
    await page.getByText('That code is incorrect').waitFor();
    // the server learns the address from the next token
    const account = { customer: { ...SAMPLE_CUSTOMER, email, addresses: [] }, customerSince: 0 };
    stage.answer({ loadAccount: { status: 'SUCCESS', value: account } });
    const before = callsOf(stage.calls, 'loadAccount').at(-1)?.authorization;
    await code.fill(POOL_CODE);
    await page.getByText('Your email address was saved.').waitFor();
    expect(await page.locator('main').getByLabel('Email address').inputValue()).toBe(email);
    expect(callsOf(stage.calls, 'loadAccount').at(-1)?.authorization).not.toBe(before);
    expect(callsOf(stage.calls, 'updateAccount')).toEqual([]);
  });
});
