import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { articles, products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, caption } from '../guide-blocks.ts';
import { picture, sceneBlock } from '../pictures.ts';

export const chooseAFridge: ArticleDraft = {
  id: 'choose-a-fridge',
  parentId: 'buying-guides',
  name: 'How to choose a fridge',
  kicker: 'Fridges',
  summary: 'Space first, then litres, then doors. Stars last, and only between fridges of one size.',
  heroImage: picture('fridge', 'angle', 'A French door fridge in stainless steel', { dispenser: true }),
  publishedDaysAgo: 410,
  checkedDaysAgo: 12,
  body: [
    answer(
      'Your kitchen decides the width. Take 40 mm off the width of the space and 50 mm off its height.',
      'Two people need about 400 litres, four about 550. More air costs money every hour.',
      'Then choose the doors by how you reach, and the model by its kWh a year: each 100 kWh is $33.',
    ),
    h2('Start with the hole'),
    pRich(
      `A fridge is the one appliance that is chosen by the kitchen. Measure the width, height and depth of the space in three places each and keep the smallest number. Then take off the air the fridge needs: 20 mm at each side and 50 mm above is safe for most, but the manual of the model decides. ${anchor(toArticle('will-it-fit'), 'Will it fit?')} goes through it with pictures, hallway and all.`,
    ),
    h2('How many litres'),
    table(
      ['Household', 'Fridge and freezer', 'Usual width', 'kWh a year', 'A year'],
      [
        ['One person', '200 to 300 L', '540 to 600 mm', '220 to 300', '$73 to $99'],
        ['Two people', '300 to 450 L', '600 to 700 mm', '250 to 400', '$83 to $132'],
        ['Three or four', '450 to 600 L', '700 to 910 mm', '300 to 480', '$99 to $158'],
        ['Five and more', '600 L and over', '900 to 914 mm', '350 to 520', '$116 to $172'],
      ],
    ),
    p(
      'Litres on our pages are gross litres of fridge and freezer together, the number makers use. What you can fill is a little less, because shelves, fans and the ice maker take room. Move one row down if you shop once a week or buy meat in bulk, and one row up if the shops are on your way home.',
    ),
    h2('Which doors'),
    table(
      ['Doors', 'Good for', 'The catch', 'From'],
      [
        [
          anchor(toCategory('topMountFridges'), 'Top mount'),
          'The cheapest to buy and to run',
          'You bend for vegetables',
          '$499',
        ],
        [
          anchor(toCategory('bottomMountFridges'), 'Bottom mount'),
          'Fresh food at eye height; most kitchens up to 700 mm',
          'Freezer drawers low down',
          '$649',
        ],
        [
          anchor(toCategory('sideBySideFridges'), 'Side by side'),
          'Narrow doors for a galley kitchen',
          'A wide platter or pizza box does not fit the freezer',
          '$1,149',
        ],
        [
          anchor(toCategory('frenchDoorFridges'), 'French door'),
          'The widest shelves; each door swings half the width',
          'About 900 mm of wall',
          '$1,299',
        ],
        [
          anchor(toCategory('barFridges'), 'Bar fridge'),
          'A study, a flat, drinks',
          'Most need free air and may not be built in',
          '$149',
        ],
      ],
    ),
    sceneBlock('kitchen', 'A French door fridge in a kitchen, with room above and at both sides'),
    caption('A French door fridge of 908 mm in a space of 950 mm: 21 mm of air on each side.'),
    h2('Stars and running cost'),
    pRich(
      `The ${anchor(toArticle('energy-rating'), 'star rating')} compares fridges of the same size and type. A large fridge with 4 stars can use more power than a small one with 3. The number that matters for the bill is the kWh a year, printed under the stars. At 33 cents a kWh, every 100 kWh is $33 a year, and a fridge stays about 12 years: a model that uses 150 kWh less may cost $590 more and still be the cheaper one. Our pages print the ${anchor(toArticle('running-cost'), 'dollars a year')} beside the price.`,
    ),
    note(
      '<strong>The garage fridge.</strong> An old second fridge often uses more than the new one in the kitchen. Switching it off, or buying 100 litres more in one cabinet, is nearly always cheaper.',
    ),
    h2('Things worth paying for'),
    list(
      'An inverter compressor: it slows down instead of stopping, so it is quieter and keeps temperature within a degree.',
      'Separate cooling for fridge and freezer, if you keep fish, cheese and lettuce in the same week.',
      'A drawer that goes from fridge to freezer, if your needs change through the year.',
      'A door alarm. It costs little and saves a freezer full of food once.',
      `39 dB or less, if the kitchen and the living room are one: ${anchor(`${toCategory('fridges')}?maxNoiseDb=39`, 'quiet fridges')}.`,
    ),
    h2('Things to think about twice'),
    p(
      'Plumbed ice and water is pleasant, takes 15 to 30 litres of freezer, and needs a cold tap within 3 metres and a filter every six to twelve months. A licensed plumber must make a new connection. A tank you fill by hand gives cold water without it. Screens and cameras in the door age faster than the fridge around them.',
    ),
    h2('On the day'),
    steps(
      'Let it stand for four hours if it travelled lying down; upright from our truck it can be switched on at once.',
      'Set 3 to 4 °C for the fridge and −18 °C for the freezer. Wait a day before you judge it.',
      'Keep the tape measure: level it so that the doors fall shut by themselves from half open.',
    ),
    h2('Fridges people keep'),
    products('fridges'),
    button(toCategory('fridges'), 'See all fridges'),
    h2('Read next'),
    articles('will-it-fit', 'energy-rating', 'delivery-and-installation'),
  ],
};
