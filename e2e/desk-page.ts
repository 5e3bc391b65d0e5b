import type { Page } from 'playwright-core';
import { DEMO_STAFF_PASSWORD } from '../apps/server/src/identity/demo-staff.ts';
import { flawsAtEveryWidth } from './axe.ts';

/** Problems of a page of the desk. On a phone its dock covers whatever is at the bottom of the window. */
export const deskFlaws = async (page: Page): Promise<string[]> => [
  ...(await flawsAtEveryWidth(page, { isTall: true })),
  ...(await iconsWithoutPicture(page)),
];

/** An icon is drawn in its colour through a picture, by its number or its own: else it is a square, or another icon. */
const iconsWithoutPicture = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBare = (icon: Element): boolean => {
      const style = getComputedStyle(icon);
      const own = style.getPropertyValue('--i');
      return style.maskImage === 'none' || (own.startsWith('url(') && style.maskImage !== own);
    };
    const bare = [...document.querySelectorAll('.i')].filter(isBare);
    return [...new Set(bare.map((icon) => `no picture: ${icon.className}`))];
  });

/** People of the demo's desk. */
export const ADMIN = 'ada@desk.example';
export const PRESTON = 'preston@desk.example';
export const COBURG = 'coburg@desk.example';
export const GOODS = 'goods@desk.example';

/** Signs in and waits for the first page of the desk. */
export async function signInAtDesk(page: Page, email: string): Promise<void> {
  await page.goto('/desk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/desk(\/(?!signin)|$)/);
}
