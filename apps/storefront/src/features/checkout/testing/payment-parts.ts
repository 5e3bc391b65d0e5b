import type { Page } from 'playwright-core';

export const payButton = (page: Page) =>
  page.locator('.adyen-checkout__payment-method--selected .adyen-checkout__button--pay');

/** Selects a payment method. */
export async function choose(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).click();
  await payButton(page).waitFor();
}

/** Selects a payment method and presses its button. */
export async function payBy(page: Page, method: string): Promise<void> {
  await choose(page, method);
  await payButton(page).click();
}

/** The message of a refused payment. */
export const refusal = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** The order number on the confirmation. */
export async function orderNumberOf(page: Page): Promise<string> {
  await page.waitForURL('**/checkout/success');
  await page.getByRole('heading', { name: /^Thank you, Ana/, level: 1 }).waitFor();
  const words = await page.getByText(/^Order number/).innerText();
  return /W-\d+/.exec(words)?.[0] ?? '';
}

const giftBox = (page: Page) => page.getByRole('region', { name: 'Gift cards' });

/** The row of an applied gift card. */
export const heldCard = (page: Page, last: string) => giftBox(page).getByText(`Ending ${last}`, { exact: true });

/** The remaining amount in the gift card box. */
export const leftToPay = (page: Page) => giftBox(page).locator('strong');

const giftOpener = (page: Page) => giftBox(page).getByRole('button', { name: /^Add (a|another) gift card$/ });

/** Applies a gift card; its form closes. */
export async function applyGiftCard(page: Page, last: string): Promise<void> {
  await addGiftCard(page, last);
  await heldCard(page, last).waitFor();
  await giftOpener(page).waitFor();
}

/** Types a gift card's number and PIN. The card is identified by its last four digits, which are also its PIN. */
export async function addGiftCard(page: Page, last: string, pin = last): Promise<void> {
  const box = giftBox(page);
  // the box renders late: collapsed, or open at once
  await giftOpener(page).or(box.getByLabel('Card number')).first().waitFor();
  if (await giftOpener(page).isVisible()) await giftOpener(page).click();
  await box.getByLabel('Card number').fill(`603628000000000${last}`);
  await box.getByLabel('PIN').fill(pin);
  await box.getByRole('button', { name: 'Apply gift card' }).click();
}

/** All stored text, such as what would remain after closing the tab. */
export const keptText = (page: Page, kind: 'localStorage' | 'sessionStorage'): Promise<string> =>
  page.evaluate((name) => JSON.stringify(globalThis[name]), kind);
