import { describe, expect, it } from 'vitest';
import { drawPicture } from '../pictures/index.ts';
import { generateStores } from '../stores/generate-stores.ts';
import { BRANDS, CATEGORIES } from './catalogue-ids.ts';
import { generateArticles } from './generate-articles.ts';
import { generateRedirects } from './generate-redirects.ts';
import { generateSettings } from './generate-settings.ts';
import { listReferences } from './list-references.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const articles = generateArticles({ now });
const settings = generateSettings();
const references = listReferences(articles);

const categoryPaths = Object.values(CATEGORIES).map(({ path }) => path);
const known = new Set([
  ...articles.map(({ path }) => `/${path}`),
  ...generateStores({ now }).map(({ path }) => `/${path}`),
  ...categoryPaths.map((path) => `/${path}`),
  ...Object.values(BRANDS).map(({ path }) => `/${path}`),
  '/brands',
  '/stores',
  '/account/dashboard',
]);
const unknown = (paths: readonly string[]) => paths.filter((path) => !known.has(path.replace(/\?.*$/, '')));

describe('listReferences', () => {
  it('finds what a block names, also inside other blocks', () => {
    const [article] = articles;
    if (!article) throw new Error('There are no articles.');
    const value = { type: 'manual', categories: ['c-one'], brand: 'b-one' };
    const body = [
      { id: 'group', children: [{ id: 'category-listing', value }] },
      { id: 'wysiwyg', value: { content: '<p><a href="/stores">Stores</a></p>' } },
    ];
    expect(listReferences([{ ...article, heroImage: null, body }])).toEqual({
      articleIds: [],
      brandIds: ['b-one'],
      categoryIds: ['c-one'],
      paths: ['/stores'],
      pictures: [],
    });
  });
});

describe('what the content points to', () => {
  it('is there: pages', () => {
    expect(references.paths.length).toBeGreaterThan(30);
    expect(unknown(references.paths)).toEqual([]);
  });

  it('is there: articles', () => {
    const ids = new Set(articles.map(({ id }) => id));
    expect(references.articleIds.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is there: categories and brands are those of one list', () => {
    const ids = new Set<string>([...Object.values(CATEGORIES), ...Object.values(BRANDS)].map(({ id }) => id));
    expect([...references.categoryIds, ...references.brandIds].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is there: pictures can be drawn', () => {
    expect(references.pictures.length).toBeGreaterThan(15);
    expect(references.pictures.filter((path) => drawPicture(path) === undefined)).toEqual([]);
  });
});

describe('generateSettings', () => {
  it('links only to pages that are there', () => {
    const links = [
      ...settings.utilityLinks,
      ...settings.promises,
      ...settings.footerColumns.flatMap((column) => column.links),
      ...Object.values(settings.menuFeatures),
      ...Object.values(settings.menuHighlights).flat(),
    ].map(({ path }) => path);
    expect(unknown(links)).toEqual([]);
  });

  it('has the columns of the footer, the telephone and the hours [D-9-73]', () => {
    expect(settings.footerColumns.map(({ heading }) => heading)).toEqual(['Shop', 'Help', 'About']);
    expect(settings.supportPhone).toBe('1300 975 707');
    expect(settings.supportHours).toEqual(['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm']);
  });

  it('gives each top category of the menu a guide and a picture that can be drawn', () => {
    const features = Object.values(settings.menuFeatures);
    expect(features).toHaveLength(9);
    expect(features.filter(({ image }) => drawPicture(image?.url ?? '') === undefined)).toEqual([]);
  });
});

describe('generateRedirects', () => {
  const redirects = generateRedirects();

  it('leads inside the shop to something that is there, and once away from it', () => {
    const inside = redirects.filter(({ external }) => !external).map(({ to }) => to);
    expect(unknown(inside)).toEqual([]);
    const outside = redirects.filter(({ external }) => external).map(({ to }) => to);
    expect(outside).toEqual(['https://www.productsafety.gov.au/recalls']);
  });

  it('never hides a page that is there, and never leads on to another redirect', () => {
    expect(redirects.filter(({ from }) => known.has(`/${from}`))).toEqual([]);
    const from = new Set(redirects.map((redirect) => `/${redirect.from}`));
    expect(from.size).toBe(redirects.length);
    expect(redirects.filter(({ to }) => from.has(to))).toEqual([]);
  });
});
