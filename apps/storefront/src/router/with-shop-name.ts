import type { HeadEntry } from './head.ts';

/** Titles as browsers and shared links show them: the shop's name follows the page's. */
export const withShopName = (entries: readonly HeadEntry[], shopName: string): HeadEntry[] =>
  entries.flatMap((entry): HeadEntry[] => {
    if ('title' in entry) return [{ title: `${entry.title} | ${shopName}` }];
    if (!('property' in entry) || entry.property !== 'og:title') return [entry];
    return [
      { property: 'og:title', content: `${entry.content} | ${shopName}` },
      { property: 'og:site_name', content: shopName },
    ];
  });
