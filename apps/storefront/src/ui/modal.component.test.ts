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
      rights: [...document.querySelectorAll('dialog:modal')].map((one) => one.getBoundingClientRect().right),
      width: window.innerWidth,
    }));
  const before = await measure();
  await page
    .getByRole('button', { name: /your suburb/ })
    .first()
    .click();
  await page.locator('dialog:modal').waitFor();
  const { rights, width, heading } = await measure();
  expect(rights).toEqual([width]);
  expect(heading).toBe(before.heading);
});
