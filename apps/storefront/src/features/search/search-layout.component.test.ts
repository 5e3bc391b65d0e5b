import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { isShown, setUpSearch } from './testing/set-up-search.ts';

const openSearch = setUpSearch();

describe('on a phone', () => {
  const phone = { width: WIDTHS.phone, hasTouch: true, isMobile: true } as const;

  it('is a sheet under the field: as wide as the screen, with room for fingers, and nothing scrolls behind', async () => {
    const { page, field, options } = await openSearch({ ...phone, recent: ['kettle'] });
    await field.tap();
    await field.fill('french');
    await options.filter({ hasText: 'See all' }).waitFor();
    const sheet = page.getByRole('listbox').first();
    // it slides in from above
    await expect
      .poll(() =>
        sheet.evaluate((one) => {
          const { x, y, width, bottom } = one.closest('[data-list-id]')?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, bottom };
        }),
      )
      .toEqual({ x: 0, y: 60, width: 390, bottom: 900 });
    const small = await page.getByRole('search').evaluate((form) =>
      [...form.querySelectorAll('a, button')]
        .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([text]) => text),
    );
    expect(small).toEqual([]);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 3000);
    await options.filter({ hasText: 'Will it fit?' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('has a button that closes it', async () => {
    const { page, field, options } = await openSearch(phone);
    await field.tap();
    await options.first().waitFor();
    await page.getByRole('button', { name: 'Close the search' }).tap();
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await page.getByRole('link', { name: 'Wattle, home' }).first().isVisible()).toBe(true);
  });
});

describe('for everybody', () => {
  it('does not move under reduced motion', async () => {
    const { page, field, options } = await openSearch({ reducedMotion: 'reduce' });
    await field.focus();
    await options.first().waitFor();
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
    expect(moving).toBe(0);
  });

  it('moves nothing on the page when it opens', async () => {
    const { page, field, options } = await openSearch();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await field.focus();
    await options.first().waitFor();
    expect(await heading.boundingBox()).toEqual(before);
  });

  it('is a plain form without JavaScript', async () => {
    const { page } = await openSearch({ javaScriptEnabled: false, path: '/search?q=kettle' });
    const field = page.getByRole('searchbox', { name: 'Search products, brands and help' });
    expect(await field.inputValue()).toBe('kettle');
    expect(await page.getByRole('button', { name: 'Clear the search' }).count()).toBe(0);
    await field.fill('toaster');
    await field.press('Enter');
    await page.waitForURL('**/search?q=toaster');
  });
});
