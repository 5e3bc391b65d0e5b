import type { Page } from 'playwright-core';

export const payButton = (page: Page) =>
  page.locator('.adyen-checkout__payment-method--selected .adyen-checkout__button--pay');

/** Opens a way to pay. */
export async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
  await payButton(page).waitFor();
}

/** Opens a way to pay, and presses its button. */
export async function payBy(page: Page, method: string): Promise<void> {
  await choose(page, method);
  await payButton(page).click();
}

/** What is said when it was not paid. */
export const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** The confirmation, with the number of the order. */
export async function orderNumberOf(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/success');
  await page.getByRole('heading', { name: /^Thank you, Ana/, level: 1 }).waitFor();
  const words = await page.getByText(/^Order number/).innerText();
  return /W-\d+/.exec(words)?.[0] ?? '';
}

const giftBox = (page: Page) => page.getByRole('region', { name: 'Gift cards' });

/** The row of a gift card that is on the order. */
export const heldCard = (page: Page, last: string) => giftBox(page).getByText(`Ending ${last}`, { exact: true });

/** What is left to pay, as the gift cards' box says it. */
export const leftToPay = (page: Page) => giftBox(page).locator('strong');

const giftOpener = (page: Page) => giftBox(page).getByRole('button', { name: /^Add (a|another) gift card$/ });

/** Puts a gift card on the order; its form is closed then. */
export async function applyGiftCard(page: Page, last: string): Promise<void> {
  await addGiftCard(page, last);
  await heldCard(page, last).waitFor();
  await giftOpener(page).waitFor();
}

/** Types the number and the PIN of a gift card, here known by its last four digits, which are its PIN too. */
export async function addGiftCard(page: Page, last: string, pin = last): Promise<void> {
  const box = giftBox(page);
  // the box comes after the page: closed, or open at once
  await giftOpener(page).or(box.getByLabel('Card number')).first().waitFor();
  if (await giftOpener(page).isVisible()) await giftOpener(page).click();
  await box.getByLabel('Card number').fill(`603628000000000${last}`);
  await box.getByLabel('PIN').fill(pin);
  await box.getByRole('button', { name: 'Apply gift card' }).click();
}

/** Everything that the browser keeps of the shop, and would keep after the tab is closed. */
export const keptText = (page: Page, kind: 'localStorage' | 'sessionStorage'): Promise<string> =>
  page.evaluate((name) => JSON.stringify(globalThis[name]), kind);
