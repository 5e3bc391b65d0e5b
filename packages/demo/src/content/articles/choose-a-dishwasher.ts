import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
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
    h2('Four ways to build one in'),
    table(
      ['Type', 'What you see', 'What it needs'],
      [
        ['Freestanding', 'A finished front, sides and top', '600 mm between cupboards; can move house with you'],
        ['Built-under', 'A finished front, no top', 'A benchtop above, height 820 to 880 mm'],
        ['Semi-integrated', 'Your panel, with the controls showing', 'A door panel cut to the maker’s drawing'],
        ['Fully integrated', 'Your panel only', 'A door panel of the right weight, and often a matching kickboard'],
        ['Drawer', 'One or two drawers', 'Its own cut-out; half loads without half a machine of water'],
      ],
    ),
    p(
      'When you replace one, take the number from the inside of the door and measure the opening. A built-under model from ten years ago may be 815 mm high and its successor 820. Feet can go up, seldom down.',
    ),
    h2('Places and baskets'),
    p(
      'A place setting is a dinner plate, soup bowl, dessert plate, glass, cup, saucer and cutlery. Fourteen settings sounds like a banquet but is one day of a family of four, because pans take the room of three settings. Look at the baskets instead: whether the upper one can be lowered when it is full, whether the tines fold, and whether there is a third tray for cutlery, which frees about one and a half settings below.',
    ),
    h2('Noise'),
    pRich(
      `In an open kitchen this is the number you will live with. 50 dB can be heard over television; 44 dB is a quiet room; 40 dB needs a light on the floor to tell you that it runs. Three decibels less is half the sound power. ${anchor(toArticle('noise'), 'More about decibels')}.`,
    ),
    h2('Water and power'),
    list(
      'The water label gives litres for one wash on the tested program: 11 to 14 litres is usual. Washing the same by hand takes 40 to 60.',
      'The energy label counts one wash a day for a year. If you wash every second day, halve it.',
      'The program on the label is usually called Eco. It takes three to four hours because soaking is cheaper than heating.',
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
      `Swapping like for like at existing connections is usually simple. New pipework is work for a licensed plumber and a new power point for a licensed electrician, everywhere in Australia. We can book both: see ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}.`,
    ),
    note(
      '<strong>Do not rinse first.</strong> Scrape, then load. Rinsing wastes water and tells the sensor that the load is clean.',
    ),
    h2('Dishwashers that stay quiet'),
    products('dishwashers'),
    button(toCategory('dishwashers'), 'See all dishwashers'),
  ],
};
