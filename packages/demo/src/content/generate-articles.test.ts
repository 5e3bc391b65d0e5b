import { BLOCK_TYPES, type ContentBlock, PRODUCT_DISPLAYS } from '@wattle/domain/content';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import { describe, expect, it } from 'vitest';
import { STORE_SITES } from '../stores/store-site.ts';
import { generateArticles } from './generate-articles.ts';
import { generateMarketingLists } from './marketing-lists.ts';
import { wordCount } from './testing/word-count.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const articles = generateArticles({ now });
const byId = new Map(articles.map((article) => [article.id, article]));
/** Pages that mainly list other content. */
const SHORT = new Set([
  'home',
  ...articles.map(({ id }) => id).filter((id) => id.startsWith('brand-')),
  'page-not-found',
  'no-results-found',
  'buying-guides',
  'help',
  'about',
]);

/** Articles with content that expires. */
const DATED = ['home', 'brand-nordholm', 'espresso-at-home'];

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
    expect(byId.get(ARTICLE_IDS.privacyPolicy)?.path).toBe('articles/about/privacy-policy');
    expect(byId.get(ARTICLE_IDS.termsOfSale)?.path).toBe('articles/about/terms-of-sale');
    expect(byId.get(ARTICLE_IDS.pageNotFound)?.path).toBe('articles/page-not-found');
    expect(byId.get(ARTICLE_IDS.noResultsFound)?.path).toBe('articles/no-results-found');
  });

  it('uses only the block types there are', () => {
    const known = new Set<string>(BLOCK_TYPES);
    const used = new Set(articles.flatMap(({ body }) => flatten(body)).map(({ id }) => id));
    expect([...used].filter((type) => !known.has(type))).toEqual([]);
  });

  it('says something: 15 guides of 600 to 1,200 words, and policies and pages of 250 to 1,200', () => {
    const counted = articles
      .filter(({ id }) => !SHORT.has(id) && !id.startsWith('brand-'))
      .map(({ id, parentId, body }) => ({ id, isGuide: parentId === 'buying-guides', words: wordCount(body) }));
    expect(counted.filter(({ isGuide }) => isGuide).length).toBeGreaterThanOrEqual(15);
    expect(counted.filter(({ isGuide }) => !isGuide).length).toBeGreaterThanOrEqual(15);
    expect(counted.filter(({ isGuide, words }) => words < (isGuide ? 600 : 250) || words > 1200)).toEqual([]);
  });

  it('answers first in every guide, then says what to measure and what it costs', () => {
    for (const { id, body } of articles.filter(({ parentId }) => parentId === 'buying-guides')) {
      expect(String(body[0]?.value?.content), id).toContain('<strong>In short</strong>');
      const words = JSON.stringify(body);
      expect(words, id).toMatch(/measure|check before|Ten seconds/i);
      expect(words, id).toMatch(/\$\d/);
    }
  });

  it('uses every type of block, and every form, display and widget', () => {
    const blocks = articles.flatMap(({ body }) => flatten(body));
    expect([...new Set(blocks.map(({ id }) => id))].sort()).toEqual([...BLOCK_TYPES].sort());
    const values = (type: string, field: string) =>
      new Set(blocks.filter(({ id }) => id === type).map(({ value }) => String(value?.[field])));
    expect(values('klaviyo-form', 'type')).toEqual(new Set(['subscription', 'event-sign-up', 'enquiry']));
    expect(values('product-listing', 'display')).toEqual(new Set(PRODUCT_DISPLAYS));
    expect(values('product-listing', 'type')).toEqual(new Set(['collection', 'manual']));
    expect(values('article-listing', 'type')).toEqual(new Set(['dynamic', 'manual']));
    const html = [...values('html', 'content')].join('');
    for (const widget of ['stylist-booking', 'buy-now-pay-later']) expect(html).toContain(`data-widget="${widget}"`);
  });

  it('signs up only for lists that there are [D-2-71]', () => {
    const lists = generateMarketingLists({ now })['marketing-lists'].map(({ id }) => id);
    const asked = articles.flatMap(({ body }) => flatten(body)).flatMap(({ value }) => value?.listId ?? []);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((id) => !lists.includes(String(id)))).toEqual([]);
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

  it('tells the true number of stores', () => {
    expect(JSON.stringify(byId.get('our-story')?.body)).toContain(`${STORE_SITES.length} stores`);
  });

  it('is the same each time for the same moment, and only dates differ later', () => {
    expect(generateArticles({ now })).toEqual(articles);
    const later = generateArticles({ now: now + 1000 });
    const undated = ({ id }: { readonly id: string }) => !DATED.includes(id);
    expect(later.filter(undated).map(({ body }) => body)).toEqual(articles.filter(undated).map(({ body }) => body));
  });
});
