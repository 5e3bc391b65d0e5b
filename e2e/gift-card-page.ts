import type { Page } from 'playwright-core';
import { buyBox, openProduct } from './product-buying-page.ts';

/** What is written on a card that is in order. */
export const WORDS = {
  'Recipient’s name': 'Priya',
  'Recipient’s email address': 'priya@example.com',
  'Your name': 'Sam',
  Message: 'Happy housewarming. Buy the good toaster.',
} as const;

export type CardLabel = keyof typeof WORDS;

/** One field of the form on a gift card's page, or in the dialog of one in the cart. */
export const fieldOf = (page: Page, label: CardLabel) => page.getByRole('textbox', { name: label });

export const amountOf = (page: Page, amount: string) => page.getByRole('radio', { name: amount, exact: true });

/** Opens the $50 gift card, once its form is alive. */
export async function openGiftCard(page: Page): Promise<void> {
  await openProduct(page, 'giftCard50');
  await buyBox(page).getByRole('textbox', { name: 'Your name' }).and(page.locator(':enabled')).waitFor();
}

export async function fillCard(page: Page, words: Partial<Record<CardLabel, string>> = {}): Promise<void> {
  for (const [label, usual] of Object.entries(WORDS)) {
    await fieldOf(page, label as CardLabel).fill(words[label as CardLabel] ?? usual);
  }
}

/** Puts a card in the cart and waits for the cart. */
export async function addCard(page: Page, amount: string, words: Partial<Record<CardLabel, string>> = {}) {
  await openGiftCard(page);
  await amountOf(page, amount).check();
  await fillCard(page, words);
  await pressAdd(page);
  await page.waitForURL('**/cart?item=*');
  // the page is there before its lines are
  await cardLine(page, words['Recipient’s name'] ?? WORDS['Recipient’s name'])
    .first()
    .waitFor();
}

export const pressAdd = (page: Page) => buyBox(page).getByRole('button', { name: 'Add to cart' }).click();

/** The lines of the cart that are gift cards to somebody. */
export const cardLine = (page: Page, to: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `To ${to},` });
