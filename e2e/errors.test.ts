import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';

const open = useBrowser();

describe('a page that is not there', () => {
  it.each([
    '/nowhere',
    '/products/nothing-like-it',
    '/categories/none/at/all',
    '/brands/none',
    '/stores/none',
    '/articles/none',
  ])('%s is a 404 with the frame around it [D-2-14 D-2-15 D-2-17 D-2-18 D-2-19 D-2-21 C-2-38]', async (path) => {
    const { page } = await open();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('Page Not Found');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, this page has moved...');
    await page.getByText('The page you are looking for could not be found!').waitFor();
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
  });

  it('offers home and help [D-2-20 D-2-26 D-2-27 D-2-28 D-2-29]', async () => {
    const { page } = await open();
    await page.goto('/nowhere');
    await page.getByText('NEED HELP?').waitFor();
    await page.getByText("We're here 7 Days").first().waitFor();
    await page.locator('main').getByText('1300 975 707').waitFor();
    await page.locator('main').getByText('Monday to Saturday 9:00am-5:00pm').waitFor();
    const home = page.locator('main').getByRole('link', { name: 'Go to the home page' });
    await home.click();
    await page.waitForURL(`${inject('shopUrl')}/`);
  });

  it('refuses an address that no page could have', async () => {
    const { page } = await open();
    const response = await page.goto(`/categories/${'x'.repeat(350)}`);
    expect(response?.status()).toBe(404);
  });
});
