import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const open = useBrowser();

it('a page that is not there is a 404 with the frame around it and leads home; one that fails says so and gives the number of the request [C-2-37 C-2-38 D-2-14 D-2-16 D-2-20 D-2-21 D-2-23 D-2-24 D-2-26 D-2-30]', async () => {
  const { page } = await open();
  for (const path of [
    '/products/nothing-like-it',
    '/categories/none/at/all',
    '/brands/none',
    '/stores/none',
    '/articles/none',
    `/categories/${'x'.repeat(350)}`,
  ]) {
    expect((await page.request.get(path)).status(), path.slice(0, 30)).toBe(404);
  }
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const response = await page.goto('/dev/fault');
  expect(response?.status()).toBe(500);
  expect(await page.title()).toBe('Error');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, something went wrong...');
  const main = page.locator('main');
  await main.getByRole('link', { name: 'Try again' }).waitFor();
  await main.getByRole('link', { name: 'Go to the home page' }).waitFor();
  await main.getByText('NEED HELP?').waitFor();
  await main.getByText('Sunday 10:00am-4:00pm').waitFor();
  await main.getByText(response?.headers()['x-request-id'] ?? 'no number').waitFor();
  expect(await page.content()).not.toContain('A fault on purpose');
  expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
});
