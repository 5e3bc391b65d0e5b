import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, table } from '../blocks.ts';
import { products } from '../catalogue-blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';

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
    h2('Start with the hole'),
    pRich(
      `A fridge is the one appliance that is chosen by the kitchen. Measure the width, height and depth of the space in three places each and keep the smallest number. Then take off the air the fridge needs: usually 10 to 20 mm at each side, 30 to 50 mm above and 50 mm behind, but the manual of the model decides. ${anchor(toArticle('will-it-fit'), 'Will it fit?')} goes through it with pictures, hallway and all.`,
    ),
    h2('How many litres'),
    p(
      'Litres on our pages are total gross litres of fridge and freezer, the number makers use. What you can really fill is a little less, because shelves, fans and the ice maker take room.',
    ),
    table(
      ['Household', 'Fridge and freezer', 'Usual width'],
      [
        ['One person', '200 to 300 L', '550 to 600 mm'],
        ['Two people', '300 to 450 L', '600 to 700 mm'],
        ['Three or four', '450 to 600 L', '700 to 910 mm'],
        ['Five and more', '600 L and over', '900 mm and over'],
      ],
    ),
    p(
      'Move one row down if you shop once a week or buy meat in bulk, and one row up if the shops are on your way home. An extra 100 litres of air costs money every hour of the year.',
    ),
    h2('Which doors'),
    list(
      '<strong>Top mount.</strong> Freezer above. The cheapest to buy and to run, but you bend for vegetables.',
      '<strong>Bottom mount.</strong> Freezer drawers below, fresh food at eye height. Right for most kitchens up to 700 mm.',
      '<strong>Side by side.</strong> Two tall narrow halves. Narrow doors suit a galley kitchen; a wide platter does not fit the freezer.',
      '<strong>French door.</strong> Two short doors above, drawers below. The widest shelves, and each door swings only half the width.',
      '<strong>Four door.</strong> As French door, with one compartment that can be fridge or freezer.',
      '<strong>Bar fridge.</strong> Under a bench. Check whether it is made to be built in: most need free air.',
    ),
    h2('Stars and running cost'),
    pRich(
      `The ${anchor(toArticle('energy-rating'), 'star rating')} compares fridges of the same size and type. A large fridge with 4 stars can use more power than a small one with 3. The number that matters for the bill is the kWh a year, printed under the stars. At 33 cents a kWh, every 100 kWh is $33 a year, and a fridge stays about 12 years.`,
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
    ),
    h2('Things to think about twice'),
    p(
      'Plumbed ice and water is pleasant, takes 15 to 30 litres of freezer, needs a filter every six to twelve months and a water connection. In most places a licensed plumber must make that connection. A tank you fill by hand gives cold water without it. Screens and cameras in the door age faster than the fridge around them.',
    ),
    h2('Fridges people keep'),
    products('fridges'),
    button(toCategory('fridges'), 'See all fridges'),
  ],
};
