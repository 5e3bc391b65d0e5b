import { STORE_SITES } from '../../stores/store-sites.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { button, h2, p } from '../blocks.ts';
import { allBrands } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

/** The page lists its own children below this. */
export const about: ArticleDraft = {
  id: 'about',
  parentId: null,
  name: 'About Wattle',
  kicker: 'About us',
  summary: 'Appliances and electronics, sold by people who also mend them.',
  heroImage: scene('store', 'A Wattle store front'),
  publishedDaysAgo: 500,
  checkedDaysAgo: 60,
  body: [
    p(
      `Wattle sells appliances and electronics in ${STORE_SITES.length} stores and on this site. We began as a repair counter in 1987 and still mend what we sell.`,
    ),
    p(
      'Our buyers read the repair book before they read a catalogue. What comes back too often leaves the range, whoever made it.',
    ),
    button('/stores', 'Find a store', 'secondary'),
    h2('What we sell'),
    allBrands(24),
    h2('More about us'),
  ],
};
