import type { Locator, Page, Request } from 'playwright-core';
import type { OpenOptions, TestPage } from './browser.ts';

export type OpenPage = (options?: OpenOptions) => Promise<TestPage>;
export type FormPage = { readonly page: Page; readonly form: Locator; readonly sent: Request[] };

/** One form of the page that shows them all, on a page that has come alive. */
export async function openForm(open: OpenPage, title: string, width?: number): Promise<FormPage> {
  const { page } = await open(width === undefined ? {} : { width });
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/klaviyo/')) sent.push(request);
  });
  await page.goto('/dev/forms', { waitUntil: 'networkidle', timeout: 90_000 });
  return { page, form: page.getByRole('region', { name: title, exact: true }), sent };
}

export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: false }).first();

export async function fillPerson(form: Locator): Promise<void> {
  await field(form, 'First name').fill('Mia');
  await field(form, 'Last name').fill('Tran');
  await field(form, 'Email address').fill('Mia.Tran@Example.com');
}

export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
