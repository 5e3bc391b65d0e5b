import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list } from '../blocks.ts';
import { articles, categoryTiles } from '../catalogue-blocks.ts';

export const noResultsFound: ArticleDraft = {
  id: SHOP.articleIds.noResultsFound,
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
    h2('Popular categories'),
    categoryTiles('fridges', 'laundry', 'cooking', 'tvAndAudio', 'computers', 'vacuums', 'coffee', 'cooling'),
    h2('Guides that help'),
    articles('will-it-fit', 'choose-a-fridge', 'front-or-top-loader', 'tv-size-and-panel'),
  ],
};
