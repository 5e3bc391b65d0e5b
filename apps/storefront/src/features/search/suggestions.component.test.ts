import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { nextFrames } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { answerSuggest, isShown, setUpSearch, texts } from './testing/set-up-search.ts';

const openSearch = setUpSearch();

describe('suggestions', () => {
  it('appear as one types: searches, categories, brands, searches made before, products, a guide', async () => {
    const { page, complaints, field, options } = await openSearch({ recent: ['quiet dishwasher', '65 oled'] });
    await field.pressSequentially('french');
    await options.filter({ hasText: 'See all' }).waitFor();
    expect(await texts(options)).toEqual([
      'Search for “french”',
      'french door fridge 48 products',
      'french door fridge black 14 products',
      'french door fridge under 900 mm 9 products',
      'french press coffee 6 products',
      'French door in Fridges 48 products',
      'Plungers in Coffee 6 products',
      'Frenchman’s Cap 11 products',
      'quiet dishwasher',
      '65 oled',
      'Nordholm 637L French door fridge with ice and water Energy 3.5 of 6 stars, in stock now $2,988 was $3,499',
      'Nordholm 637L French door fridge, black steel Energy 3.5 of 6 stars, in stock $3,299',
      'Nordholm 560L French door fridge, white Energy 3.5 of 6 stars, in stock $1,499.50',
      'Nordholm 602L Four-door fridge, matte black Energy 3.5 of 6 stars, ordered in for you $3,299',
      'See all 54 results for “french”',
      'Will it fit? Measure the space, the door and the hallway Buying guide, 4 min read',
    ]);
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('16 suggestions');
    expect(complaints).toEqual([]);
  });

  it('are what is popular while nothing is typed, and the other spelling when nothing is found', async () => {
    const { field, options } = await openSearch();
    await field.click();
    await options.first().waitFor();
    expect((await texts(options))[0]).toBe('french door fridge 48 products');
    await field.fill('frenhc');
    await options.filter({ hasText: 'Did you mean' }).click();
    await field.page().waitForURL('**/search?q=french');
    expect(await field.inputValue()).toBe('french');
  });

  it('cost nothing until the field is entered', async () => {
    const asked: string[] = [];
    const { page, field, options, stage } = await openSearch({
      // a page that remembers the script asks for none
      ownPage: true,
      before: async (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    const ofPanel = () => asked.filter((url) => /search-panel[^/]*\.js/.test(url));
    expect([ofPanel(), callsOf(stage.calls, 'suggest')]).toEqual([[], []]);
    await field.focus();
    await options.first().waitFor();
    expect(ofPanel()).toHaveLength(1);
    expect(callsOf(stage.calls, 'suggest')).toHaveLength(1);
    expect(page.url()).toMatch(/\/brands$/);
  });

  it('never show an older answer over a newer one', async () => {
    const held = Promise.withResolvers<void>();
    let lateAnswers = 0;
    const { page, field, options, stage } = await openSearch({
      suggest: async (input) => {
        if (input.q !== 'fre') return answerSuggest(input);
        await held.promise;
        lateAnswers += 1;
        return answerSuggest(input);
      },
    });
    await field.fill('fre');
    await expect.poll(() => callsOf(stage.calls, 'suggest').map(({ input }) => input.q)).toContain('fre');
    await field.fill('french');
    await options.filter({ hasText: 'See all 54' }).waitFor();
    const newer = await texts(options);
    held.resolve();
    await expect.poll(() => lateAnswers).toBe(1);
    await nextFrames(page);
    expect(await texts(options)).toEqual(newer);
  });

  it('stay while the next ones are on their way; waiting shows only when it is long', async () => {
    const held = Promise.withResolvers<void>();
    const { page, field, options } = await openSearch({
      suggest: async (input) => {
        if (input.q === 'french d') await held.promise;
        return answerSuggest(input);
      },
    });
    const spinner = page.locator('[role="option"] span[aria-hidden]:empty:not(.i)');
    await field.fill('french');
    await options.filter({ hasText: 'See all 54' }).waitFor();
    expect(await spinner.count()).toBe(0);
    await field.fill('french d');
    await options.filter({ hasText: 'Search for “french d”' }).waitFor();
    expect(await options.filter({ hasText: 'french press coffee' }).count()).toBe(1);
    await spinner.waitFor();
    held.resolve();
    await options.filter({ hasText: 'french d and more' }).waitFor();
    expect(await spinner.count()).toBe(0);
    expect(await options.filter({ hasText: 'french press coffee' }).count()).toBe(0);
  });

  it('are asked for once for the same words', async () => {
    const { field, options, stage } = await openSearch();
    for (const words of ['french', 'frenhc', 'french']) {
      await field.fill(words);
      await options.filter({ hasText: `Search for “${words}”` }).waitFor();
      await options.filter({ hasText: words === 'french' ? 'See all 54' : 'Did you mean' }).waitFor();
    }
    const asked = callsOf(stage.calls, 'suggest').map(({ input }) => input.q);
    expect(asked.filter((words) => words !== '')).toEqual(['french', 'frenhc']);
  });

  it('are not needed: a call that fails leaves the search and what was searched for before', async () => {
    const { page, field, options } = await openSearch({
      recent: ['quiet dishwasher'],
      suggest: failed('UNAVAILABLE'),
    });
    await field.fill('kettle');
    await expect.poll(() => texts(options)).toEqual(['Search for “kettle”', 'quiet dishwasher']);
    await field.press('Enter');
    await page.waitForURL('**/search?q=kettle');
  });

  it('are not needed: without a connection the panel does not even open, and the form is still there', async () => {
    const { page, field } = await openSearch();
    await page.context().setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await field.fill('kettle');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await page.context().setOffline(false);
    // `online` fires before a call gets through
    const isBack = () => page.evaluate(() => fetch('/sw.js', { cache: 'no-store' }).then(Boolean, () => false));
    await expect.poll(isBack).toBe(true);
    await field.press('Enter');
    await page.waitForURL('**/search?q=kettle');
  });
});

describe('pointer', () => {
  it('chooses with a click, and opens another tab when asked to', async () => {
    const { page, field, options } = await openSearch();
    await field.fill('french');
    const brand = options.filter({ hasText: 'Frenchman' });
    await brand.waitFor();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), brand.click({ button: 'middle' })]);
    await tab.waitForURL('**/brands/frenchmans-cap');
    expect(await isShown(page)).toBe(true);
    await options.filter({ hasText: 'French door in Fridges' }).click();
    await page.waitForURL('**/categories/fridges/french-door');
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await field.inputValue()).toBe('');
  });

  it('closes with a press beside the panel, which does nothing else', async () => {
    const { page, field, options } = await openSearch();
    await field.focus();
    await options.first().waitFor();
    const before = page.url();
    await page.mouse.click(20, 860);
    await expect.poll(() => isShown(page)).toBe(false);
    expect(page.url()).toBe(before);
  });

  it('clears the field and starts over', async () => {
    const { page, field, options } = await openSearch();
    await field.fill('french');
    await options.filter({ hasText: 'See all' }).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(await field.inputValue()).toBe('');
    await expect.poll(() => texts(options).then(([first]) => first)).toBe('french door fridge 48 products');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
