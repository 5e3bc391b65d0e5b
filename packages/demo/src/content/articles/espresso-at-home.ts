import { CAMPAIGNS } from '../../catalogue/market/campaigns.ts';
import { DAY } from '../../catalogue/market/moments.ts';
import { TERMS } from '../../promotions/promotion-terms.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, scheduled, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, remark } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

/** Said while it is given. */
const bundleNow = (now: number) => {
  const [from, to] = CAMPAIGNS.kitchenBundle;
  const words = `<strong>A new fridge too?</strong> Any manual or automatic espresso machine with any ${anchor(toCategory('fridges'), 'fridge')}, bar and wine fridges aside, takes $${TERMS.kitchenBundle.amount} off the two together. It needs no code: the cart does it.`;
  return scheduled(now + from * DAY, now + to * DAY, remark('i-gift', words));
};

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
  body: (now) => [
    answer(
      '<strong>No work:</strong> an automatic machine, from $995. <strong>A hobby:</strong> a manual machine with a grinder, from $329.',
      '<strong>One cup now and then:</strong> pods, from $94. The machine is cheap; the cup is not.',
      'Spend on the grinder before you spend on the machine.',
    ),
    h2('Four kinds of machine'),
    table(
      ['What differs', 'Pod', 'Automatic', 'Manual with grinder', 'Manual'],
      [
        ['You do', 'press', 'press, empty the tray', 'grind, tamp, steam', 'all of it, with a grinder beside it'],
        ['Ready in', '30 s', '20 s to 11 min', '20 s to 11 min', '30 s to 9 min'],
        ['A cup of coffee costs', '70c to $1.10', '35c to 60c', '65c to $1.10', '65c to $1.10'],
        ['Cleaning', 'a drip tray', 'daily rinse, weekly parts', 'wipe and flush', 'wipe and flush'],
        ['Machine', '$94 to $199', '$995 to $2,199', '$329 to $1,699', '$239 to $2,099'],
      ],
    ),
    p(
      'Cup costs are for coffee alone, at $35 to $60 a kilo of beans: about 10 g in an automatic machine, 18 g for a double shot by hand. The short times are for thermoblocks, the long ones for boilers. Two café flat whites a day at $5.50 come to about $4,000 a year, which is why good machines sell.',
    ),
    h2('The grinder comes first'),
    pRich(
      `Coffee loses most of its smell within fifteen minutes of grinding. A $500 machine with a good grinder makes better coffee than a $1,500 machine with old powder. Look for conical or flat burrs and at least 25 steps; ours have 16 to 44. If the machine has a grinder inside, check that it can be adjusted with the hopper full. ${anchor(toCategory('coffeeGrinders'), 'Grinders')} start at $139.`,
    ),
    h2('What matters in the machine'),
    list(
      '<strong>Pressure:</strong> 9 bar at the coffee is right. The 15 or 19 on the box is what the pump could do.',
      '<strong>Temperature:</strong> a PID keeps it within a degree. It is the part most worth paying for.',
      '<strong>Heating:</strong> a thermoblock is ready in half a minute and does coffee, then milk. Two boilers do both at once, for a table of guests.',
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
    h2('What to measure'),
    list(
      'The height under the wall cupboards: 450 mm is common. Machines are 306 to 416 mm high, and a hopper lid needs 50 mm more.',
      'The width: 150 to 340 mm, and as much again for jug, tamper, scale and knock box.',
      'The water tank is filled from the back or the top; leave a hand’s width there.',
      'The power point: 1,200 to 1,800 W. Do not share a double adaptor with the kettle.',
    ),
    h2('What it costs to run'),
    p(
      'Heating up and two double shots with milk take about 0.25 kWh, or 8 cents; every day for a year, $30. A boiler that stays on from seven to seven adds as much again, so let it switch itself off. Filters, tablets and descaler are $60 to $100 a year.',
    ),
    note(
      '<strong>Leave room for milk.</strong> If every cup in your house is a flat white, the wand matters more than the pump. Try it in a store with a jug of cold milk.',
    ),
    h2('Machines to start with'),
    bundleNow(now),
    products('coffee'),
    pRich(
      `Stores with a coffee bar let you make a cup on the machine you are looking at; the ${anchor('/stores', 'store pages')} say which, and the ${anchor(toArticle('events'), 'espresso evenings')} are free. Not sure how loud a grinder is? About 70 dB, for ten seconds: see ${anchor(toArticle('noise'), 'noise')}.`,
    ),
    button(toCategory('coffee'), 'See all coffee machines'),
    h2('Read next'),
    articles('events', 'noise', 'repair-plans'),
  ],
};
