import type { SearchRule } from '@wattle/domain';
import { DAY } from '../catalogue/market/moments.ts';
import { SHOWCASE } from '../catalogue/showcase.ts';
import { BRANDS, CATEGORIES, type CategoryKey } from '../content/catalogue-ids.ts';

type Condition = SearchRule['conditions'][number];
type Consequence = SearchRule['consequence'];

const inCategory = (key: CategoryKey): Condition => ({ context: `category-${CATEGORIES[key].id}` });
const typing = (...patterns: readonly string[]): Condition[] =>
  patterns.map((pattern) => ({ pattern, anchoring: 'is' }));

/** The first of them first. */
const pin = (...ids: readonly string[]): Consequence => ({
  promote: ids.map((objectID, position) => ({ objectID, position })),
  // not where a shopper has filtered them away
  filterPromotes: true,
});

/** After everything else that is found. */
const bury = (...categoryIds: readonly string[]): Consequence => ({
  params: { optionalFilters: categoryIds.map((id) => `categoryIds:-${id}`) },
});

const rule = (
  objectID: string,
  description: string,
  conditions: readonly Condition[],
  consequence: Consequence,
  validity: SearchRule['validity'] = [],
): SearchRule => ({ objectID, description, enabled: true, validity, conditions, consequence });

/** What the demo shop's merchandisers want: pins, boosts, what is kept out of sight, and when. */
export function generateSearchRules({ now }: { now: number }): SearchRule[] {
  const span = (fromDays: number, toDays: number) => [{ from: now + fromDays * DAY, until: now + toDays * DAY }];
  return [
    rule(
      'fridges-front-row',
      'The French door fridge of the front page opens the fridges',
      [inCategory('fridges')],
      pin(SHOWCASE.discounted, 'p-100009'),
    ),
    rule(
      'nordholm-front-row',
      'Nordholm’s own page opens with its fridge and its washer',
      [{ context: `brand-${BRANDS.nordholm.id}` }],
      pin(SHOWCASE.discounted, SHOWCASE.inStock),
    ),
    rule('televisions-oled', 'OLED first among televisions', [inCategory('televisions')], {
      params: { optionalFilters: ['attributes.panel:OLED'] },
    }),
    rule(
      'summer-cooling',
      'While it is hot, what cools comes before what heats',
      [inCategory('cooling')],
      {
        params: {
          optionalFilters: [
            `categoryIds:${CATEGORIES.airConditioning.id}<score=2>`,
            'categoryIds:c-heating-and-cooling-fans',
            'categoryIds:-c-heating-and-cooling-heaters<score=3>',
          ],
        },
      },
      span(-7, 21),
    ),
    rule(
      'fridge-is-not-a-filter',
      'Who types fridge wants a fridge, and then perhaps a filter',
      typing('fridge', 'fridges', 'refrigerator'),
      bury('c-fridges-water-filters'),
    ),
    rule(
      'vacuum-is-not-a-bag',
      'Vacuums before their bags and parts',
      typing('vacuum', 'vacuums', 'vacuum cleaner', 'hoover'),
      bury('c-vacuums-vacuum-parts'),
    ),
    rule(
      'tv-is-not-a-bracket',
      'Televisions before brackets and cables',
      typing('tv', 'tvs', 'telly', 'television', 'televisions'),
      bury('c-tv-and-audio-tv-accessories'),
    ),
    rule('sale-is-a-filter', 'The word sale shows what is reduced', typing('sale', 'on sale', 'specials'), {
      params: { query: '', filters: 'isDiscounted:true' },
    }),
    rule('clearance-is-a-filter', 'The word clearance shows what has to go', typing('clearance', 'runout'), {
      params: { query: '', filters: 'isClearance:true' },
    }),
    rule('gift-ideas', 'A gift card is the first idea for a gift', [{ pattern: 'gift', anchoring: 'startsWith' }], {
      ...pin(SHOWCASE.giftCard100, SHOWCASE.giftCard50),
      hide: [{ objectID: SHOWCASE.promotional }],
    }),
    rule(
      'headphones-old-generation',
      'The discontinued pair is found by its name and not among the others',
      [inCategory('headphones')],
      { hide: [{ objectID: SHOWCASE.discontinuedDiscounted }] },
    ),
    rule(
      'boxing-day',
      'From Boxing Day on, its name shows what is reduced',
      [{ pattern: 'boxing day', anchoring: 'startsWith' }],
      { params: { query: '', filters: 'isDiscounted:true' } },
      span(21, 35),
    ),
  ];
}
