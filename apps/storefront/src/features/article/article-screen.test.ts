import { expect, it } from 'vitest';
import { ARTICLE_ANSWERS, GUIDE, GUIDES } from '../../../testing/content/sample-articles.ts';
import { readPage } from '../../../testing/read-page.ts';

const read = (address: string) => readPage(address, ARTICLE_ANSWERS);

it('an article has a head with its dates, its sections, and what it is about, for people and for search engines [C-2-16]', async () => {
  const page = await read(GUIDE);
  const main = page.first('main');
  expect(main.all('h1').map(({ text }) => text)).toEqual(['Front or top: what really differs']);
  expect(main.text).toMatch(/\b\d+ min read/);
  expect(main.text).toContain('Checked 3 July 2024');
  expect(main.text).toContain('Published 15 November 2023');
  expect(
    main
      .named('Breadcrumb')
      .all('a')
      .map(({ text }) => text),
  ).toEqual(['Home', 'Buying guides']);
  expect(main.all('table')).toHaveLength(1);
  expect(main.all('h2').map(({ text }) => text)).toContain('Which one, then?');
  const products = main.all('*', { 'data-block': 'product-listing' }).flatMap((block) => block.all('article'));
  expect(products).toHaveLength(2);
  const origin = 'https://shop.example';
  expect(page.data('Article')).toMatchObject({
    headline: 'Front or top: what really differs',
    image: [expect.stringContaining(origin)],
    datePublished: expect.stringMatching(/^2023-11-1\dT/),
    dateModified: expect.stringMatching(/^2024-07-0\dT/),
    publisher: { name: 'Wattle' },
    mainEntityOfPage: `${origin}${GUIDE}`,
  });
  expect(page.data('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Buying guides' }, { item: `${origin}${GUIDE}` }],
  });
  expect(page.first('meta', { property: 'og:type' }).attribute('content')).toBe('article');
  expect(page.first('meta', { property: 'og:image' }).attribute('content')).toContain(origin);
  expect(
    main
      .all('a')
      .filter(({ text }) => text === 'will it fit?')[0]
      ?.attribute('href'),
  ).toMatch(/\/will-it-fit$/);
});

it('a list of articles shows each article under it once', async () => {
  const headings = (await read(GUIDES)).first('main').all('h2');
  const links = headings.flatMap((heading) => heading.all('a')).map((link) => link.attribute('href'));
  expect(links).toEqual([GUIDE, '/articles/buying-guides/will-it-fit']);
});

it('an address under /articles leads to its place, or is not found when it is no page [C-8-14 D-2-02]', async () => {
  for (const [from, to] of [
    ['/articles/washing-machine-guide', GUIDE],
    ['/articles/home', '/'],
    ['/articles/brands/nordholm', '/brands/nordholm'],
  ] as const) {
    expect(await read(from), from).toMatchObject({ status: 301, location: to });
  }
  for (const address of ['/articles/nothing-of-the-kind', '/articles/page-not-found']) {
    const page = await read(address);
    expect(page.status, address).toBe(404);
    expect(page.first('h1').text).toContain('moved');
  }
});
