import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../../scripts/browser/hold.ts';
import { awake, visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { listSample } from '../../../testing/listing/list-sample.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { activeText, isShown, keptSearches, setUpSearch, texts } from './testing/set-up-search.ts';

const openSearch = setUpSearch();

describe('keys', () => {
  it('walk through the options and round, and choose one without loading the page anew', async () => {
    const { page, field, options } = await openSearch();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await field.fill('french');
    await options.filter({ hasText: 'See all' }).waitFor();
    expect(await activeText(page)).toBeUndefined();
    await field.press('ArrowDown');
    await expect.poll(() => activeText(page)).toBe('Search for “french”');
    await field.press('ArrowUp');
    await expect.poll(() => activeText(page)).toContain('Will it fit?');
    expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(1);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect.poll(() => activeText(page)).toBe('french door fridge 48 products');
    await field.press('Enter');
    await page.waitForURL('**/search?q=french+door+fridge');
    expect(await page.locator('[data-same-page]').count()).toBe(1);
    await expect.poll(() => field.inputValue()).toBe('french door fridge');
    expect(await isShown(page)).toBe(false);
    expect(await keptSearches(page)).toEqual(['french door fridge']);
  });

  it('search for what is typed, until an option is reached', async () => {
    const { page, field } = await openSearch();
    await field.fill('  quiet   dishwasher ');
    await field.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    // a search submitted before the code loads is stored once it has loaded
    await expect.poll(() => keptSearches(page)).toEqual(['quiet dishwasher']);
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('keep what is typed while the page of the last search is still on its way', async () => {
    const { page, field, stage } = await openSearch();
    const held = Promise.withResolvers<void>();
    stage.answer({
      listProducts: async (input) => {
        await held.promise;
        return success(listSample(input));
      },
    });
    await field.fill('kettle');
    await field.press('Enter');
    await expect.poll(() => callsOf(stage.calls, 'listProducts').length).toBe(1);
    await field.fill('toaster');
    held.resolve();
    await page.getByRole('heading', { level: 1, name: /kettle/ }).waitFor();
    expect(await field.inputValue()).toBe('toaster');
  });

  it('keep it also when it was typed before their code had come', async () => {
    const { page, field, stage } = await openSearch({ isCold: true });
    const code = await hold(page, '*/assets/live-search*');
    const answer = Promise.withResolvers<void>();
    await page.reload();
    stage.answer({
      listProducts: async (input) => {
        await answer.promise;
        return success(listSample(input));
      },
    });
    await awake(page);
    await field.fill('kettle');
    await field.press('Enter');
    await field.fill('toaster');
    await code.release();
    await page.getByRole('button', { name: 'Clear the search' }).waitFor();
    answer.resolve();
    await page.getByRole('heading', { level: 1, name: /kettle/ }).waitFor();
    expect(await field.inputValue()).toBe('toaster');
  });

  it('Home and End move in the text, and so give up the option', async () => {
    const { page, field, options } = await openSearch();
    await field.fill('french');
    await options.filter({ hasText: 'See all' }).waitFor();
    await field.press('ArrowDown');
    await field.press('Home');
    expect(await activeText(page)).toBeUndefined();
    expect(await field.evaluate((one: HTMLInputElement) => one.selectionStart)).toBe(0);
    await field.press('End');
    expect(await field.evaluate((one: HTMLInputElement) => one.selectionStart)).toBe(6);
  });

  it('Escape closes, then clears; an arrow opens again', async () => {
    const { page, field, options } = await openSearch();
    await field.fill('french');
    await options.first().waitFor();
    await field.press('Escape');
    expect(await isShown(page)).toBe(false);
    expect(await field.inputValue()).toBe('french');
    await field.press('ArrowDown');
    await options.first().waitFor();
    await field.press('Escape');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('');
    expect(await isShown(page)).toBe(false);
  });

  it('Tab goes on, and closes', async () => {
    const { page, field, options } = await openSearch();
    await field.focus();
    await options.first().waitFor();
    await field.press('Tab');
    expect(await isShown(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Account');
  });

  it("'/' leads to the field from anywhere, but is a letter in one", async () => {
    const { page, field, options } = await openSearch({ path: '/search?q=kettle' });
    expect(await field.inputValue()).toBe('kettle');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await options.first().waitFor();
    await page.keyboard.type('tv/audio');
    expect(await field.inputValue()).toBe('tv/audio');
  });
});

describe('searches made before', () => {
  it('are remembered after a reload, the newest first', async () => {
    const { page, field, options } = await openSearch();
    for (const words of ['kettle', '65 oled']) {
      await field.fill(words);
      await field.press('Enter');
      await page.waitForURL(`**/search?q=${words.replace(' ', '+')}`);
      // the results page puts its words into the field once loaded
      await expect.poll(() => page.title()).toContain(words);
    }
    await visit(page, '/brands');
    await field.focus();
    await expect.poll(() => texts(options).then((all) => all.slice(0, 2))).toEqual(['65 oled', 'kettle']);
  });

  it('are forgotten one by one, with a button or the Delete key, or all at once', async () => {
    const { page, field, options } = await openSearch({ recent: ['a', 'b', 'c', 'd'] });
    const own = () => texts(options).then((all) => all.filter((text) => text.length === 1));
    await field.focus();
    await options.first().waitFor();
    await page.getByRole('button', { name: 'Forget “b”' }).click();
    await expect.poll(own).toEqual(['a', 'c', 'd']);
    await field.press('ArrowDown');
    await field.press('Delete');
    await expect.poll(own).toEqual(['c', 'd']);
    await expect.poll(() => activeText(page)).toBe('c');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Clear all searches' }).click();
    await expect.poll(own).toEqual([]);
    expect(await keptSearches(page)).toEqual([]);
  });

  it.each([
    [
      'refused',
      () => {
        const refuse = {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        };
        Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    ['full of something else', () => localStorage.setItem('wattle.searches', '{"half')],
  ] as const)('do without storage that is %s', async (_, spoil) => {
    const { page, field, complaints } = await openSearch({ before: (opened) => opened.addInitScript(spoil) });
    await field.fill('kettle');
    await page.getByRole('option').first().waitFor();
    await field.press('Enter');
    await page.waitForURL('**/search?q=kettle');
    // the router reports that it cannot store scroll positions
    expect(complaints.filter((one) => one !== 'SecurityError: no')).toEqual([]);
  });
});
