import type { Page } from 'playwright-core';
import { buyBox, openProduct } from './product-buying-page.ts';

/** Valid field values for a gift card. */
export const WORDS = {
  'Recipient’s name': 'Priya',
  'Recipient’s email address': 'priya@example.com',
  'Your name': 'Sam',
  Message: 'Happy housewarming. Buy the good toaster.',
} as const;

type CardLabel = keyof typeof WORDS;

/** A field of the gift card form, on its page or in the cart's dialog. */
export const fieldOf = (page: Page, label: CardLabel) => page.getByRole('textbox', { name: label });

export const amountOf = (page: Page, amount: string) => page.getByRole('radio', { name: amount, exact: true });

/** Opens the $50 gift card and waits until its form is interactive. */
async function openGiftCard(page: Page): Promise<void> {
  await openProduct(page, 'giftCard50');
  await buyBox(page).getByRole('textbox', { name: 'Your name' }).and(page.locator(':enabled')).waitFor();
}

export async function fillCard(page: Page, words: Partial<Record<CardLabel, string>> = {}): Promise<void> {
  for (const [label, usual] of Object.entries(WORDS)) {
    await fieldOf(page, label as CardLabel).fill(words[label as CardLabel] ?? usual);
  }
}

/** Adds a gift card and waits for the cart. */
export async function addCard(page: Page, amount: string, words: Partial<Record<CardLabel, string>> = {}) {
  await openGiftCard(page);
  await amountOf(page, amount).check();
  await fillCard(page, words);
  await pressAdd(page);
  await page.waitForURL('**/cart?item=*');
  // the page renders before its lines
  await cardLine(page, words['Recipient’s name'] ?? WORDS['Recipient’s name'])
    .first()
    .waitFor();
}

const pressAdd = (page: Page) => buyBox(page).getByRole('button', { name: 'Add to cart' }).click();

/** The cart lines with a gift card for this recipient. */
export const cardLine = (page: Page, to: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `To ${to},` });
