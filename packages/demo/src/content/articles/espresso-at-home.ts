import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { scene } from '../pictures.ts';

export const espressoAtHome: ArticleDraft = {
  id: 'espresso-at-home',
  parentId: 'buying-guides',
  name: 'Espresso at home',
  kicker: 'Coffee',
  summary:
    'How much of the work do you want to do? Four kinds of machine, what a cup costs, and why the grinder comes first.',
  heroImage: scene('still-coffee', 'An espresso machine and a kettle'),
  publishedDaysAgo: 130,
  checkedDaysAgo: 33,
  body: [
    h2('Four kinds of machine'),
    table(
      ['What differs', 'Pod', 'Automatic', 'Manual with grinder', 'Manual'],
      [
        ['You do', 'press', 'press, empty the tray', 'grind, tamp, steam', 'all of it, with a grinder beside it'],
        ['Ready in', '30 s', '1 min', '1 to 10 min', '1 to 25 min'],
        ['A cup of coffee costs', '70c to $1.10', '35c to 60c', '40c to 65c', '40c to 65c'],
        ['Cleaning', 'a drip tray', 'daily rinse, weekly parts', 'wipe and flush', 'wipe and flush'],
        ['Machine', '$150 to $400', '$700 to $2,500', '$600 to $2,000', '$400 to $4,000'],
      ],
    ),
    p(
      'Cup costs are for coffee alone, at $35 to $60 a kilo of beans and 18 g for a double shot. Two café flat whites a day at $5.50 come to about $4,000 a year, which is why good machines sell.',
    ),
    h2('The grinder comes first'),
    p(
      'Coffee loses most of its smell within fifteen minutes of grinding. A $500 machine with a good grinder makes better coffee than a $1,500 machine with old powder. Look for conical or flat burrs and at least 25 steps. If the machine has a grinder inside, check that it can be adjusted with the hopper full.',
    ),
    h2('What matters in the machine'),
    list(
      '<strong>Pressure:</strong> 9 bar at the coffee is right. The 15 or 19 on the box is what the pump could do.',
      '<strong>Temperature:</strong> a PID keeps it within a degree. It is the part most worth paying for.',
      '<strong>Heating:</strong> a thermoblock is ready in a minute and does coffee, then milk. Two boilers do both at once, for a table of guests.',
      '<strong>Basket:</strong> 54 or 58 mm. Unpressurised baskets make better coffee and forgive less.',
      '<strong>Steam:</strong> a wand with a tip that turns is easier to learn on than a fixed tube.',
    ),
    h2('A first recipe'),
    steps(
      'Grind 18 g into a double basket, level it and press it flat.',
      'Start the clock and the pump together.',
      'Stop at 36 g in the cup. It should take 25 to 30 seconds.',
      'Too fast and sour: grind finer. Too slow and bitter: grind coarser. Change one thing at a time.',
      'Purge the wand, stretch the milk for five seconds, then let it roll until the jug is just too hot to hold, about 60 °C.',
    ),
    h2('Water and care'),
    p(
      'Scale is what ends most machines. Melbourne, Sydney and Hobart water is soft; Adelaide, Perth and bore water are hard, and need a filter or more frequent descaling. Flush the group after each session, soak the basket weekly, and use the cleaning tablet when the machine asks. Descale only with what the maker allows: vinegar attacks seals.',
    ),
    h2('Size and power'),
    p(
      'Measure the height under the wall cupboards: 450 mm is common and a machine with its hopper lid open can need 480. The water tank is filled from the back or the top; leave a hand’s width there. Most draw 1,400 to 2,400 W, so do not share a double adaptor with the kettle.',
    ),
    note(
      '<strong>Leave room for milk.</strong> The jug, tamper, scale and knock box take as much bench as the machine.',
    ),
    h2('Machines to start with'),
    products('coffee'),
    pRich(
      `Stores with a coffee bar let you make a cup on the machine you are looking at; the ${anchor('/stores', 'store pages')} say which. Not sure how loud a grinder is? About 70 dB, for ten seconds: see ${anchor(toArticle('noise'), 'noise')}.`,
    ),
    button(toCategory('coffee'), 'See all coffee machines'),
  ],
};
