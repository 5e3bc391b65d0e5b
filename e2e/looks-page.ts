import { expect } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { awake, type useBrowser, WIDTHS } from './browser.ts';

/** Pages with demo content. Component tests check all other pages and states. */
export const PAGES = [
  '/',
  '/categories/fridges',
  '/brands',
  '/brands/nordholm',
  '/search?q=espresso+machine',
  '/stores',
];

/** Problems of a page that has one heading: nothing may stick out at any width, and axe may find nothing at some. */
export async function flawsOf(
  open: ReturnType<typeof useBrowser>,
  path: string,
  { status = 200, axeAt = [WIDTHS.phone, WIDTHS.desktop] }: { status?: number; axeAt?: readonly number[] } = {},
): Promise<string[]> {
  const { page } = await open({ reducedMotion: 'reduce' });
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status()).toBe(status);
  await awake(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  return flawsAtEveryWidth(page, { axeAt, isFrameSkipped: path !== PAGES[0] });
}
