import { describe, expect, inject, it } from 'vitest';
import { axeViolations, flawsAtEveryWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { field, fillSignIn, isIn, MIA, makeCustomer, newEmail, openDoor, PASSWORD, signIn } from './sign-in-page.ts';

const open = useBrowser();

describe('signing in', () => {
  it('leads to the dashboard, and the password is never sent [C-2-41 C-2-54]', async () => {
    const { email } = await makeCustomer();
    const { page, complaints } = await openDoor(open, '/account/signin');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await signIn(page, email, PASSWORD);
    await isIn(page);
    expect(sent.filter((text) => text.includes('RespondToAuthChallenge') || text.includes('SRP_A'))).not.toEqual([]);
    expect(sent.filter((text) => text.includes(PASSWORD) || text.includes(encodeURIComponent(PASSWORD)))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('works by keyboard alone', async () => {
    const { page } = await openDoor(open, '/account/signin');
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

  it('goes on to the page that was wanted', async () => {
    const { page } = await openDoor(open, '/account/signin?next=%2Faccount%2Fdetails%3Ffrom%3Dmail');
    await signIn(page, MIA.email, MIA.password);
    await page.waitForURL('**/account/details?from=mail');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/account/signin'])(
    'goes to no other place: next=%s',
    async (next) => {
      const { page } = await openDoor(open, `/account/signin?${new URLSearchParams({ next })}`);
      await page.getByRole('button', { name: 'Look around as Mia' }).click();
      await isIn(page);
      expect(new URL(page.url()).origin).toBe(await page.evaluate(() => location.origin));
    },
  );

  it('shows a name as text, whatever it is', async () => {
    const firstName = '<img src=x onerror=window.pwned=1>';
    const { email } = await makeCustomer({ firstName });
    const { page } = await openDoor(open, '/account/signin');
    await signIn(page, email, PASSWORD);
    await isIn(page);
    await expect.poll(() => page.locator('body').innerText()).toContain(firstName);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});

describe('a sign-in that is refused', () => {
  it('says the same of a wrong password and of an address that nobody has; the email stays, the password goes', async () => {
    const { email } = await makeCustomer();
    const { page } = await openDoor(open, '/account/signin');
    const answers: string[] = [];
    for (const address of [email, newEmail('nobody')]) {
      await signIn(page, address, 'Wattle-0000');
      const alert = page.getByRole('alert').filter({ hasText: 'don’t match' });
      await alert.waitFor();
      answers.push(await alert.innerText());
      await expect.poll(() => field(page, 'Password').inputValue()).toBe('');
      expect(await field(page, 'Email address').inputValue()).toBe(address);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('names what is missing, and the first of it takes the focus [C-5-40 C-5-41]', async () => {
    const { page } = await openDoor(open, '/account/signin');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Enter your email address.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await field(page, 'Email address').fill('mia@');
    await page.getByText('Enter a valid email address.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('too often waits for a time that is said, and the button with it', async () => {
    const { email } = await makeCustomer();
    const { page } = await openDoor(open, '/account/signin');
    const notice = page.getByText('Too many tries.');
    for (let tries = 0; tries < 12 && !(await notice.isVisible()); tries += 1) {
      await signIn(page, email, `Wattle-000${tries}`);
      await page
        .locator('main')
        .getByText(/don’t match|Too many tries/)
        .first()
        .waitFor();
      await expect.poll(() => field(page, 'Password').inputValue()).toBe('');
    }
    await notice.waitFor();
    const button = page.getByRole('button', { name: /^Sign in at \d{1,2}:\d\d\s?[ap]m$/ });
    expect(await button.isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    // the limit is of one account
    await field(page, 'Email address').fill(newEmail());
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isEnabled()).toBe(true);
  });

  it('without a network says so and keeps what was typed; a second press sends nothing twice', async () => {
    const { page } = await openDoor(open, '/account/signin');
    let asked = 0;
    await page.route('**/idp/', async (route) => {
      asked += 1;
      await route.abort();
    });
    await fillSignIn(page, newEmail(), PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
    await page.getByRole('alert').filter({ hasText: 'couldn’t reach the shop' }).waitFor();
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
    expect(asked).toBe(1);
  });

  it('on a slow network is busy without changing the size of its button', async () => {
    const { page } = await openDoor(open, '/account/signin');
    const button = page.locator('main form button[type="submit"]');
    const before = await button.boundingBox();
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/idp/', async (route) => {
      await held;
      await route.abort();
    });
    await signIn(page, newEmail(), PASSWORD);
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    const during = await button.boundingBox();
    expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
    goOn();
    await page.getByRole('alert').waitFor();
  });
});

describe('the pages to come in by', () => {
  const PAGES = [
    ['/account/signin', 'Sign in'],
    ['/account/signup', 'Create an account'],
    ['/account/verify', 'Confirm your email'],
    ['/account/password/forgot', 'Reset your password'],
    ['/account/password/reset', 'Choose a new password'],
  ] as const;
  it.each(PAGES)(
    '%s (%s) has nothing that axe complains about, and nothing sticks out at any width',
    async (path, title) => {
      const { page, complaints } = await openDoor(open, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await flawsAtEveryWidth(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it('/account/authenticate is there without being asked for, and so is /account/verify [C-2-12 C-2-13]', async () => {
    const { page } = await open();
    expect((await page.goto('/account/authenticate'))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'You’re not signed in' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect((await page.goto('/account/verify'))?.status()).toBe(200);
  });

  it('say without scripts that they need them', async () => {
    const html = await (await fetch(`${inject('shopUrl')}/account/signin`)).text();
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<h1')))?.[1]).toContain(
      'Signing in needs JavaScript',
    );
    // and nothing that is typed can be sent by the browser itself
    expect(html).toMatch(/<form [^>]*method="dialog"/);
  });
});
