import { rejected } from '@wattle/domain/results';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../../testing/at-address.tsx';
import { HOME_ANSWERS } from '../../../testing/content/sample-home.ts';
import { readPage } from '../../../testing/read-page.ts';
import type { Answers } from '../../../testing/stage-answers.ts';
import { preloadBlocks } from '../../goods/blocks/content-blocks.tsx';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { PageError } from '../../router/page-answer.ts';
import { errorTitle } from './error-kind.ts';
import ErrorPage from './error-page.tsx';

const blocks: ShownBlock[] = [{ id: 'paragraph', value: { content: 'From the article.' }, data: null, children: [] }];
const response = (status: number, data: unknown) => new PageError(status, data);
const show = (error: unknown) =>
  renderToStaticMarkup(
    <AtAddress address="/lost?x=1">
      <ErrorPage error={error} />
    </AtAddress>,
  ).replaceAll('&#x27;', "'");

await preloadBlocks();

describe('the page for a 404', () => {
  const html = show(response(404, { message: '', blocks, categories: [] }));

  it('says that the page has moved and why that may be [D-2-17 D-2-18 D-2-19]', () => {
    expect(html).toContain('<h1>Sorry, this page has moved...</h1>');
    expect(html).toContain('The page you are looking for could not be found!');
    expect(html).toContain('moved or deleted');
  });

  it('leads home [D-2-20]', () => {
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/);
  });

  it('shows the configured article [D-2-21]', () => {
    expect(html).toContain('From the article.');
  });

  it('is there without an article [D-8-13]', () => {
    expect(show(response(404, 'Page not found'))).toContain('Sorry, this page has moved...');
  });
});

describe('the page for anything else', () => {
  it.each([new Error('x'), response(503, null), 'x', undefined])(
    'asks to retry or go home: %s [D-2-23 D-2-24]',
    (error) => {
      const html = show(error);
      expect(html).toContain('<h1>Sorry, something went wrong...</h1>');
      expect(html).toMatch(/href="\/lost\?x=1"><span[^>]*><\/span> Try again/);
      expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/);
    },
  );
});

describe('both', () => {
  it.each([404, 500])('say who to call and when: %i [D-2-26 D-2-27 D-2-28 D-2-29 D-2-30 D-9-73]', (status) => {
    const html = show(response(status, null));
    expect(html).toContain('NEED HELP?');
    expect(html).toContain("We're here 7 Days");
    expect(html).toContain('href="tel:1300975707">1300 975 707</a>');
    expect(html).toContain('Monday to Saturday 9:00am-5:00pm');
    expect(html).toContain('Sunday 10:00am-4:00pm');
  });

  it('have a title each [D-2-15 D-2-16]', () => {
    expect(errorTitle(response(404, null))).toBe('Page Not Found');
    expect(errorTitle(response(503, null))).toBe('Error');
    expect(errorTitle(new Error('x'))).toBe('Error');
  });
});

/** A shop that knows nothing that is asked for. */
const NOTHING: Answers = {
  ...HOME_ANSWERS,
  loadProduct: rejected({ code: 'PRODUCT_NOT_FOUND' }),
  loadCategory: rejected({ code: 'CATEGORY_NOT_FOUND' }),
  loadBrand: rejected({ code: 'BRAND_NOT_FOUND' }),
  loadStore: rejected({ code: 'STORE_NOT_FOUND' }),
  findArticleByPath: rejected({ code: 'ARTICLE_NOT_FOUND' }),
};

describe('an address that is no page', () => {
  it.each([
    '/nowhere',
    '/products/nothing-like-it',
    '/categories/none/at/all',
    '/brands/none',
    '/stores/none',
    '/articles/none',
  ])(
    '%s is a 404 with the frame around it, home and help [D-2-14 D-2-15 D-2-17 D-2-18 D-2-20 D-2-21 D-2-26 C-2-37 C-2-38]',
    async (address) => {
      const page = await readPage(address, NOTHING);
      expect([page.status, page.first('title').text]).toEqual([404, 'Page Not Found']);
      const main = page.first('main');
      expect(main.first('h1').text).toBe('Sorry, this page has moved...');
      expect(main.text).toContain('The page you are looking for could not be found!');
      expect(main.first('a', { href: '/' }).text).toBe('Go to the home page');
      expect(main.text).toContain('NEED HELP?');
      expect(page.all('nav', { 'aria-label': 'Categories' })).toHaveLength(1);
    },
  );
});
