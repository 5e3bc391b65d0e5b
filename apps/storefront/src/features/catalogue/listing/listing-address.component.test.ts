import { failed, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { listSample } from '../../../../testing/listing/list-sample.ts';
import { sampleFrame } from '../../../../testing/sample-frame.ts';
import { sampleArticle } from './testing/sample-article.ts';
import { FRIDGES, setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();
const understood = {
  address: '?q=zzqxwv',
  kind: null,
  corrected: null,
  offers: [],
  unused: [],
  absentBrand: null,
  hasFilters: false,
};
const nothing = {
  listProducts: success({
    ...listSample({ address: 'q=zzqxwv' }),
    understood: { ...understood, offers: [{ query: 'fridge', count: 86 }] },
  }),
};
const { value: frame } = sampleFrame.loadFrame;
const eight = Array.from({ length: 4 }, () => frame.categories).flat();

describe('a search', () => {
  it('says what it looked for, and can be filtered [C-2-22 D-9-02]', async () => {
    const { page, list } = await openListing('/search?q=french');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results for “french”');
    const box = list.facet('Brands').getByRole('checkbox').first();
    const brand = (await box.getAttribute('value')) ?? '';
    await box.click();
    await list.pill(`Remove ${brand}`).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('french');
    expect(new Set(await list.brands())).toEqual(new Set([brand]));
  });

  it('that finds nothing offers another spelling, the article and popular categories [D-8-13]', async () => {
    const { page, stage } = await openListing('/search?q=zzqxwv', {
      answers: {
        ...nothing,
        loadFrame: success({ ...frame, categories: eight }),
        findArticle: success(sampleArticle({ id: 'paragraph', value: { content: 'Try fewer words.' }, children: [] })),
      },
    });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('No exact match for zzqxwv');
    await page.getByText('Try fewer words.').waitFor();
    expect(await page.getByRole('region', { name: 'Popular categories' }).getByRole('link').count()).toBe(6);
    stage.answer({ listProducts: (input) => success(listSample(input)) });
    await page.getByText('Did you mean').getByRole('link', { name: 'fridge' }).click();
    await page.waitForURL('**/search?q=fridge*');
    await page.getByRole('heading', { level: 1, name: 'Results for “fridge”' }).waitFor();
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });

  it('that fails is an error, not a search without results [D-8-14]', async () => {
    const { page, stage } = await openListing('/search?q=fridge', { answers: { listProducts: failed('UNAVAILABLE') } });
    await page.getByRole('heading', { name: 'Sorry, something went wrong...' }).waitFor();
    expect(await page.getByText('Nothing for').count()).toBe(0);
    expect((await page.request.get('/search?q=fridge')).status()).toBe(503);
    stage.answer({ listProducts: (input) => success(listSample(input)) });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Results for “fridge”' }).waitFor();
  });
});

describe('links that an editor wrote', () => {
  it('stay in this tab where they begin with a slash or the address of the shop, others open a new one [D-2-13]', async () => {
    const { page, stage } = await openListing('/offline');
    const link = (label: string, where: { href: string } | { path: string }) =>
      ({ id: 'link', value: { link: { label, ...where } }, children: [] }) as const;
    const article = sampleArticle(
      link('Away', { href: 'https://example.org/guide' }),
      link('By path', { path: '/brands' }),
      link('By address', { href: `${stage.url}/brands` }),
      {
        id: 'wysiwyg',
        value: { content: `<p><a href="https://example.org/">Text away</a> <a href="/brands">Text here</a></p>` },
        children: [],
      },
    );
    await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    stage.answer({ ...nothing, findArticle: success(article) });
    await visit(page, '/search?q=zzqxwv');
    const named = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    for (const name of ['Away (opens in a new tab)', 'Text away (opens in a new tab)']) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), named(name).click()]);
      await tab.waitForURL('https://example.org/**');
      expect(await tab.evaluate(() => window.opener)).toBe(null);
      await tab.close();
    }
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    for (const name of ['By path', 'By address', 'Text here']) {
      await named(name).click();
      await page.waitForURL('**/brands');
      await page.goBack();
      await named(name).waitFor();
    }
    expect(await page.locator('[data-same-page]').count()).toBe(1);
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('without JavaScript', () => {
  it('filters, sorts and takes filters away again by plain forms and links, and leads to its filters on a phone', async () => {
    const { page, list } = await openListing(FRIDGES, { javaScriptEnabled: false });
    const boxes = list.facet('Brands').getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(10);
    const brand = (await boxes.nth(1).getAttribute('value')) ?? '';
    await boxes.nth(1).check();
    await page.getByLabel('Price From').fill('700');
    await page.getByLabel('Sort by').selectOption({ label: 'Price lowest' });
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL('**minPrice=700**');
    expect(new Set(await list.brands())).toEqual(new Set([brand]));
    const prices = await list.prices();
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(700);
    await list.pill('Clear all').click();
    await page.waitForURL(`**${FRIDGES}?sort=price-asc`);
    expect(await list.count.innerText()).toBe('60 fridges');

    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await list.filters.getByRole('switch', { name: 'In Stock' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL('**inStock=true**');
    expect((await list.total()).length).toBe(2);
  });
});
