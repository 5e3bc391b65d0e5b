import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { BRUNSWICK_CHOSEN } from '../../../../testing/stores/store-answers.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { setUpStores } from './testing/set-up-stores.ts';
import { mainOf, plain } from './testing/stores-page.ts';

const open = setUpStores();
const openPreston = (options?: Parameters<typeof open>[1]) => open('/stores/preston', options);

describe('a store’s page', () => {
  it('has hours, services, a way there and a phone [D-2-129 D-3-22]', async () => {
    const { page, complaints } = await openPreston();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Preston');
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText();
    expect(plain(trail)).toBe('Home Stores Victoria Preston');
    const hours = page.getByRole('region', { name: 'Hours' });
    await hours
      .getByText(/^(Open until|Closes in|Opens|Closed)/)
      .first()
      .waitFor();
    expect(plain(await hours.getByRole('table').innerText())).toMatch(
      /Monday to Wednesday 9:00 am to 5:30 pm Thursday, Friday 9:00 am to 9:00 pm Saturday .* Sunday /,
    );
    expect(await page.getByRole('region', { name: 'At this store' }).innerText()).toContain('Click and collect');
    const way = page.getByRole('region', { name: 'Get there, or call' });
    expect(await way.innerText()).toContain('Tram 11 to stop 42');
    expect(await way.getByRole('link', { name: /Directions/ }).getAttribute('href')).toContain('destination=');
    expect(await way.getByRole('link', { name: '03 5550 0142' }).getAttribute('href')).toBe('tel:0355500142');
    await page.getByAltText('The Wattle store in Preston').waitFor();
    expect(complaints).toEqual([]);
  });

  it('says what is on its floor and how many there are of it', async () => {
    const { page } = await openPreston();
    const floor = page.getByRole('region', { name: 'On the floor today' });
    expect(await floor.getByRole('article').count()).toBe(4);
    for (const card of await floor.getByRole('article').all()) {
      expect(await card.innerText()).toMatch(/(\d+|Last [123]) at Preston/);
      expect(await card.getByRole('button', { name: /^Add to cart/ }).count()).toBe(1);
    }
  });

  it('leads to the stores around it, nearest first', async () => {
    const { page } = await openPreston();
    const nearby = page.getByRole('region', { name: 'Stores near Preston' });
    const names = await nearby.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toEqual(['Coburg North', 'Thomastown', 'Maribyrnong', 'Nunawading']);
    await nearby.getByRole('link', { name: 'Thomastown', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Thomastown' }).waitFor();
  });

  it('says how far it is from the delivery suburb, and asks who has named none', async () => {
    const { page } = await openPreston();
    await page.getByRole('button', { name: 'How far is it from you?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('brunswick');
    await dialog.getByRole('option', { name: /Brunswick VIC 3056/ }).click();
    await mainOf(page)
      .getByText(/^\d\.\d km from Brunswick 3056$/)
      .waitFor();
  });

  it('is an electronics store with valid hours to search engines [D-9-59 D-9-60 D-9-61 D-9-62 D-9-63]', async () => {
    const { page } = await openPreston({ javaScriptEnabled: false });
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const store = texts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'ElectronicsStore');
    expect(store).toMatchObject({
      name: 'Preston',
      telephone: '03 5550 0142',
      currenciesAccepted: 'AUD',
      address: { addressLocality: 'Preston', addressRegion: 'VIC', postalCode: '3072', addressCountry: 'AU' },
    });
    const hours: Record<string, string>[] = store.openingHoursSpecification;
    expect(hours.length).toBeGreaterThan(5);
    for (const one of hours) {
      expect(`${one.opens} ${one.closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
      expect(Array.isArray(one.dayOfWeek) || /^\d{4}-\d\d-\d\d$/.test(String(one.validFrom))).toBe(true);
    }
  });

  it('is not found, or has moved', async () => {
    const { page } = await open('/stores/nowhere');
    expect((await page.request.get('/stores/nowhere')).status()).toBe(404);
    const moved = await page.request.get('/stores/coburg', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, '/stores/coburg-north']);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('moves nothing while it comes alive: %i', async (width) => {
    const { page } = await openPreston({ width, stored: BRUNSWICK_CHOSEN, ownPage: true, before: watchShifts });
    await mainOf(page)
      .getByText(/km from Brunswick 3056/)
      .waitFor();
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });

  it('is whole without JavaScript, and does not say that it is open', async () => {
    const { page } = await openPreston({ javaScriptEnabled: false });
    const words = plain(await mainOf(page).innerText());
    expect(words).toContain('Open 7 days');
    expect(words).not.toMatch(/Open until|Closes in|Opens at/);
    expect(words).toContain('Christmas Day');
    expect(await page.locator('tr[aria-current]').count()).toBe(0);
  });
});

describe('a store’s hours, minute by minute', () => {
  const at = async (path: string, time: string) => {
    const { page } = await open(path, { ownPage: true, before: (opened) => opened.clock.install({ time }) });
    return { page, hours: page.getByRole('region', { name: 'Hours' }) };
  };

  it('change without a reload [D-3-23]', async () => {
    const { page, hours } = await at('/stores/preston', '2026-11-16T16:44:30+11:00');
    await hours.getByText('Open until 5:30 pm', { exact: true }).waitFor();
    expect(await hours.locator('tr[aria-current=date]').innerText()).toContain('Monday to Wednesday');
    await page.clock.fastForward('05:00');
    await hours.getByText('Closes in 41 minutes', { exact: true }).waitFor();
    await page.clock.fastForward('41:00');
    await hours.getByText('Opens tomorrow at 9:00 am', { exact: true }).waitFor();
  });

  it.each([
    ['Perth, on a clock of its own', '/stores/osborne-park', '2026-11-16T17:15:00+11:00', 'Open until 5:30 pm'],
    ['Adelaide, half an hour behind', '/stores/mile-end', '2026-11-16T17:50:00+11:00', 'Closes in 10 minutes'],
    ['Christmas Eve, closed early', '/stores/preston', '2026-12-24T16:30:00+11:00', 'Opens Saturday at 7:00 am'],
    ['Christmas Day', '/stores/preston', '2026-12-25T12:00:00+11:00', 'Closed today, opens tomorrow at 7:00 am'],
  ])('%s [D-3-22 D-3-23]', async (_, path, time, words) => {
    const { hours } = await at(path, time);
    await hours.getByText(words, { exact: true }).waitFor();
  });
});
