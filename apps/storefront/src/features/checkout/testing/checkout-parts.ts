import type { Page } from 'playwright-core';

export const GUEST = { email: 'ana.le@example.com', firstName: 'Ana', lastName: 'Le', phone: '0491 570 156' };
export const HOME = { street: '12 Saxon Street', suburb: 'Brunswick', postcode: '3056' } as const;

/** A field of the page; the footer has an email field too. */
export const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

/** The open step. */
export const openStep = (page: Page) => page.locator('main li[aria-current=step]');

/** Waits for text in the open step. */
export const says = (page: Page, words: string) => openStep(page).getByText(words, { exact: true }).waitFor();

/** The order summary beside the steps, on wide screens. */
export const orderOf = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

export const toDelivery = (page: Page) => page.getByRole('button', { name: 'Continue to delivery' });
export const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });

export async function fillContact(page: Page, contact: Partial<typeof GUEST> = GUEST): Promise<void> {
  const { email, firstName, lastName, phone } = { ...GUEST, ...contact };
  await field(page, 'Email address').fill(email);
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Phone').fill(phone);
}

/** The delivery or pickup option. */
export const wayOf = (page: Page, way: 'Delivery' | 'Pickup') =>
  page.getByRole('radio', { name: new RegExp(`^${way}`) });
export const methodOf = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
/** The available days of the calendar. */
export const openDays = (page: Page) => openStep(page).locator('button[data-date]:not([aria-disabled])');
export const dayOf = (page: Page, date: string) => openStep(page).locator(`button[data-date="${date}"]`);

export type TypedDelivery = { readonly street: string; readonly suburb: string; readonly postcode: string };

/** Fills in an address in Victoria. */
export async function fillAddress(page: Page, { street, suburb, postcode }: TypedDelivery): Promise<void> {
  await field(page, 'Street address').fill(street);
  await field(page, 'Town or suburb').fill(suburb);
  await field(page, 'State or territory').selectOption('VIC');
  await field(page, 'Postcode').fill(postcode);
}

/** Finds and picks an address by keyboard only. */
export async function findAddress(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Delivery address' });
  await search.focus();
  await page.keyboard.type('12 saxon street brunswick');
  await page.getByRole('option', { name: /^12 Saxon Street, Brunswick VIC 3056/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Change the address/ }).waitFor();
}

/** The stored checkout. */
export const keptOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('wattle.checkout') ?? '{}'));

/** Presses a key until the focus is where expected. */
export async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come there by ${key}.`);
}

export const hasFocus = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
