import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { listSample } from '../../../../testing/listing/list-sample.ts';
import { searchOf, setUpListing } from './testing/set-up-listing.ts';

const openListing = setUpListing();

/** Holds filtered list requests until released: all of them, or only the first. */
function holdFiltered(which: 'every' | 'first') {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  return {
    asked: () => asked,
    release: held.resolve,
    listProducts: async (input: Parameters<typeof listSample>[0]) => {
      if (input.address !== '') asked += 1;
      if (input.address !== '' && (which === 'every' || asked === 1)) await held.promise;
      return success(listSample(input));
    },
  };
}

describe('back and reload', () => {
  it('bring back filters, what is open, and the place on the page [D-9-02]', async () => {
    const { page, list } = await openListing();
    const boxes = list.facet('Brands').getByRole('checkbox');
    const more = list.facet('Brands').getByRole('button', { name: /^Show all/ });
    await more.click();
    await more.waitFor({ state: 'detached' });
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
    await page.getByRole('region', { name: 'Buy', exact: true }).waitFor();
    await page.goBack();
    await list.pill(`Remove ${chosen}`).waitFor();
    expect(await list.names()).toEqual(names);
    expect(await boxes.count()).toBe(all);
    expect(await list.facet('Type').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);

    await page.reload();
    expect(await list.names()).toEqual(names);
    expect(await last.isChecked()).toBe(true);
    await expect.poll(() => boxes.count()).toBe(all);
    await expect.poll(() => list.facet('Type').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);

    await page.goBack();
    await expect.poll(() => searchOf(page)).toBe('');
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
    const held = holdFiltered('first');
    const { page, list } = await openListing(undefined, { answers: { listProducts: held.listProducts } });
    const boxes = list.facet('Brands').getByRole('checkbox');
    const [one = '', two = ''] = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''));
    await boxes.nth(0).click();
    await expect.poll(held.asked).toBe(1);
    // requested but not loaded: the choice shows, the old list stays
    expect(await boxes.nth(0).isChecked()).toBe(true);
    expect(await list.cards.count()).toBeGreaterThan(0);
    await boxes.nth(1).click();
    await list.pill(`Remove ${two}`).waitFor();
    await list.pill(`Remove ${one}`).waitFor();
    held.release();
    // another change goes through the same queue, so any effect of the late response would show by then
    await list.filters.getByRole('switch', { name: 'In Stock' }).click();
    await list.pill('Remove In Stock').waitFor();
    expect(new URL(page.url()).searchParams.getAll('brand')).toEqual([one, two].sort());
    expect(new Set(await list.brands())).toEqual(new Set([one, two]));
  });

  it('adds to one that was made in the same instant, and to one that has yet to be drawn', async () => {
    const held = holdFiltered('every');
    const { page, list } = await openListing(undefined, { answers: { listProducts: held.listProducts } });
    const boxes = list.facet('Brands').getByRole('checkbox');
    const pressed = await boxes.evaluateAll(async (all) => {
      const [one, two, three] = all as HTMLInputElement[];
      one?.click();
      two?.click();
      const atOnce = [one, two].map((box) => box?.checked);
      await new Promise((next) => setTimeout(next));
      three?.click();
      return { atOnce, values: [one, two, three].map((box) => box?.value ?? '') };
    });
    expect(pressed.atOnce).toEqual([true, true]);
    held.release();
    for (const value of pressed.values) await list.pill(`Remove ${value}`).waitFor();
    expect(new URL(page.url()).searchParams.getAll('brand')).toEqual(pressed.values.toSorted());
  });

  it('leaves the old cards in sight while the new ones are on their way', async () => {
    const held = holdFiltered('every');
    const { page, list } = await openListing(undefined, { answers: { listProducts: held.listProducts } });
    const before = await list.names();
    await list.facet('Brands').getByRole('checkbox').first().click();
    await page.locator('[aria-busy=true]').waitFor();
    expect(await list.names()).toEqual(before);
    held.release();
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    expect(await list.names()).not.toEqual(before);
  });
});

describe('a list', () => {
  it('that cannot be had says so, and can be asked for again', async () => {
    const { page, list } = await openListing();
    await page.route('**/*.data*', (route) => route.abort());
    await list.facet('Brands').getByRole('checkbox').first().click();
    await page.getByRole('heading', { name: 'Sorry, something went wrong...' }).waitFor();
    expect(new URL(page.url()).searchParams.has('brand')).toBe(true);
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(async () => (await list.total()).length).toBe(2);
  });

  it('that takes long to come shows its shape meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    const listProducts = async (input: Parameters<typeof listSample>[0]) => {
      await held.promise;
      return success(listSample(input));
    };
    const { page, list } = await openListing('/brands', { answers: { listProducts } });
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Fridges' }).first().click();
    await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor({ state: 'attached' });
    expect(await page.locator('main [aria-busy=true]').count()).toBe(1);
    held.resolve();
    await list.count.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Fridges');
  });
});
