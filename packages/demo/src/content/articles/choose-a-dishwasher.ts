import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, image, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption } from '../guide-blocks.ts';
import { picture } from '../pictures.ts';

export const chooseADishwasher: ArticleDraft = {
  id: 'choose-a-dishwasher',
  parentId: 'buying-guides',
  name: 'Choosing a dishwasher',
  kicker: 'Kitchen',
  summary: 'How it is built in decides more than how it washes. Four types, three baskets and one number for noise.',
  heroImage: picture('dishwasher', 'angle', 'A dishwasher in stainless steel'),
  publishedDaysAgo: 240,
  checkedDaysAgo: 21,
  body: [
    answer(
      'Measure the opening first: 600 or 450 mm wide, and 820 mm high for anything under a bench.',
      'For an open kitchen choose 44 dB or less. You hear it every evening for ten years.',
      'Then look at the baskets, not at the number of place settings.',
    ),
    h2('Four ways to build one in'),
    table(
      ['Type', 'What you see', 'What it needs', 'Height'],
      [
        [
          'Freestanding',
          'A finished front, sides and top',
          '600 mm between cupboards; can move house with you',
          '845 mm',
        ],
        ['Built-under', 'A finished front, no top', 'A benchtop above', '815 to 880 mm'],
        [
          'Integrated',
          'Your door panel',
          'A panel cut to the maker’s drawing and of the right weight',
          '815 to 880 mm',
        ],
        ['Slim', 'As above, for a small kitchen', '450 mm between cupboards; 9 or 10 places', '815 to 845 mm'],
      ],
    ),
    h2('What to measure'),
    image(
      picture('dishwasher', 'dimensions', 'Drawing of a dishwasher with its width, height and depth marked'),
      800,
      800,
    ),
    caption('Feet can go up, seldom down. Measure to the underside of the bench at its lowest point.'),
    list(
      'Width between the cupboards at floor and bench: a 600 mm machine is 598 mm wide.',
      'Height from the finished floor. New tiles in front of an old machine can lock it in.',
      'Depth from the wall to the back of the door panel: 550 to 600 mm, with hoses through the cupboard beside it.',
      'The reach to tap, waste and power point: hoses and cords are about 1.5 m.',
    ),
    p(
      'When you replace one, take the model number from the edge of the door. A built-under model from ten years ago may be 815 mm high and its successor 820.',
    ),
    h2('Places and baskets'),
    p(
      'A place setting is a dinner plate, soup bowl, dessert plate, glass, cup, saucer and cutlery. Fourteen settings sounds like a banquet but is one day of a family of four, because pans take the room of three settings. Look at the baskets instead: whether the upper one can be lowered when it is full, whether the tines fold, and whether there is a third tray for cutlery, which frees about one and a half settings below.',
    ),
    h2('Noise'),
    pRich(
      `Ours run from 41 to 49 dB. 49 can be heard over a quiet television; 44 is a quiet room; 41 needs a light on the floor to tell you that it runs. Three decibels less is half the sound power. ${anchor(toArticle('noise'), 'More about decibels')}, or go straight to the ${anchor(toCategory('quietDishwashers'), 'quiet ones')}.`,
    ),
    h2('Water, power and what it costs'),
    list(
      'The water label gives litres for one wash on the tested program: 8 to 14 litres. Washing the same by hand takes 40 to 60.',
      'The energy label counts one wash a day for a year: 170 to 350 kWh for a 14-place machine, so $56 to $116. If you wash every second day, halve it.',
      'The program on the label is usually called Eco. It takes about three hours because soaking is cheaper than heating.',
      'Automatic programs read how cloudy the water is and stop rinsing when it is clear. They are worth having.',
    ),
    h2('Drying'),
    p(
      'Most machines dry by leaving the plates hot. Some open the door by themselves at the end, which dries plastics better and lets steam rise under the bench: ask for the strip that protects a timber benchtop. A few use a mineral that gives off heat when it takes up water; it needs nothing from you and dries best.',
    ),
    h2('Connecting it'),
    steps(
      'A tap within reach, usually under the sink, and cold unless the manual says hot.',
      'A waste connection above the trap, with the hose raised in a loop so that sink water cannot run back.',
      'A power point that you can reach without moving the machine.',
    ),
    pRich(
      `Swapping like for like at existing connections is usually simple. New pipework is work for a licensed plumber and a new power point for a licensed electrician, everywhere in Australia. We can book both, from $179: see ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}.`,
    ),
    note(
      '<strong>Do not rinse first.</strong> Scrape, then load. Rinsing wastes water and tells the sensor that the load is clean.',
    ),
    h2('Dishwashers that stay quiet'),
    products('quietDishwashers'),
    button(toCategory('dishwashers'), 'See all dishwashers'),
    h2('Read next'),
    articles('will-it-fit', 'noise', 'running-cost'),
  ],
};
