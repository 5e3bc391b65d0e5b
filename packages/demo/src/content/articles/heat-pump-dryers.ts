import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, image, list, note, p, pRich, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption, remark } from '../guide-blocks.ts';
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
    answer(
      '<strong>Two loads a week or more:</strong> buy a heat pump. It saves $1.60 a load and has paid for itself in two to five years.',
      '<strong>Ten loads a winter:</strong> a vented dryer is the honest choice.',
      '<strong>No window in the laundry:</strong> a heat pump, whatever the sums say. It keeps the water out of your walls.',
    ),
    h2('Three ways to dry'),
    p(
      'A vented dryer heats air with an element, blows it through the clothes once and pushes it out, hot and wet, into the laundry or through a hose. A condenser dryer cools that air to collect the water in a tank, then heats it again. A heat-pump dryer does the same in a closed loop with a small refrigeration circuit, so the heat is used again and again.',
    ),
    table(
      ['8 kg of cotton', 'Vented', 'Condenser', 'Heat pump'],
      [
        ['Power', '7.3 kWh', '6.5 kWh', '2.5 kWh'],
        ['Cost a load at 33c', '$2.41', '$2.15', '$0.83'],
        ['Time', '3 h', '3 h', '3 h 15 min'],
        ['Air in the drum', 'about 70 °C', 'about 70 °C', 'about 50 °C'],
        ['Moisture in the room', 'all of it, unless ducted', 'little', 'very little'],
        ['Usual stars', '1 to 2', '2', '6 to 9'],
        ['Our prices', '$349 to $649', '$549 to $895', '$759 to $2,995'],
      ],
    ),
    p(
      'Power is the label’s kWh a year divided by its 52 loads. The label of each model has its own figure, measured the same way for all.',
    ),
    h2('When it pays'),
    p(
      'An 8 kg heat-pump dryer costs $260 to $750 more than a vented one of the same size and saves about $1.60 a load.',
    ),
    table(
      ['You dry', 'Vented a year', 'Heat pump a year', 'Saved a year', 'Pays back $750 in'],
      [
        ['10 loads a winter', '$24', '$8', '$16', 'never, in practice'],
        ['1 load a week', '$125', '$43', '$82', '9 years'],
        ['2 loads a week', '$251', '$86', '$165', '4 to 5 years'],
        ['4 loads a week', '$501', '$173', '$328', 'a little over 2 years'],
      ],
    ),
    h2('What it asks for'),
    list(
      '<strong>Air around it.</strong> No duct to the outside, but it should not be shut in a small cupboard without a grille. Allow 10 mm at the sides and above and 50 mm behind.',
      '<strong>Room temperature between 5 and 35 °C.</strong> In an unheated garage in winter it slows down.',
      '<strong>A drain or an empty tank.</strong> Most can be plumbed to the washer’s waste; otherwise empty the tank each load.',
      '<strong>Clean filters.</strong> The door filter every load, the lower one about every twentieth, unless the model rinses itself.',
      '<strong>An ordinary power point.</strong> They draw 600 to 1,000 W, a third of a vented dryer.',
    ),
    h2('What it does to clothes'),
    p(
      'Air at 50 °C shrinks less and fades less. Wool and sportswear programs are real on a heat pump, because it can hold a low temperature. Towels come out a little flatter than from a hot dryer; ten minutes of cool tumbling helps.',
    ),
    h2('Stacking and measuring'),
    image(picture('dryer', 'dimensions', 'Drawing of a dryer with its width, height and depth marked'), 800, 800),
    caption('600 mm wide, 850 mm high and up to 640 mm deep, often deeper than the washer below.'),
    p(
      'A heat-pump dryer weighs 51 to 55 kg. Use the stacking kit of the same maker, check that the washer is a front loader rated for it, and have two people lift. Stacked, the pair is 1,700 mm high and the controls of the dryer are at 1,600. Our crew stacks for $49, kit not included. On a wall only a light vented dryer may hang: a heat pump is too heavy.',
    ),
    remark(
      'i-info',
      '<strong>The refrigerant stays inside.</strong> It is a sealed circuit like that of a fridge. If it is ever opened, that is work for someone with a refrigerant handling licence.',
    ),
    note(
      '<strong>Spin first.</strong> Clothes spun at 1,400 turns hold about a tenth less water than at 1,000. The washer takes water out far more cheaply than any dryer, and a line in the sun costs nothing.',
    ),
    h2('Dryers that sip'),
    products('heatPumpDryers'),
    pRich(
      `Still choosing the washer? Read ${anchor(toArticle('front-or-top-loader'), 'front or top')}. For the sums behind this page see ${anchor(toArticle('running-cost'), 'running cost')}. If you dry seldom, look at the ${anchor(toCategory('ventedDryers'), 'vented dryers')}.`,
    ),
    button(toCategory('heatPumpDryers'), 'See all heat-pump dryers'),
    h2('Read next'),
    articles('front-or-top-loader', 'energy-rating', 'running-cost'),
  ],
};
