import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { button, group, h2, link, p } from '../blocks.ts';
import { brandCategory, brandCategoryTiles } from '../catalogue-blocks.ts';
import { toBrand } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';

/** What a brand page can show below its name; its id is 'brand-' and the brand's slug. */
export const brandNordholm: ArticleDraft = {
  id: 'brand-nordholm',
  parentId: null,
  name: 'Nordholm',
  kicker: 'Brands',
  summary: 'Fridges and washers that keep quiet, and what sets them apart.',
  heroImage: picture('fridge', 'angle', 'A Nordholm French door fridge', { dispenser: true }),
  publishedDaysAgo: 80,
  checkedDaysAgo: 20,
  body: [
    h2('Nordholm for the kitchen'),
    brandCategoryTiles('nordholm', 'fridges'),
    brandCategory({
      brand: 'nordholm',
      category: 'fridges',
      heading: 'Cold, made quietly',
      carouselHeading: 'Nordholm fridges',
      description: 'Compressors that slow down instead of stopping, so the kitchen hears little of them.',
      image: picture('fridge', 'angle', 'A French door fridge in stainless steel', { dispenser: true }),
      imagePosition: 'left',
    }),
    h2('Nordholm for the laundry'),
    brandCategoryTiles('nordholm', 'laundry'),
    brandCategory({
      brand: 'nordholm',
      category: 'laundry',
      heading: 'Laundry that finishes when you do',
      carouselHeading: 'Nordholm washers and dryers',
      description: 'Say when you are home. It counts back and starts by itself.',
      image: picture('dryer', 'angle', 'A heat-pump dryer in white'),
      imagePosition: 'right',
    }),
    p('Not sure of the size? Nine numbers decide it.'),
    group(
      { direction: 'horizontal', gap: 'normal' },
      button(toBrand('nordholm'), 'See all Nordholm', 'secondary'),
      link(toArticle('will-it-fit'), 'Will it fit?'),
    ),
  ],
};
