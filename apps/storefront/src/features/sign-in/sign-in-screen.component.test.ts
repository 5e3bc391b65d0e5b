import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withAccount } from '../../../testing/account/sample-account.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { MIA } from '../../../testing/sample-pool.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { keepState } from '../../../testing/signed-in.ts';
import { field, fillSignIn, focusedName, isIn, signIn } from './testing/sign-in-form.ts';

const open = setUpStage();

/** The sign-in form, with an account to sign in to. */
const openSignIn = (query = '') => open(`/account/signin${query}`, { answers: withAccount().answers });

const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

describe('signing in', () => {
  it('leads to the dashboard, and the password is never sent [C-2-41 C-2-54]', async () => {
    const { page, complaints } = await openSignIn();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await signIn(page, MIA.email, MIA.password);
    await isIn(page);
    expect(sent.filter((text) => text.includes('SRP_A'))).not.toEqual([]);
    expect(sent.filter((text) => text.includes(MIA.password))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const { page } = await openSignIn();
    await field(page, 'Email address').focus();
    await page.keyboard.type(MIA.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(MIA.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await isIn(page);
  });

  it('works when it was asked for before the scripts had come', async () => {
    const { page } = await openSignIn();
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client*', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await fillSignIn(page, MIA.email, MIA.password);
    await page.keyboard.press('Enter');
    scripts.resolve();
    await isIn(page);
  });

  it('goes on to the page that was wanted, once it has what the account has [C-4-09]', async () => {
    const { loadAccountState } = keepState({ syncableStateVersion: 0, cartItems: [], wishlistItems: [] });
    const isAnswered = Promise.withResolvers<void>();
    const { page, stage } = await open('/account/signin?next=%2Faccount%2Fdetails%3Ffrom%3Dmail', {
      answers: {
        ...withAccount().answers,
        loadAccountState: async () => {
          await isAnswered.promise;
          return loadAccountState();
        },
      },
    });
    await signIn(page, MIA.email, MIA.password);
    await expect.poll(() => callsOf(stage.calls, 'loadAccountState').length).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/account/signin');
    isAnswered.resolve();
    await page.waitForURL('**/account/details?from=mail');
  });

  it('goes to no page of another place, also with one press of the demo shop', async () => {
    const { page, stage } = await openSignIn('?next=%2F%2Fevil.example');
    await page.getByRole('button', { name: 'Look around as Mia' }).click();
    await isIn(page);
    expect(new URL(page.url()).origin).toBe(stage.url);
  });

  it('shows a name as text, whatever it is', async () => {
    const firstName = '<img src=x onerror=window.pwned=1>';
    const { page, stage } = await open('/account/signin', {
      answers: withAccount({ customer: { firstName } }).answers,
    });
    stage.pool.users.add('eve@example.com', MIA.password, { firstName });
    await signIn(page, 'eve@example.com', MIA.password);
    await page.getByRole('heading', { name: `Hello, ${firstName}` }).waitFor();
    expect(await page.getByRole('navigation', { name: 'You' }).innerText()).toContain(firstName);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});

describe('a sign-in that is refused', () => {
  it('says the same of a wrong password and of an address that nobody has; the email stays, the password goes', async () => {
    const { page } = await openSignIn();
    const answers: string[] = [];
    for (const address of [MIA.email, 'nobody@example.com']) {
      await signIn(page, address, 'Wattle-0000');
      const alert = page.getByRole('alert').filter({ hasText: 'don’t match' });
      await alert.waitFor();
      answers.push(await alert.innerText());
      await expect.poll(() => field(page, 'Password').inputValue()).toBe('');
      expect(await field(page, 'Email address').inputValue()).toBe(address);
      await expect.poll(() => focusedName(page)).toBe('password');
      // it was wrong, not missing
      expect(await page.getByText('Enter your password.').count()).toBe(0);
      // typing another address clears the message
      await field(page, 'Email address').fill('');
      await alert.waitFor({ state: 'detached' });
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('names what is missing, and the first of it takes the focus [C-5-40 C-5-41]', async () => {
    const { page, stage } = await openSignIn();
    await button(page).click();
    await page.getByText('Enter your email address.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('email');
    await field(page, 'Email address').fill('mia@');
    await page.getByText('Enter a valid email address.').waitFor();
    expect(stage.pool.calls).toEqual([]);
  });

  it('too often waits for a time that is said, and the button with it', async () => {
    const { page, stage } = await openSignIn();
    const refusal = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    stage.pool.users.add('ana@example.com', MIA.password, { refusal });
    await signIn(page, 'ana@example.com', MIA.password);
    await page.getByText('Too many tries.').waitFor();
    expect(await page.getByRole('button', { name: /^Sign in at \d{1,2}:\d\d\s?[ap]m$/ }).isDisabled()).toBe(true);
    expect(await field(page, 'Password').inputValue()).toBe('');
    // the limit applies to one account
    await field(page, 'Email address').fill('others@example.com');
    expect(await button(page).isEnabled()).toBe(true);
  });

  it('without a network says so and keeps what was typed; a second press sends nothing twice', async () => {
    const { page } = await openSignIn();
    let asked = 0;
    await page.route('**/idp/', async (route) => {
      asked += 1;
      await route.abort();
    });
    await fillSignIn(page, MIA.email, MIA.password);
    await button(page).dblclick();
    await page.getByRole('alert').filter({ hasText: 'couldn’t reach the shop' }).waitFor();
    expect(await field(page, 'Password').inputValue()).toBe(MIA.password);
    expect(asked).toBe(1);
  });

  it('on a slow network is busy without changing the size of its button', async () => {
    const { page } = await openSignIn();
    const submit = page.locator('main form button[type="submit"]');
    const before = await submit.boundingBox();
    const held = Promise.withResolvers<Route>();
    await page.route('**/idp/', (route) => held.resolve(route));
    await signIn(page, MIA.email, MIA.password);
    await expect.poll(() => submit.getAttribute('aria-busy')).toBe('true');
    const during = await submit.boundingBox();
    expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
    await (await held.promise).abort();
    await page.getByRole('alert').waitFor();
  });
});
