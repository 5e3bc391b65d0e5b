import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { MIA, sampleIdentity } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { POOL_CODE } from '../../shopper/identity/testing/pool-sign-in.ts';
import { field, fillCode, focusedName, heading, isIn, PASSWORD, signIn } from './testing/sign-in-form.ts';

const open = setUpStage();
const EMAIL = 'ana@example.com';
const ANSWERS = () => ({ answers: withAccount().answers });

async function fillSignUp(page: Page, email = EMAIL): Promise<void> {
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Le');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Repeat your password').fill(PASSWORD);
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

describe('creating an account', () => {
  it('is confirmed by the code of the email and signed in; a wrong one is said below it [C-2-53 C-4-23]', async () => {
    const { page, stage, complaints } = await open('/account/signup', { ...ANSWERS(), width: WIDTHS.phone });
    await page.getByLabel('Email me about price drops').check();
    await fillSignUp(page);
    await create(page);
    await heading(page, 'Check your email');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code');
    await page.getByText(/Send a new code in 0:/).waitFor();
    await fillCode(page, '111111');
    await page.getByText('That code isn’t right, or has expired. Check the newest email.').waitFor();
    // pasted with a space, it submits automatically
    await fillCode(page, `${POOL_CODE.slice(0, 3)} ${POOL_CODE.slice(3)}`);
    await isIn(page);
    // the opt-in is saved once the account exists
    await expect
      .poll(() => callsOf(stage.calls, 'updateAccount').map(({ input }) => input))
      .toEqual([{ customer: { agreeToMarketing: true } }]);
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
  });

  it('that is not confirmed goes on when signing in; a new code can be sent after a while', async () => {
    const { page, stage } = await open('/account/signin', {
      ...ANSWERS(),
      ownPage: true,
      before: (one) => one.clock.install(),
    });
    stage.pool.users.add(EMAIL, PASSWORD, { isConfirmed: false });
    await signIn(page, EMAIL, PASSWORD);
    await heading(page, 'Check your email');
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await page.getByText(/Send a new code in 0:/).waitFor();
    expect(stage.pool.calls.filter(({ name }) => name === 'ResendConfirmationCode')).toHaveLength(1);
    await fillCode(page, POOL_CODE);
    await isIn(page);
  });

  it('with an address that has an account offers to sign in with it', async () => {
    const { page } = await open('/account/signup', ANSWERS());
    await fillSignUp(page, MIA.email);
    await create(page);
    await page.getByText('This email already has an account.').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await heading(page, 'Sign in');
    await expect.poll(() => field(page, 'Email address').inputValue()).toBe(MIA.email);
  });
});

describe('the form of a new account', () => {
  it('ticks the rules while the password is typed, and complains of nothing before a field is left', async () => {
    const { page } = await open('/account/signup', ANSWERS());
    const rules = page.getByRole('list', { name: 'Password rules' });
    await field(page, 'Password').pressSequentially('Wattle2');
    await expect.poll(() => rules.getByText('(done)').count()).toBe(4);
    expect(await page.locator('main [aria-invalid="true"]').count()).toBe(0);
    await field(page, 'Repeat your password').fill('Wattle');
    await page.keyboard.press('Tab');
    await page.getByText("The passwords you entered don't match.").waitFor();
    await page.getByText('Use 8 characters or more.').waitFor();
  });

  it('takes no name that is no name, and the first wrong field takes the focus', async () => {
    const { page, stage } = await open('/account/signup', ANSWERS());
    await fillSignUp(page);
    await field(page, 'First name').fill('<b>Ana</b>');
    await create(page);
    await page.getByText('Enter a valid first name.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('firstName');
    expect(stage.pool.calls).toEqual([]);
  });
});

describe('a link of an email', () => {
  const LINK = 'code=000000&user=7b0cbd50-0000-4000-8000-000000000000';

  it('that is not right says so and offers another', async () => {
    const { page } = await open(`/account/signup?${LINK}`, { answers: sampleIdentity, width: WIDTHS.phone });
    await heading(page, 'This link no longer works');
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await page.getByText('A new email is on its way').waitFor();
  });

  it('that confirms a new address asks first who opens it [C-2-13 C-2-45]', async () => {
    const { page, stage } = await open(`/account/verify?code=${POOL_CODE}&user=${MIA.sub}`, {
      ...ANSWERS(),
      // a confirmed user cannot be confirmed again
      before: (one) => one.route('**/idp/', refuseConfirmation, { times: 1 }),
    });
    await heading(page, 'Sign in to confirm it');
    const mia = stage.pool.users.load(MIA.email);
    mia.newEmail = 'mia.new@example.com';
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await heading(page, 'Sign in');
    await signIn(page, MIA.email, MIA.password);
    await heading(page, 'Your new email address is confirmed');
    expect(mia.email).toBe('mia.new@example.com');
  });
});

const refuseConfirmation = (route: Route) =>
  route.fulfill({
    status: 400,
    headers: { 'x-amzn-errortype': 'CodeMismatchException' },
    json: { __type: 'CodeMismatchException', message: '' },
  });
