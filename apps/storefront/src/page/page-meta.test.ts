import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = { title: 'Kettles', description: 'All of them.', canonical: 'https://shop.example/categories/kettles' };

describe('pageMeta', () => {
  it('names the page for browsers, search engines and whoever shares it', () => {
    expect(pageMeta(page)).toEqual(
      expect.arrayContaining([
        { title: 'Kettles' },
        { name: 'description', content: 'All of them.' },
        { rel: 'canonical', href: page.canonical },
        { property: 'og:type', content: 'website' },
        { property: 'og:title', content: 'Kettles' },
        { property: 'og:url', content: page.canonical },
        { name: 'twitter:card', content: 'summary' },
      ]),
    );
  });
  it('shows a picture large where there is one', () => {
    const image = { url: 'https://shop.example/kettle.png', alt: 'A kettle' };
    expect(pageMeta({ ...page, type: 'product', image })).toEqual(
      expect.arrayContaining([
        { property: 'og:type', content: 'product' },
        { property: 'og:image', content: image.url },
        { property: 'og:image:alt', content: 'A kettle' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });
  it('cuts a long description between words', () => {
    const descriptions = pageMeta({ ...page, description: 'word '.repeat(60).trim() }).flatMap((one) =>
      'name' in one && one.name === 'description' ? [one.content] : [],
    );
    expect(descriptions).toEqual([`${'word '.repeat(32).trim()}…`]);
  });
  it('keeps a hidden page out of search engines', () => {
    const robots = { name: 'robots', content: 'noindex, follow' };
    expect(pageMeta({ ...page, hidden: true })).toContainEqual(robots);
    expect(pageMeta(page)).not.toContainEqual(robots);
  });
});
