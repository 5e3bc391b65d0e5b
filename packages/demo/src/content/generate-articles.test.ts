import { BLOCK_TYPES, type ContentBlock, SHOP } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { STORE_SITES } from '../stores/store-sites.ts';
import { generateArticles } from './generate-articles.ts';
import { wordCount } from './word-count.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const articles = generateArticles({ now });
const byId = new Map(articles.map((article) => [article.id, article]));
/** Pages that are made of lists of other things. */
const SHORT = new Set([
  'home',
  'brand-nordholm',
  'page-not-found',
  'no-results-found',
  'buying-guides',
  'help',
  'about',
]);

const flatten = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => [block, ...flatten(block.children ?? [])]);
const blocksOf = (id: string) => flatten(byId.get(id)?.body ?? []);

describe('generateArticles', () => {
  it('gives every article an id and a path of its own', () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(new Set(articles.map(({ path }) => path)).size).toBe(articles.length);
    expect(articles.filter(({ path }) => !/^articles(\/[a-z0-9-]+)+$/.test(path))).toEqual([]);
  });

  it('makes a tree: parents exist, and a child lives under its parent', () => {
    for (const { id, parentId, path } of articles) {
      if (parentId === null) continue;
      const parent = byId.get(parentId);
      expect(parent, id).toBeDefined();
      expect(path.startsWith(`${parent?.path}/`), id).toBe(true);
    }
    const parents = new Set(articles.map(({ parentId }) => parentId));
    expect(parents).toEqual(new Set([null, 'buying-guides', 'help', 'about']));
  });

  it('counts positions among brothers and sisters from 0', () => {
    const help = articles.filter(({ parentId }) => parentId === 'help').map(({ position }) => position);
    expect(help).toEqual(help.map((_, index) => index));
  });

  it('has the articles that the shop is configured with [C-8-73 C-8-74 C-8-75 C-8-76]', () => {
    expect(byId.get(SHOP.articleIds.privacyPolicy)?.path).toBe('articles/about/privacy-policy');
    expect(byId.get(SHOP.articleIds.termsOfSale)?.path).toBe('articles/about/terms-of-sale');
    expect(byId.get(SHOP.articleIds.pageNotFound)?.path).toBe('articles/page-not-found');
    expect(byId.get(SHOP.articleIds.noResultsFound)?.path).toBe('articles/no-results-found');
  });

  it('uses only the block types there are, of which there are 19', () => {
    expect(BLOCK_TYPES).toHaveLength(19);
    const known = new Set<string>(BLOCK_TYPES);
    const used = new Set(articles.flatMap(({ body }) => flatten(body)).map(({ id }) => id));
    expect([...used].filter((type) => !known.has(type))).toEqual([]);
  });

  it('says something: at least 25 articles of 300 to 900 words', () => {
    const counts = articles.filter(({ id }) => !SHORT.has(id)).map(({ id, body }) => [id, wordCount(body)] as const);
    expect(counts.length).toBeGreaterThanOrEqual(25);
    expect(counts.filter(([, words]) => words < 300 || words > 900)).toEqual([]);
  });

  it('has a name, a summary and dates in the past for each', () => {
    for (const { id, name, summary, publishedAt, updatedAt } of articles) {
      expect(name.length, id).toBeGreaterThan(2);
      expect(summary.length, id).toBeGreaterThan(15);
      expect(publishedAt, id).toBeLessThanOrEqual(updatedAt);
      expect(updatedAt, id).toBeLessThan(now);
    }
  });

  it('begins no article with a first-level heading but the home page, whose events each bring one', () => {
    for (const { id } of articles) {
      const levels = blocksOf(id)
        .filter((block) => block.id === 'heading')
        .map((block) => block.value?.level);
      expect(levels.includes(1), id).toBe(id === 'home');
    }
  });

  it('names each section once, so that a link to it is exact', () => {
    for (const { id } of articles) {
      const anchors = blocksOf(id).flatMap(({ customId }) => customId ?? []);
      expect(new Set(anchors).size, id).toBe(anchors.length);
    }
  });

  it('leaves no cell of a table empty', () => {
    const bodies = JSON.stringify(articles.map(({ body }) => body));
    expect(bodies).toContain('<td>');
    expect(bodies).not.toMatch(/<t[hd][^>]*><\/t[hd]>/);
  });

  it('closes every tag that it opens', () => {
    for (const { id } of articles) {
      for (const block of blocksOf(id).filter((one) => one.id === 'wysiwyg')) {
        const open: string[] = [];
        for (const [, slash, tag = ''] of String(block.value?.content).matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
          if (slash) expect(open.pop(), id).toBe(tag);
          else open.push(tag);
        }
        expect(open, id).toEqual([]);
      }
    }
  });

  it('shows one hero of the home page at a time, now and after the event [D-3-31]', () => {
    const heroes = blocksOf('home').filter(({ id }) => id === 'scheduled');
    const shownAt = (moment: number) =>
      heroes.filter(({ value }) => moment >= Number(value?.startTime) && moment < Number(value?.endTime)).length;
    expect(heroes.map(({ value }) => Number(value?.startTime)).every(Number.isInteger)).toBe(true);
    expect([now, now + 10 * 86_400, now + 30 * 86_400, now + 400 * 86_400].map(shownAt)).toEqual([1, 1, 1, 1]);
    expect(JSON.stringify(heroes[0])).toContain('Prices held until Sunday 29 November.');
  });

  it('tells the true number of stores', () => {
    expect(JSON.stringify(byId.get('our-story')?.body)).toContain(`${STORE_SITES.length} stores`);
  });

  it('is the same each time for the same moment, and only dates differ later', () => {
    expect(generateArticles({ now })).toEqual(articles);
    const later = generateArticles({ now: now + 1000 });
    expect(later.filter(({ id }) => id !== 'home').map(({ body }) => body)).toEqual(
      articles.filter(({ id }) => id !== 'home').map(({ body }) => body),
    );
  });
});
