import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { quietCart } from '../../testing/cart/quiet-cart.ts';
import { setUpStage } from '../../testing/set-up-stage.ts';

const open = setUpStage();

it('a dialog reaches the right edge of the window, and the page behind it does not move', async () => {
  const { page } = await open('/cart', { answers: quietCart });
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  const measure = () =>
    page.evaluate(() => ({
      heading: document.querySelector('h1')?.getBoundingClientRect().x,
      rights: [...document.querySelectorAll('dialog:popover-open')].map((one) => one.getBoundingClientRect().right),
      width: window.innerWidth,
    }));
  const before = await measure();
  await page
    .getByRole('button', { name: /your suburb/ })
    .first()
    .click();
  await page.locator('dialog:popover-open').waitFor();
  const { rights, width, heading } = await measure();
  expect(rights).toEqual([width]);
  expect(heading).toBe(before.heading);
});

const opener = (page: Page) => page.getByRole('button', { name: /your suburb/ }).first();

/** What could still be reached with the Tab key, but for the dialog itself. */
const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, input')];
    return all.filter((one) => !one.closest('[inert], dialog') && one.checkVisibility()).length;
  });

const openCart = async (before: (page: Page) => Promise<unknown> = async () => {}) => {
  const { page } = await open('/cart', { answers: quietCart, before });
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  return page;
};

it('behind a dialog nothing can be reached, and all of it again after it closed, the focus where it was', async () => {
  const page = await openCart();
  const before = await reachable(page);
  const ownInert = await page.locator('[inert]').count();
  await opener(page).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await expect.poll(() => reachable(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => reachable(page)).toBe(before);
  expect(await page.locator('[inert]').count()).toBe(ownInert);
  expect(await opener(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

it('a dialog that is opened again at once keeps the page out of reach', async () => {
  const page = await openCart();
  await opener(page).click();
  await expect.poll(() => reachable(page)).toBe(0);
  await page.keyboard.press('Escape');
  await opener(page).evaluate((one: HTMLElement) => one.click());
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => reachable(page)).toBe(0);
  // parts of the page that the first one held are let go with the frames that follow
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await reachable(page)).toBe(0);
});

it('Escape closes a dialog in a browser that does not tell of close requests too', async () => {
  const page = await openCart((fresh) => fresh.addInitScript('delete window.CloseWatcher'));
  await opener(page).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
