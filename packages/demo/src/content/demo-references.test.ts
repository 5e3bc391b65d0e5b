import type { ContentBlock } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { BRAND_PROFILES, brandRecord } from '../catalogue/brands.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { PLACED_CATEGORIES } from '../catalogue/place-product.ts';
import { drawPicture } from '../pictures/index.ts';
import { generateStores } from '../stores/generate-stores.ts';
import { DEMO_IDENTITY } from './demo-identity.ts';
import { generateArticles } from './generate-articles.ts';
import { generateRedirects, readSettings } from './generate-settings.ts';
import { listReferences } from './testing/list-references.ts';
import type { ShopSettings } from './testing/shop-settings.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const articles = generateArticles({ now });
const settings = readSettings() as ShopSettings;
const references = listReferences(articles);

const brands = BRAND_PROFILES.map(brandRecord);
const categoryPaths = PLACED_CATEGORIES.map(({ path }) => path);
const known = new Set([
  ...articles.map(({ path }) => `/${path}`),
  ...generateStores({ now }).map(({ path }) => `/${path}`),
  ...categoryPaths.map((path) => `/${path}`),
  ...brands.map(({ path }) => `/${path}`),
  '/brands',
  '/search',
  '/stores',
]);
const unknown = (paths: readonly string[]) => paths.filter((path) => !known.has(path.replace(/[?#].*$/, '')));

/** The anchors of an article that links can target. */
const anchorsOf = (blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap(({ customId, children }) => [...(customId ? [customId] : []), ...anchorsOf(children ?? [])]);
const anchors = new Set(articles.flatMap(({ path, body }) => anchorsOf(body).map((id) => `/${path}#${id}`)));

const catalogue = generateCatalogue({ seed: 1, now });
const pathsOf = (links: readonly { readonly path: string }[]) => links.map(({ path }) => path);

/** True when every filter in the URL is the price or an attribute that a product in the category has. */
function hasAttribute(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const id = catalogue.categories.find(({ path }) => `/${path}` === pathname)?.id ?? '';
  const attributes = new Set(
    catalogue.products
      .filter((one) => [one.canonicalCategoryId, ...one.extraCategoryIds].some((own) => own.startsWith(id)))
      .flatMap((product) => Object.keys(product.attributes)),
  );
  return [...searchParams.keys()].every((key) => {
    const name = key.replace(/^(min|max)(.)/, (_, __, letter: string) => letter.toLowerCase());
    return name === 'price' || attributes.has(name);
  });
}

describe('listReferences', () => {
  it('finds what a block names, also inside other blocks', () => {
    const [article] = articles;
    if (!article) throw new Error('There are no articles.');
    const value = { type: 'manual', categories: ['c-one'], brand: 'b-one' };
    const body = [
      { id: 'group', children: [{ id: 'category-listing', value }] },
      { id: 'wysiwyg', value: { content: '<p><a href="/stores">Stores</a></p>' } },
      { id: 'product-listing', value: { type: 'manual', products: [{ product: { id: 'p-one' } }] } },
    ];
    expect(listReferences([{ ...article, heroImage: null, body }])).toEqual({
      articleIds: [],
      brandIds: ['b-one'],
      categoryIds: ['c-one'],
      paths: ['/stores'],
      pictures: [],
      productIds: ['p-one'],
    });
  });
});

describe('what the content points to', () => {
  it('is there: pages', () => {
    expect(references.paths.length).toBeGreaterThan(30);
    expect(unknown(references.paths)).toEqual([]);
  });

  it('is there: sections of pages', () => {
    const sections = references.paths.filter((path) => path.includes('#'));
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter((path) => !anchors.has(path))).toEqual([]);
  });

  it('is there: filters are of attributes that the family of the category has', () => {
    const filtered = [...references.paths, ...Object.values(settings.menuHighlights).flatMap(pathsOf)].filter((path) =>
      /^\/categories\/.*\?/.test(path),
    );
    expect(filtered.length).toBeGreaterThan(5);
    expect(filtered.filter((path) => !hasAttribute(path))).toEqual([]);
  });

  it('is there: products, and they can be bought', () => {
    const state = new Map(catalogue.products.map((product) => [product.id, product.state]));
    expect(references.productIds.length).toBeGreaterThan(5);
    expect(references.productIds.filter((id) => state.get(id) !== 'current')).toEqual([]);
  });

  it('is there: articles', () => {
    const ids = new Set(articles.map(({ id }) => id));
    expect(references.articleIds.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is there: categories and brands', () => {
    const ids = new Set<string>([...PLACED_CATEGORIES, ...brands].map(({ id }) => id));
    expect([...references.categoryIds, ...references.brandIds].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is there: pictures can be drawn', () => {
    expect(references.pictures.length).toBeGreaterThan(15);
    expect(references.pictures.filter((path) => drawPicture(path) === undefined)).toEqual([]);
  });
});

describe('readSettings', () => {
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
    expect(DEMO_IDENTITY.phone).toBe('1300 975 707');
    expect(DEMO_IDENTITY.helpHours).toEqual(['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm']);
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
