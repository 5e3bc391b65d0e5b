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
  ])('%s is a 404 with the frame around it [D-2-14 D-2-15 D-2-17 D-2-18 D-2-19 D-2-21 C-2-37 C-2-38]', async (path) => {
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

describe('a page that fails', () => {
  it('says so, keeps the frame, and gives the number of the request [D-2-14 D-2-16 D-2-23 D-2-24 D-2-26]', async () => {
    const { page } = await open();
    const response = await page.goto('/dev/fault');
    expect(response?.status()).toBe(500);
    expect(await page.title()).toBe('Error');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, something went wrong...');
    const main = page.locator('main');
    await main.getByRole('link', { name: 'Try again' }).waitFor();
    await main.getByRole('link', { name: 'Go to the home page' }).waitFor();
    await main.getByText('NEED HELP?').waitFor();
    await main.getByText(response?.headers()['x-request-id'] ?? 'no number').waitFor();
    expect(await page.content()).not.toContain('A fault on purpose');
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
  });
});
