import { ARTICLE_IDS, SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, classed, group, h2, link, list } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';

/** Shown between the help with spelling and the popular categories, which the page of a search has itself. */
export const noResultsFound: ArticleDraft = {
  id: ARTICLE_IDS.noResultsFound,
  parentId: null,
  name: 'No results',
  kicker: '',
  summary: 'Other ways to find it.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 50,
  body: [
    h2('Other ways to find it'),
    list(
      'Use fewer or more general words: “fridge” finds more than “634L fridge freezer white”.',
      'Try the model number without spaces or dashes.',
      `Call ${SHOP.supportPhone}, or ${anchor(toArticle('contact'), 'write to us')}: we can often order what is not listed.`,
    ),
    classed(
      'actions',
      group(
        { direction: 'horizontal', gap: 'normal' },
        link('/brands', 'All brands'),
        link(toArticle('buying-guides'), 'Buying guides'),
        link('/stores', 'Find a store'),
        link(toArticle('contact'), 'Ask a person'),
      ),
    ),
    h2('Guides that help'),
    articles('will-it-fit', 'choose-a-fridge', 'front-or-top-loader', 'tv-size-and-panel'),
  ],
};
