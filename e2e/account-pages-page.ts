import type { Page } from 'playwright-core';
import type { OpenOptions, TestPage } from './browser.ts';
import { makeCustomer, type OpenPage, openDoor, PASSWORD, signIn } from './sign-in-page.ts';

type Who = { readonly email: string; readonly password?: string };

/** Comes in as a customer, and goes on to a page of the account. */
export async function enter(
  open: OpenPage,
  { email, password = PASSWORD }: Who,
  path = '/account/dashboard',
  options?: OpenOptions,
): Promise<TestPage> {
  const opened = await openDoor(open, `/account/signin?${new URLSearchParams({ next: path })}`, options);
  await signIn(opened.page, email, password);
  await opened.page.waitForURL(`**${path}`);
  return opened;
}

/** The same with somebody whom no other test has. */
export async function enterAsNew(open: OpenPage, path: string, options?: OpenOptions) {
  const { email } = await makeCustomer();
  return { email, ...(await enter(open, { email }, path, options)) };
}

export type TypedAddress = { readonly street: string; readonly suburb: string; readonly postcode: string };

/** Types an address into the dialog that is open; it is in Victoria. */
export async function typeAddress(page: Page, { street, suburb, postcode }: TypedAddress): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street address').fill(street);
  await dialog.getByLabel('Town or suburb').fill(suburb);
  await dialog.getByLabel('State or territory').selectOption('VIC');
  await dialog.getByLabel('Postcode').fill(postcode);
}

/** Adds an address, and waits until it is on the page. */
export async function addAddress(page: Page, address: TypedAddress): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await typeAddress(page, address);
  await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
  await cardOf(page, address.street).waitFor();
}

/** The card of an address. */
export const cardOf = (page: Page, street: string) => page.locator('main li').filter({ hasText: street });
