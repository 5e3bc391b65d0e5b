import { ARTICLE_IDS } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { classed, group, link, p } from '../blocks.ts';

/** Shown under the page's own words on the 404 page, which has the popular categories already [D-2-21 D-2-22]. */
export const pageNotFound: ArticleDraft = {
  id: ARTICLE_IDS.pageNotFound,
  parentId: null,
  name: 'Page not found',
  kicker: '',
  summary: 'Ways on from an address that leads nowhere.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 50,
  body: [
    p('Looking for something you bought, a product we no longer sell, or its manual? A person can find it.'),
    classed(
      'actions',
      group(
        { direction: 'horizontal', gap: 'normal' },
        link(toArticle('track-an-order'), 'Track an order'),
        link('/stores', 'Find a store'),
        link(toArticle('buying-guides'), 'Buying guides'),
        link(toArticle('contact'), 'Ask a person'),
      ),
    ),
  ],
};
