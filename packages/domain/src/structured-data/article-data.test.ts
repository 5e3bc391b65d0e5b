import { describe, expect, it } from 'vitest';
import { type ArticleFacts, articleData } from './article-data.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const guide: ArticleFacts = {
  name: 'Front or top: what really differs',
  path: 'articles/buying-guides/front-or-top-loader',
  summary: 'A front loader saves 60 litres a wash.',
  heroImage: { url: '/pictures/scene/still-laundry.webp', alt: 'Two washers' },
  publishedAt: Date.parse('2026-01-19T01:00:00.500Z') / 1000,
  updatedAt: Date.parse('2026-11-06T02:30:00Z') / 1000,
};
const of = (more: Partial<ArticleFacts> = {}) => articleData({ ...guide, ...more }, 'https://shop.example', 'Wattle');

describe('articleData', () => {
  it('says what it is about, when it was written and checked, and by whom', () => {
    const shop = { '@type': 'Organization', '@id': 'https://shop.example/#organization', name: 'Wattle' };
    expect(of()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Front or top: what really differs',
      description: 'A front loader saves 60 litres a wash.',
      datePublished: '2026-01-19T01:00:00Z',
      dateModified: '2026-11-06T02:30:00Z',
      author: shop,
      publisher: shop,
      mainEntityOfPage: 'https://shop.example/articles/buying-guides/front-or-top-loader',
    });
  });
  it('shows its picture by a whole address', () => {
    expect(of().image).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/cdn-cgi\/image\/.*still-laundry/)]);
  });
  it.each<[string, Partial<ArticleFacts>]>([
    ['as it is', {}],
    ['without picture, summary and dates', { heroImage: null, summary: '', publishedAt: 0, updatedAt: 0 }],
  ])('has all that is asked for: %s', (_, more) => {
    expect(structuredDataProblems(of(more))).toEqual([]);
  });
  it('leaves out what is not known', () => {
    const keys = Object.keys(of({ heroImage: null, summary: '', publishedAt: 0, updatedAt: 0 }));
    expect(keys).not.toContain('image');
    expect(keys).not.toContain('datePublished');
    expect(keys).not.toContain('dateModified');
  });
});
