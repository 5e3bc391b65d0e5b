import type { Page } from 'playwright-core';
import { awake, visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { withAccount } from '../../../../testing/account/sample-account.ts';
import type { Look } from '../../../../testing/look.ts';
import { MIA, type OTHERS, sampleIdentity } from '../../../../testing/sample-pool.ts';
import { field, fillCode, heading, PASSWORD, signIn } from './sign-in-form.ts';

const guest = { answers: sampleIdentity };
const LINK = `code=000000&user=${MIA.sub}`;
const RIGHT_LINK = `code=123456&user=${MIA.sub}`;

const page = (path: string, title: string): Look => ({
  name: title,
  path,
  ...guest,
  reach: (at) => heading(at, title),
});

/** A step after the password, for a user with further challenges. */
const step = (name: string, email: keyof typeof OTHERS, reach: (at: Page) => Promise<void>): Look => ({
  name,
  path: '/account/signin',
  ...guest,
  async reach(at) {
    await signIn(at, email, MIA.password);
    await reach(at);
  },
});

async function fillSignUp(at: Page, email: string): Promise<void> {
  await field(at, 'First name').fill('Ana');
  await field(at, 'Last name').fill('Le');
  await field(at, 'Email address').fill(email);
  await field(at, 'Password').fill(PASSWORD);
  await field(at, 'Repeat your password').fill(PASSWORD);
  await at.getByRole('button', { name: 'Create account' }).click();
}

/** Returns from the hosted pages with this query, as if the tab had left for them. */
async function comeBack(at: Page, query: string): Promise<void> {
  await at.evaluate(() =>
    sessionStorage.setItem('wattle.hosted-sign-in', JSON.stringify({ state: 's', verifier: 'v', wanted: null })),
  );
  await visit(at, `/account/authenticate?state=s&${query}`);
}

const signInLooks: readonly Look[] = [
  page('/account/signin', 'Sign in'),
  {
    name: 'Sign in, nothing filled in',
    path: '/account/signin',
    ...guest,
    async reach(at) {
      await at.getByRole('button', { name: 'Sign in', exact: true }).click();
      await at.getByText('Enter your password.').waitFor();
    },
  },
  {
    name: 'Sign in, refused',
    path: '/account/signin',
    ...guest,
    async reach(at) {
      await signIn(at, MIA.email, 'Wattle-0000');
      await at.getByText('don’t match').waitFor();
    },
  },
  step('Sign in, too often', 'too-often@example.com', (at) => at.getByText('Too many tries.').waitFor()),
  step('A code of the app', 'app@example.com', (at) => heading(at, 'One more step')),
  step('A code of the app, wrong', 'app@example.com', async (at) => {
    await fillCode(at, '000000', 'Code from the app');
    await at.getByText('That code isn’t right.').waitFor();
  }),
  step('A code of the app, too late', 'app@example.com', async (at) => {
    await fillCode(at, '000000', 'Code from the app');
    await at.getByText('That code isn’t right.').waitFor();
    await fillCode(at, '123456', 'Code from the app');
    await at.getByText('That took too long.').waitFor();
  }),
  step('Two ways', 'two-ways@example.com', (at) =>
    at.getByRole('button', { name: 'Use my authenticator app' }).waitFor(),
  ),
  step('A code by email', 'two-ways@example.com', async (at) => {
    await at.getByRole('button', { name: 'Email me a code' }).click();
    await at.getByText('We emailed a 6-digit code to').waitFor();
  }),
  step('An app to set up', 'set-up@example.com', (at) =>
    at.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor(),
  ),
  step('A new password, too short', 'new-password@example.com', async (at) => {
    await field(at, 'New password').fill('wattle');
    await at.getByRole('button', { name: 'Save and sign in' }).click();
    await at.getByText('Use 8 characters or more.').waitFor();
  }),
  step('Time for a new password', 'reset@example.com', (at) => heading(at, 'Time for a new password')),
  step('Not confirmed yet', 'unconfirmed@example.com', (at) => heading(at, 'Check your email')),
  step('Not confirmed yet, wrong code', 'unconfirmed@example.com', async (at) => {
    await fillCode(at, '111111');
    await at.getByText('That code isn’t right, or has expired.').waitFor();
  }),
];

const signUpLooks: readonly Look[] = [
  page('/account/signup', 'Create an account'),
  {
    name: 'Create an account, passwords that differ',
    path: '/account/signup',
    ...guest,
    async reach(at) {
      await field(at, 'Password').fill('Wattle2');
      await field(at, 'Repeat your password').fill('Wattle');
      await at.keyboard.press('Tab');
      await at.getByText("The passwords you entered don't match.").waitFor();
    },
  },
  {
    name: 'Create an account, with an address that has one',
    path: '/account/signup',
    ...guest,
    async reach(at) {
      await fillSignUp(at, MIA.email);
      await at.getByText('This email already has an account.').waitFor();
    },
  },
  page(`/account/signup?${LINK}`, 'This link no longer works'),
  page(`/account/signup?${RIGHT_LINK}`, 'Your account is ready'),
  page('/account/verify', 'Confirm your email'),
  page(`/account/verify?${LINK}`, 'Sign in to confirm it'),
  {
    name: 'A new address is confirmed',
    path: `/account/verify?${RIGHT_LINK}`,
    ...withAccount(),
    reach: (at) => heading(at, 'Your new email address is confirmed'),
  },
];

const resetLooks: readonly Look[] = [
  page('/account/password/forgot', 'Reset your password'),
  {
    name: 'Reset your password, no address',
    path: '/account/password/forgot',
    ...guest,
    async reach(at) {
      await field(at, 'Email address').fill('mia.tran@');
      await at.getByRole('button', { name: 'Send the email' }).click();
      await at.getByText('Enter a valid email address.').waitFor();
    },
  },
  {
    name: 'Reset your password, sent',
    path: '/account/password/forgot',
    ...guest,
    async reach(at) {
      await field(at, 'Email address').fill(MIA.email);
      await at.getByRole('button', { name: 'Send the email' }).click();
      await heading(at, 'Check your email');
    },
  },
  page('/account/password/reset', 'Choose a new password'),
  {
    name: 'Choose a new password, wrong code',
    path: '/account/password/reset',
    ...guest,
    async reach(at) {
      await field(at, 'Email address').fill(MIA.email);
      await fillCode(at, '111111');
      await choose(at);
      await at.getByText('That code isn’t right, or has expired.').waitFor();
    },
  },
  {
    name: 'Choose a new password, link over',
    path: `/account/password/reset?${LINK}`,
    ...guest,
    async reach(at) {
      await choose(at);
      await heading(at, 'This link no longer works');
    },
  },
];

async function choose(at: Page): Promise<void> {
  await field(at, 'New password').fill(PASSWORD);
  await field(at, 'Repeat your new password').fill(PASSWORD);
  await at.getByRole('button', { name: 'Save and sign in' }).click();
}

const hostedLooks: readonly Look[] = [
  page('/account/authenticate', 'You’re not signed in'),
  page('/account/authenticate?code=abc', 'You’re not signed in'),
  {
    name: 'Back from the hosted pages, cancelled',
    path: '/account/signin',
    ...guest,
    async reach(at) {
      await comeBack(at, 'error=access_denied');
      await at.getByText('You came back without signing in.').waitFor();
    },
  },
  {
    name: 'Back from the hosted pages, not reached',
    path: '/account/signin',
    ...guest,
    async reach(at) {
      await at.route('**/oauth2/token', (route) => route.abort());
      await comeBack(at, 'code=abc');
      await heading(at, 'We couldn’t reach the shop');
      await awake(at);
    },
  },
];

/** Every sign-in page in every state. */
export const LOOKS: readonly Look[] = [...signInLooks, ...signUpLooks, ...resetLooks, ...hostedLooks];
