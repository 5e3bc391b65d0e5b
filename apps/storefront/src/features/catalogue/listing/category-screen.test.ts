import { describe, expect, it } from 'vitest';
import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import { type ReadPage, readPage } from '../../../../testing/read-page.ts';

const read = (search = '') => readPage(`/categories/fridges${search}`, LISTING_ANSWERS);
const names = (page: ReadPage) =>
  page
    .first('main')
    .all('article')
    .map((card) => card.first('h3').text);

describe('the address of a list', () => {
  it('that makes no sense is the plain list; a page after the last one is the last [D-9-02]', async () => {
    const plain = names(await read());
    expect(plain).toHaveLength(24);
    for (const query of [
      'page=0',
      'page=two',
      'sort=cheapest',
      'brand=',
      'minPrice=&maxPrice=',
      'sale=yes',
      'no=one',
    ]) {
      const page = await read(`?${query}`);
      expect(page.status, query).toBe(200);
      expect(names(page), query).toEqual(plain);
    }
    const { location } = await read('?page=999&sort=price-asc');
    expect(location).toBe('/categories/fridges?sort=price-asc&page=3');
  });

  it('with letters for a price keeps them in the field, and says so [D-9-18]', async () => {
    const page = await read('?minPrice=cheap');
    expect(page.first('input', { name: 'minPrice' }).attribute('value')).toBe('cheap');
    expect(page.text).toContain('Use numbers only, such as 500.');
  });
});

describe('what search engines read of a list', () => {
  const hrefOf = (page: ReadPage, rel: string) => page.first('head').first('link', { rel }).attribute('href');

  it('is the way here and the products with their places', async () => {
    const page = await read('?page=2');
    expect(page.data('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Fridges', item: expect.stringMatching(/\/categories\/fridges\?page=2$/) },
      ],
    });
    const items = page.data('ItemList').itemListElement as readonly unknown[];
    expect(items).toHaveLength(24);
    expect(items[0]).toMatchObject({ position: 25, url: expect.stringContaining('/products/') });
  });

  it('is one address however sorted, and the pages around it', async () => {
    const page = await read('?sort=price-asc&page=2');
    expect(hrefOf(page, 'canonical')).toMatch(/\/categories\/fridges\?page=2$/);
    expect(hrefOf(page, 'prev')).toMatch(/\/categories\/fridges\?sort=price-asc$/);
    expect(hrefOf(page, 'next')).toMatch(/\/categories\/fridges\?sort=price-asc&page=3$/);
    expect((await read()).all('link', { rel: 'prev' })).toEqual([]);
  });
});
