import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';

export const heatPumpDryers: ArticleDraft = {
  id: 'heat-pump-dryers',
  parentId: 'buying-guides',
  name: 'Heat-pump dryers explained',
  kicker: 'Laundry',
  summary: 'They cost more to buy and about a third as much to run. Where the break-even is, and what they need.',
  heroImage: picture('dryer', 'angle', 'A heat-pump dryer in white'),
  publishedDaysAgo: 260,
  checkedDaysAgo: 18,
  body: [
    h2('Three ways to dry'),
    p(
      'A vented dryer heats air with an element, blows it through the clothes once and pushes it out, hot and wet, into the laundry or through a hose. A condenser dryer cools that air to collect the water in a tank, then heats it again. A heat-pump dryer does the same in a closed loop with a small refrigeration circuit, so the heat is used again and again.',
    ),
    table(
      ['8 kg of cotton', 'Vented', 'Condenser', 'Heat pump'],
      [
        ['Power', 'about 4.7 kWh', 'about 4.5 kWh', 'about 1.6 kWh'],
        ['Cost a load at 33c', '$1.55', '$1.49', '$0.53'],
        ['Time', '2 h', '2 h 15 min', '2 h 40 min'],
        ['Air in the drum', 'about 70 °C', 'about 70 °C', 'about 50 °C'],
        ['Moisture in the room', 'all of it, unless ducted', 'little', 'very little'],
        ['Usual stars', '2 to 2.5', '2 to 3', '6 to 10'],
      ],
    ),
    p('The figures are typical for the type. The label of each model has its own, measured the same way for all.'),
    h2('When it pays'),
    p(
      'A heat-pump dryer costs about $500 more than a vented one of the same size and saves about a dollar a load. At two loads a week that is five years; at five loads a week, two. Households that dry outside from October to April and use the dryer ten times a winter will not get the money back, and a vented dryer is the honest choice for them.',
    ),
    h2('What it asks for'),
    list(
      '<strong>Air around it.</strong> No duct to the outside, but it should not be shut in a small cupboard without a grille.',
      '<strong>Room temperature between 5 and 35 °C.</strong> In an unheated garage in winter it slows down.',
      '<strong>A drain or an empty tank.</strong> Most can be plumbed to the washer’s waste; otherwise empty the tank each load.',
      '<strong>Clean filters.</strong> The door filter every load, the lower one about every twentieth, unless the model rinses itself.',
      '<strong>An ordinary power point.</strong> They draw 600 to 1,000 W, a third of a vented dryer.',
    ),
    h2('What it does to clothes'),
    p(
      'Air at 50 °C shrinks less and fades less. Wool and sportswear programs are real on a heat pump, because it can hold a low temperature. Towels come out a little flatter than from a hot dryer; ten minutes of cool tumbling helps.',
    ),
    h2('Stacking'),
    p(
      'A heat-pump dryer weighs 45 to 60 kg and is 600 to 660 mm deep, often deeper than the washer below. Use the stacking kit of the same maker, check that the washer is a front loader rated for it, and have two people lift. Our crew stacks for $49, kit not included.',
    ),
    note(
      '<strong>Spin first.</strong> Clothes spun at 1,400 turns hold about a tenth less water than at 1,000. The washer takes water out far more cheaply than any dryer.',
    ),
    h2('Dryers that sip'),
    products('dryers'),
    pRich(
      `Still choosing the washer? Read ${anchor(toArticle('front-or-top-loader'), 'front or top')}. For the sums behind this page see ${anchor(toArticle('running-cost'), 'running cost')}.`,
    ),
    button(toCategory('dryers'), 'See all dryers'),
  ],
};
