import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { classed, h2, link } from '../blocks.ts';
import { articles, categoryTiles, chosenBrands, newProducts } from '../catalogue-blocks.ts';
import { summerEvent } from '../summer-event.ts';
import { heroes, heroImage } from './home-hero.ts';
import { brandFeature, deals, promises, room, runningCost, section } from './home-sections.ts';

const tiles = categoryTiles(
  'fridges',
  'laundry',
  'televisions',
  'cooking',
  'coffee',
  'headphones',
  'computers',
  'vacuums',
  'cooling',
);

const guides = articles(
  'will-it-fit',
  'split-system-sizing',
  'front-or-top-loader',
  'tv-size-and-panel',
  'induction-or-gas',
  'espresso-at-home',
);

const brands = chosenBrands(
  'brolga',
  'currawong',
  'halden',
  'kestrel',
  'larkspur',
  'murmur',
  'nordholm',
  'orana',
  'quillon',
  'solenne',
  'tarn',
  'whirr',
);

export const home: ArticleDraft = {
  id: 'home',
  parentId: null,
  name: 'Appliances and electronics, delivered on the day you choose',
  kicker: '',
  summary: 'Fridges, laundry, cooking, television and more, with the delivery day and the running cost on every page.',
  heroImage,
  publishedDaysAgo: 500,
  checkedDaysAgo: 1,
  body: (now, dealIds) => {
    const event = summerEvent(now);
    return [
      ...heroes(event),
      promises,
      section(h2('What are you replacing?'), null, classed('bento', tiles)),
      ...deals(event, dealIds),
      room,
      runningCost,
      brandFeature,
      section(h2('New in televisions'), link('/search?new=true', 'Everything new'), newProducts('televisions')),
      section(h2('Before you buy'), link(toArticle('buying-guides'), 'All guides'), guides),
      classed('section wrap', brands),
    ];
  },
};
