import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Article, ContentBlock } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { summerEvent } from '../catalogue/market/summer-event.ts';
import { generateArticles } from './generate-articles.ts';
import { BRAND_CLAIMS } from './testing/brand-claims.ts';
import { listReferences } from './testing/list-references.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const { brands, categories, products } = generateCatalogue({ seed: 1, now });
const articles = generateArticles({ now, products });
const written = articles.flatMap(({ id }) => (id.startsWith('brand-') ? id.replace('brand-', '') : []));

const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
const lineOf = (id: string | null | undefined): string[] => (id ? [id, ...lineOf(parents.get(id))] : []);

/** A brand's products in a category or below it. */
const range = (brand: string, categoryId: string): ProductRecord[] =>
  products.filter(
    ({ brandId, canonicalCategoryId, extraCategoryIds }) =>
      brandId === `b-${brand}` && [canonicalCategoryId, ...extraCategoryIds].flatMap(lineOf).includes(categoryId),
  );

function loadArticle(id: string): Article {
  const article = articles.find((one) => one.id === id);
  if (!article) throw new Error(`There is no article ${id}.`);
  return article;
}

const flatten = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => [block, ...flatten(block.children ?? [])]);

describe.each(written)('what is written of %s', (brand) => {
  const article = loadArticle(`brand-${brand}`);
  const blocks = flatten(article.body);
  const { brandIds, categoryIds } = listReferences([article]);

  it('is about that brand, which the shop has, by its name', () => {
    expect(brandIds).toEqual([`b-${brand}`]);
    expect(brands.find(({ id }) => id === `b-${brand}`)?.name).toBe(article.name);
  });

  it('names categories in which it has products', () => {
    expect(categoryIds.length).toBeGreaterThan(4);
    expect(categoryIds.filter((id) => range(brand, id).length === 0)).toEqual([]);
  });

  it('features two ranges that fill their rows, one on each side', () => {
    const features = blocks.filter(({ id }) => id === 'brand-category');
    expect(features.map(({ value }) => value?.imagePosition)).toEqual(['left', 'right']);
    expect(features.filter(({ value }) => range(brand, String(value?.categoryTarget)).length < 4)).toEqual([]);
  });

  it('begins with two figures', () => {
    const [first] = article.body;
    expect(first?.customClasses).toBe('figures');
    expect(first?.children).toHaveLength(2);
  });

  it.each(BRAND_CLAIMS[brand] ?? [])('says the truth: %s', (words, categoryId, isTrue) => {
    const told = JSON.stringify([article.body, brands.find(({ id }) => id === `b-${brand}`)?.description]);
    expect(told).toContain(words);
    const meant = range(brand, categoryId);
    expect(meant.length).toBeGreaterThan(0);
    expect(isTrue(meant)).toBe(true);
  });
});

describe('what is offered with them', () => {
  it('is priced as in the article on delivery and installation', () => {
    const told = JSON.stringify(written.map((brand) => loadArticle(`brand-${brand}`).body));
    const prices = [...told.matchAll(/\$\d+/g)].map(([price]) => price);
    const listed = JSON.stringify(loadArticle('delivery-and-installation').body);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices.filter((price) => !listed.includes(`"${price}"`) && !listed.includes(`>${price}<`))).toEqual([]);
  });

  it('is shown for as long as the summer event lasts, with something reduced from the first day to the last', () => {
    const [banner] = flatten(loadArticle('brand-nordholm').body).filter(({ id }) => id === 'scheduled');
    const { startTime, endTime, lastDay } = summerEvent(now);
    expect(banner?.value).toEqual({ startTime, endTime });
    expect(JSON.stringify(banner?.children)).toContain(lastDay);
    const reducedAt = (moment: number) =>
      range('nordholm', 'c-fridges').filter(({ prices }) =>
        prices.some(
          ({ from, to, price, erpOriginalPrice }) =>
            (from ?? 0) <= moment && moment < (to ?? 0) && price < (erpOriginalPrice ?? 0),
        ),
      );
    expect(reducedAt(now).length).toBeGreaterThan(2);
    expect(reducedAt(endTime - 1).length).toBeGreaterThan(0);
  });
});
