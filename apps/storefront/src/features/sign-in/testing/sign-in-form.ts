import type { Page } from 'playwright-core';

export const PASSWORD = 'Wattle-1234';
export const OTHER_PASSWORD = 'Banksia-5678';

/** A field of the page; the footer has an email field too. */
export const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signed-in customers land on the dashboard. */
export const isIn = (page: Page): Promise<void> => page.waitForURL('**/account/dashboard');

export const fillCode = (page: Page, code: string, label = 'Code'): Promise<void> => field(page, label).fill(code);

/** Waits for this page heading. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));
