import { rejected } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { HOME_ANSWERS } from '../../../testing/content/sample-home.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';

const open = setUpStage();

/** A shop that knows nothing requested. */
const NOTHING: Answers = {
  ...HOME_ANSWERS,
  loadProduct: rejected({ code: 'PRODUCT_NOT_FOUND' }),
  loadCategory: rejected({ code: 'CATEGORY_NOT_FOUND' }),
  loadBrand: rejected({ code: 'BRAND_NOT_FOUND' }),
  loadStore: rejected({ code: 'STORE_NOT_FOUND' }),
  findArticleByPath: rejected({ code: 'ARTICLE_NOT_FOUND' }),
};

it('a page that is not there is a 404 with the frame around it [D-2-14 D-2-15 D-2-17 D-2-18 D-2-19 D-2-21 C-2-37 C-2-38]', async () => {
  const { page } = await open('/dev/blocks?kinds=hr', { answers: NOTHING, javaScriptEnabled: false });
  for (const path of [
    '/nowhere',
    '/products/nothing-like-it',
    '/categories/none/at/all',
    '/brands/none',
    '/stores/none',
    '/articles/none',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(await page.title()).toBe('Page Not Found');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sorry, this page has moved...');
    await page.getByText('The page you are looking for could not be found!').waitFor();
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(1);
  }
});

it('a page that is not there offers home and help [D-2-20 D-2-26 D-2-27 D-2-28 D-2-29 D-2-30]', async () => {
  const { page } = await open('/nowhere', { answers: NOTHING });
  const main = page.locator('main');
  await main.getByText('NEED HELP?').waitFor();
  await main.getByText("We're here 7 Days").first().waitFor();
  await main.getByText('1300 975 707').waitFor();
  await main.getByText('Monday to Saturday 9:00am-5:00pm').waitFor();
  await main.getByText('Sunday 10:00am-4:00pm').waitFor();
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
