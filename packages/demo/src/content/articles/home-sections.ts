import type { ContentBlock } from '@wattle/domain';
import { toArticle } from '../article-paths.ts';
import { button, classed, container, group, h2, link, p, rich, scheduled } from '../blocks.ts';
import { brandCategory, products, productsById } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture, sceneBlock } from '../pictures.ts';
import type { SummerEvent } from '../summer-event.ts';

const TEN_YEARS = 10 * 365 * 86_400;

/** A section of the page: its heading, a way to more of it, and what is in it. */
export function section(heading: ContentBlock, more: ContentBlock | null, ...content: ContentBlock[]): ContentBlock {
  const head = more
    ? group({ direction: 'horizontal' }, heading, classed('more i-arrow', more))
    : group({ direction: 'horizontal' }, heading);
  return classed('section wrap', container('fluid', classed('head-row', head), ...content));
}

const promise = (icon: `i-${string}`, title: string, words: string) =>
  classed(icon, rich(`<p><strong>${title}</strong></p><p>${words}</p>`));

export const promises = classed(
  'promises',
  container(
    'fluid',
    promise('i-calendar', 'You pick the day', 'Two-hour window, text on the way'),
    promise('i-recycle', 'Old one taken away', '96% of it recycled in Victoria'),
    promise('i-tag', 'Price promise', 'Found it for less? We match it'),
    promise('i-chat', 'People, 7 days', '1300 975 707, no menus'),
  ),
);

/** While the event lasts, what it holds the price of; the cards themselves say what was charged before. */
export function deals({ startTime, endTime, lastDay }: SummerEvent, dealIds: readonly string[]): ContentBlock[] {
  const held = section(
    group(
      { direction: 'vertical', gap: 'tight' },
      h2(`Prices held until ${lastDay}`),
      p('In red, what you pay. Beside it, what we charged before.'),
    ),
    link('/search?sale=true', 'All reductions'),
    productsById(...dealIds),
  );
  const usual = section(h2('Fridges people keep'), link(toCategory('fridges'), 'All fridges'), products('fridges'));
  if (dealIds.length === 0) return [usual];
  return [scheduled(startTime, endTime, held), scheduled(endTime, endTime + TEN_YEARS, usual)];
}

export const room = classed(
  'section wrap',
  container(
    'fluid',
    classed(
      'room',
      group(
        { direction: 'horizontal', itemWidths: [64, 36] },
        sceneBlock('kitchen', 'A sunlit kitchen with a fridge, an oven and an espresso machine'),
        group(
          { direction: 'vertical' },
          classed('kicker', p('Rooms we like')),
          h2('A kitchen that gets on with it'),
          p(
            'A fridge that fits its space, an oven that cleans itself, and coffee before anyone talks to you. Every one of ours says how wide, how high and how deep it is.',
          ),
          button(toCategory('cooking'), 'View the range', 'secondary'),
        ),
      ),
    ),
  ),
);

/** Dollars a year; the longest bar is as wide as its row. The figures are those of the article. */
const COSTS = [
  ['Nordholm 637L', 164],
  ['Thirstiest new one', 198],
  ['Typical from 2010', 356],
] as const;
const MOST = Math.max(...COSTS.map(([, dollars]) => dollars));

const costRow = ([name, dollars]: (typeof COSTS)[number]) =>
  `<tr><th scope="row">${name}</th><td><meter min="0" max="${MOST}" value="${dollars}">$${dollars} a year</meter></td><td>$${dollars}</td></tr>`;

const costs: ContentBlock = {
  id: 'html',
  value: {
    content: `<table><thead><tr><th scope="col">Fridges around 630 L</th><th scope="col" colspan="2">Electricity a year, at 33c a kWh</th></tr></thead><tbody>${COSTS.map(costRow).join('')}</tbody></table>`,
  },
};

export const runningCost = classed(
  'section wrap',
  container(
    'fluid',
    classed(
      'panel',
      group(
        { direction: 'horizontal', itemWidths: [45, 55], stretch: true },
        group(
          { direction: 'vertical' },
          classed('kicker', p('Running cost')),
          h2('The second price tag, shown first'),
          p('Every fridge, washer, TV and split system here shows what it costs to run for a year.'),
          link(toArticle('running-cost'), 'How we work it out'),
        ),
        classed('chart', costs),
      ),
    ),
  ),
);

export const brandFeature = classed(
  'section wrap',
  brandCategory({
    brand: 'nordholm',
    category: 'fridges',
    heading: 'Nordholm: cold, made quietly',
    carouselHeading: 'Nordholm fridges',
    description: 'Fridges from Aarhus since 1951, with parts kept for fifteen years and a service van in every state.',
    image: picture('fridge', 'angle', 'A Nordholm French door fridge seen from an angle', { dispenser: true }),
    imagePosition: 'right',
    // the front page is for looking around: the range has them all
    maxItems: 6,
  }),
);
