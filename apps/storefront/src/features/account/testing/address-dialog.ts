import type { Page } from 'playwright-core';

export type TypedAddress = { readonly street: string; readonly suburb: string; readonly postcode: string };

/** Fills in the open address dialog, in Victoria. */
export async function typeAddress(page: Page, { street, suburb, postcode }: TypedAddress): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street address').fill(street);
  await dialog.getByLabel('Town or suburb').fill(suburb);
  await dialog.getByLabel('State or territory').selectOption('VIC');
  await dialog.getByLabel('Postcode').fill(postcode);
}

/** Adds an address and waits until it shows. */
export async function addAddress(page: Page, address: TypedAddress): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await typeAddress(page, address);
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await cardOf(page, address.street).waitFor();
}

/** The card of an address. */
export const cardOf = (page: Page, street: string) => page.locator('main li').filter({ hasText: street });
