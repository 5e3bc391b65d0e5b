import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { h2, link } from '../blocks.ts';
import { categoryTiles } from '../catalogue-blocks.ts';

/** Shown under the specification's own words on the 404 page [D-2-21 D-2-22]. */
export const pageNotFound: ArticleDraft = {
  id: SHOP.articleIds.pageNotFound,
  parentId: null,
  name: 'Page not found',
  kicker: '',
  summary: 'Where people usually want to go.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 50,
  body: [
    h2('People usually want'),
    categoryTiles('fridges', 'laundry', 'cooking', 'tvAndAudio', 'computers', 'coffee'),
    link(toArticle('track-an-order'), 'Track an order'),
  ],
};
