import type { ContentBlock, Image } from '@wattle/domain';
import { scenes } from '../../pictures/index.ts';
import { addDays, dayInTimeZone, SUNDAY, weekdayFrom } from '../../stores/calendar-day.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { button, container, group, h2, h3, link, p, scheduled, table } from '../blocks.ts';
import { articles, brandStrip, categoryTiles, newProducts, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { scene, sceneBlock } from '../pictures.ts';

const SECONDS_PER_DAY = 86_400;
const SHOP_TIME_ZONE = 'Australia/Melbourne';
const hero = scene('hero-wide', 'Fridge, washer, espresso machine and headphones in morning light');
const heroTall = scene('hero-tall', hero.alt);

const sized = ({ url, alt }: Image, { width, height }: { readonly width: number; readonly height: number }) => ({
  src: url,
  alt,
  width,
  height,
  ratio: `${width} / ${height}`,
});

const heroPicture: ContentBlock = {
  id: 'image',
  value: { ...sized(hero, scenes['hero-wide']), stretch: true, mobile: sized(heroTall, scenes['hero-tall']) },
};

const h1 = (content: string): ContentBlock => ({ id: 'heading', value: { level: 1, content, section: 'hero' } });

function heroBlock(kicker: string, title: string, text: string, action: ContentBlock, more: ContentBlock) {
  const words = group({ direction: 'vertical', gap: 'normal' }, p(kicker), h1(title), p(text), action, more);
  return container(
    'fluid',
    group({ direction: 'horizontal', itemWidths: [40, 60], stretch: true }, words, heroPicture),
  );
}

/** The event runs to a Sunday at least two weeks away, so that a new shop opens in the middle of it. */
function eventSunday(now: number): string {
  return weekdayFrom(addDays(dayInTimeZone(now, SHOP_TIME_ZONE), 14), SUNDAY);
}

function heroes(now: number): ContentBlock[] {
  const sunday = eventSunday(now);
  const endTime = Date.parse(`${sunday}T14:00:00Z`) / 1000;
  const spoken = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const day = spoken.format(new Date(`${sunday}T00:00:00Z`)).replace(',', '');
  const sizing = link(toArticle('split-system-sizing'), 'What size air con do I need?');
  return [
    scheduled(
      now - 7 * SECONDS_PER_DAY,
      endTime,
      heroBlock(
        'The long hot summer event',
        'Cool, calm and here by Tuesday.',
        `Fridges, split systems and everything that keeps a house comfortable. Prices held until ${day}.`,
        button(toCategory('cooling'), 'Shop the event'),
        sizing,
      ),
    ),
    scheduled(
      endTime,
      endTime + 3650 * SECONDS_PER_DAY,
      heroBlock(
        'Appliances and electronics',
        'Delivered on the day you choose.',
        'Two people, a two-hour window and the old one taken away. See the day and the price before you order.',
        button(toCategory('fridges'), 'Shop fridges'),
        link(toArticle('will-it-fit'), 'Will it fit?'),
      ),
    ),
  ];
}

const promise = (title: string, text: string) => group({ direction: 'vertical', gap: 'tight' }, h3(title), p(text));

const promises = container(
  'fixed-large',
  group(
    { direction: 'horizontal', gap: 'wide', itemWidths: [25, 25, 25, 25] },
    promise('You pick the day', 'Two-hour window, text on the way'),
    promise('Old one taken away', '96% of it recycled in Victoria'),
    promise('Price promise', 'Found it for less? We match it'),
    promise('People, 7 days', '1300 975 707, no menus'),
  ),
);

const room = container(
  'fixed-large',
  group(
    { direction: 'horizontal', itemWidths: [64, 36], stretch: true, gap: 'tight' },
    sceneBlock('kitchen', 'A green kitchen with a fridge, an oven and a coffee machine'),
    group(
      { direction: 'vertical', alignItems: 'center-left', gap: 'normal' },
      p('Rooms we like'),
      h2('A kitchen that gets on with it'),
      p(
        'A 908 mm fridge in a 950 mm space, an oven that cleans itself, and coffee before anyone talks to you. Everything in this room fits, and arrives on one truck.',
      ),
      button(toCategory('cooking'), 'View the range', 'secondary'),
    ),
  ),
);

const runningCost = container(
  'fixed-large',
  group(
    { direction: 'horizontal', itemWidths: [45, 55], gap: 'wide' },
    group(
      { direction: 'vertical', gap: 'normal' },
      p('Running cost'),
      h2('The second price tag, shown first'),
      p('Every fridge, washer, TV and split system here shows what it costs to run for a year.'),
      link(toArticle('running-cost'), 'How we work it out'),
    ),
    table(
      ['Fridges around 630 L', 'Electricity a year, at 33c a kWh'],
      [
        ['Nordholm 637L', '$164'],
        ['Typical new, 3 stars', '$214'],
        ['Typical from 2010', '$356'],
      ],
    ),
  ),
);

export const home: ArticleDraft = {
  id: 'home',
  parentId: null,
  name: 'Appliances and electronics, delivered on the day you choose',
  kicker: '',
  summary: 'Fridges, laundry, cooking, television and more, with the delivery day and the running cost on every page.',
  heroImage: hero,
  publishedDaysAgo: 500,
  checkedDaysAgo: 1,
  body: (now) => [
    ...heroes(now),
    promises,
    h2('What are you replacing?'),
    categoryTiles(
      'fridges',
      'laundry',
      'televisions',
      'cooking',
      'coffee',
      'headphones',
      'computers',
      'vacuums',
      'cooling',
    ),
    h2('Fridges people keep'),
    products('fridges'),
    room,
    runningCost,
    h2('New in laundry'),
    newProducts('laundry'),
    h2('Before you buy'),
    articles('will-it-fit', 'split-system-sizing', 'front-or-top-loader'),
    brandStrip(18),
  ],
};
