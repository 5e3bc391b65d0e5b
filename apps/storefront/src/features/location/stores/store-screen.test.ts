import { describe, expect, it } from 'vitest';
import { readPage } from '../../../../testing/read-page.ts';
import { STORE_ANSWERS } from '../../../../testing/stores/store-answers.ts';

const read = (address: string) => readPage(address, STORE_ANSWERS);

describe('a store’s page', () => {
  it('has hours, services, a way there and a phone [D-2-129 D-3-22]', async () => {
    const page = await read('/stores/preston');
    expect(page.first('h1').text).toBe('Preston');
    expect(page.named('Breadcrumb').text).toBe('Home Stores Victoria Preston');
    expect(page.named('Hours').first('table').text).toMatch(
      /Monday to Wednesday 9:00 am to 5:30 pm Thursday, Friday 9:00 am to 9:00 pm Saturday .* Sunday /,
    );
    expect(page.named('At this store').text).toContain('Click and collect');
    const way = page.named('Get there, or call');
    expect(way.text).toContain('Tram 11 to stop 42');
    expect(way.first('a', { href: /destination=/ }).text).toContain('Directions');
    expect(way.first('a', { href: 'tel:0355500142' }).text).toBe('03 5550 0142');
    expect(page.all('img', { alt: 'The Wattle store in Preston' })).toHaveLength(1);
  });

  it('does not say that it is open: that would not hold for long', async () => {
    const page = await read('/stores/preston');
    const { text } = page.first('main');
    expect(text).toContain('Open 7 days');
    expect(text).not.toMatch(/Open until|Closes in|Opens at/);
    expect(text).toContain('Christmas Day');
    expect(page.all('tr', { 'aria-current': /./ })).toEqual([]);
  });

  it('says what is on its floor and how many there are of it', async () => {
    const page = await read('/stores/preston');
    const cards = page.named('On the floor today').all('article');
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(card.text).toMatch(/(\d+|Last [123]) at Preston/);
      expect(card.all('button').filter(({ text }) => text.startsWith('Add to cart'))).toHaveLength(1);
    }
  });

  it('is an electronics store with valid hours to search engines [D-9-59 D-9-60 D-9-61 D-9-62 D-9-63]', async () => {
    const store = (await read('/stores/preston')).data('ElectronicsStore');
    expect(store).toMatchObject({
      name: 'Preston',
      telephone: '03 5550 0142',
      currenciesAccepted: 'AUD',
      address: { addressLocality: 'Preston', addressRegion: 'VIC', postalCode: '3072', addressCountry: 'AU' },
    });
    const hours = store.openingHoursSpecification as readonly Record<string, string>[];
    expect(hours.length).toBeGreaterThan(5);
    for (const one of hours) {
      expect(`${one.opens} ${one.closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
      expect(Array.isArray(one.dayOfWeek) || /^\d{4}-\d\d-\d\d$/.test(String(one.validFrom))).toBe(true);
    }
  });

  it('is not found, or has moved', async () => {
    expect((await read('/stores/nowhere')).status).toBe(404);
    expect(await read('/stores/coburg')).toMatchObject({ status: 301, location: '/stores/coburg-north' });
  });
});
