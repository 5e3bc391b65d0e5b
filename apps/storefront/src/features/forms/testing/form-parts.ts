import type { Locator, Page } from 'playwright-core';

export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: false }).first();

export async function fillPerson(form: Locator): Promise<void> {
  await field(form, 'First name').fill('Mia');
  await field(form, 'Last name').fill('Tran');
  await field(form, 'Email address').fill('Mia.Tran@Example.com');
}

export const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
