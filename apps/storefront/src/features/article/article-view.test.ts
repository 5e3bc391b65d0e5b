import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { type ArticlePage, articleView } from './article-view.ts';

const seconds = (time: string) => Date.parse(time) / 1000;
const child = { id: 'c', name: 'Noise', path: 'articles/noise', kicker: '', summary: '', heroImage: null };
const page: ArticlePage = {
  article: {
    id: 'guides',
    name: 'Guides',
    path: 'articles/guides',
    heroImage: null,
    summary: 'What to know.',
    kicker: 'Guides',
    parentId: null,
    position: 1,
    body: [],
    publishedAt: seconds('2026-01-19T01:00:00Z'),
    updatedAt: seconds('2026-11-05T14:00:00Z'),
  },
  children: [child],
};
const section = (customId: string): ShownBlock => ({
  id: 'heading',
  customId,
  value: { level: 2, content: customId },
  data: null,
  children: [],
});
const own: ShownBlock = {
  id: 'article-listing',
  value: { type: 'dynamic', article: 'guides' },
  data: { articles: [] },
  children: [],
};

describe('articleView', () => {
  it('dates are days in Australia', () => {
    const view = articleView(page, [], []);
    expect(view.checked).toEqual({ words: '6 November 2026', date: '2026-11-06' });
    expect(view.published).toEqual({ words: '19 January 2026', date: '2026-01-19' });
  });
  it('says a day once', () => {
    const { article } = page;
    const fresh = { ...page, article: { ...article, publishedAt: article.updatedAt + 60 } };
    expect(articleView(fresh, [], []).published).toBeNull();
    expect(articleView({ ...page, article: { ...article, updatedAt: 0 } }, [], []).checked).toBeNull();
  });
  it('leads back through all parents', () => {
    const ancestors = [{ name: 'Buying guides', path: 'articles/buying-guides' }];
    expect(articleView(page, ancestors, []).crumbs).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Buying guides', to: '/articles/buying-guides' },
      { label: 'Guides' },
    ]);
  });
  it('lists its sections when there are three or more', () => {
    expect(articleView(page, [], ['a', 'b'].map(section)).contents).toEqual([]);
    expect(articleView(page, [], ['a', 'b', 'c'].map(section)).contents.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  it('lists its children once', () => {
    expect(articleView(page, [], []).children).toEqual([child]);
    expect(articleView(page, [], [own]).children).toEqual([]);
  });
});
