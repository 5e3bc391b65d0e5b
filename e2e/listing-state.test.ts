import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { listingPage } from './listing-page.ts';

const open = useBrowser();
const FRIDGES = '/categories/fridges';

async function openListing(address = FRIDGES) {
  const { page, complaints } = await open();
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, complaints, list: listingPage(page) };
}

describe('back and reload', () => {
  it('bring back filters, what is open, and the place on the page [D-9-02]', async () => {
    const { page, list } = await openListing();
    const boxes = list.facet('Brands').getByRole('checkbox');
    await list
      .facet('Brands')
      .getByRole('button', { name: /^Show all/ })
      .click();
    const all = await boxes.count();
    const last = boxes.last();
    const chosen = (await last.getAttribute('value')) ?? '';
    await last.click();
    await list.pill(`Remove ${chosen}`).waitFor();
    await list.filters.locator('summary', { hasText: 'Type' }).click();
    const names = await list.names();
    await page.evaluate(() => window.scrollTo(0, 300));

    await list.cards.first().getByRole('link').click();
    await page.waitForURL('**/products/**');
    await page.goBack();
    await list.pill(`Remove ${chosen}`).waitFor();
    expect(await list.names()).toEqual(names);
    expect(await boxes.count()).toBe(all);
    expect(await list.facet('Type').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await list.names()).toEqual(names);
    expect(await last.isChecked()).toBe(true);
    await expect.poll(() => boxes.count()).toBe(all);
    await expect.poll(() => list.facet('Type').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);

    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => last.isChecked()).toBe(false);
  });
});

describe('a change', () => {
  it('by keyboard keeps focus and scroll, and the new count is announced', async () => {
    const { page, list } = await openListing();
    const heard = page.locator('main [role=status]').filter({ hasText: 'fridges' });
    const [whole] = await list.total();
    expect(await heard.innerText()).toBe(`${whole} fridges`);
    const box = list.facet('Brands').getByRole('checkbox').nth(3);
    await box.focus();
    const top = () => box.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await page.evaluate(() => window.scrollTo(0, 400));
    const before = await top();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await list.total()).length).toBe(2);
    expect(await heard.innerText()).toBe(await list.count.innerText());
    expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });

  it('that is overtaken by another never shows: the last one asked for wins', async () => {
    const { page, list } = await openListing();
    const held: Route[] = [];
    let isFirst = true;
    await page.route('**/*.data*', async (route) => {
      if (isFirst) held.push(route);
      else await route.continue();
      isFirst = false;
    });
    const boxes = list.facet('Brands').getByRole('checkbox');
    const [one = '', two = ''] = await Promise.all(
      [boxes.nth(0), boxes.nth(1)].map((box) => box.getAttribute('value')),
    );
    await boxes.nth(0).click();
    await expect.poll(() => held.length).toBe(1);
    // asked for, not yet there: the choice is seen, the old list stays
    expect(await boxes.nth(0).isChecked()).toBe(true);
    expect(await list.cards.count()).toBeGreaterThan(0);
    await boxes.nth(1).click();
    await list.pill(`Remove ${two}`).waitFor();
    await list.pill(`Remove ${one}`).waitFor();
    for (const route of held) await route.continue().catch(() => {});
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).searchParams.getAll('brand')).toEqual([one, two].sort());
    expect(new Set(await list.brands())).toEqual(new Set([one, two]));
  });

  it('leaves the old cards in sight while the new ones are on their way', async () => {
    const { page, list } = await openListing();
    const held: Route[] = [];
    await page.route('**/*.data*', (route) => {
      held.push(route);
    });
    const before = await list.names();
    await list.facet('Brands').getByRole('checkbox').first().click();
    await page.locator('[aria-busy=true]').waitFor();
    expect(await list.names()).toEqual(before);
    for (const route of held) await route.continue();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await list.names()).not.toEqual(before);
  });
});

describe('a list that cannot be had', () => {
  it('says so, and can be asked for again', async () => {
    const { page, list } = await openListing();
    await page.route('**/*.data*', (route) => route.abort());
    await list.facet('Brands').getByRole('checkbox').first().click();
    await page.getByRole('heading', { name: 'Sorry, something went wrong...' }).waitFor();
    expect(new URL(page.url()).searchParams.has('brand')).toBe(true);
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(async () => (await list.total()).length).toBe(2);
  });
});

describe('a list that takes long to come', () => {
  it('shows its shape meanwhile', async () => {
    const { page } = await open();
    await page.goto('/', { waitUntil: 'networkidle' });
    const held: Route[] = [];
    await page.route('**/*.data*', (route) => {
      held.push(route);
    });
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Fridges' }).first().click();
    await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor({ state: 'attached' });
    expect(await page.locator('main [aria-busy=true]').count()).toBe(1);
    for (const route of held) await route.continue();
    await listingPage(page).count.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Fridges');
  });
});
