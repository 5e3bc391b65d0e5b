import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { link, p } from '../blocks.ts';

/** Shown under the page's own words on the 404 page, which has the popular categories already [D-2-21 D-2-22]. */
export const pageNotFound: ArticleDraft = {
  id: SHOP.articleIds.pageNotFound,
  parentId: null,
  name: 'Page not found',
  kicker: '',
  summary: 'Ways on from an address that leads nowhere.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 50,
  body: [
    p('Looking for something you bought? An order can be followed from its number and your email address.'),
    link(toArticle('track-an-order'), 'Track an order'),
    link(toArticle('contact'), 'Ask a person'),
  ],
};
