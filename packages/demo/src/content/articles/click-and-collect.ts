import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer } from '../guide-blocks.ts';
import { scene } from '../pictures.ts';

export const clickAndCollect: ArticleDraft = {
  id: 'click-and-collect',
  parentId: 'help',
  name: 'Click and collect',
  kicker: 'Help',
  summary: 'Ready within two hours if the store has it, free, and held for seven days.',
  heroImage: scene('store', 'A Wattle store front'),
  publishedDaysAgo: 480,
  checkedDaysAgo: 22,
  body: [
    answer(
      'On the shelf of your store: ready within 2 hours, while the store is open.',
      'Not there: sent free from our Melbourne warehouse, 3 working days after it leaves.',
      'Bring the order number and photo identification. We hold it for 7 days.',
    ),
    h2('How it works'),
    steps(
      'Set your suburb or postcode. Product pages show the nearest stores and what each has on the shelf.',
      'At checkout choose pickup, then the store. You see the day and hour at which everything is ready.',
      'Choose another day from the calendar if the first one does not suit.',
      'Wait for the message that it is ready. The first email only says that we have your order.',
      'Bring the order number and photo identification, or the code in the message.',
    ),
    h2('What it costs'),
    p('Nothing. If the item has to come from the warehouse, that is free too; the day is shown before you pay.'),
    h2('When it is ready'),
    table(
      ['Where it is', 'Ready'],
      [
        ['In the store, ordered at least 2 hours before closing', 'The same day, within 2 hours'],
        ['In the store, ordered later or before opening', '2 hours after the store next opens'],
        ['In our warehouse, ordered before 2 pm Melbourne time on a working day', '3 working days later'],
        ['Coming from the maker', 'usually 8 working days: 5 to reach us, 3 to reach the store'],
        ['Pre-order', 'On the release day, 2 hours after opening'],
      ],
    ),
    h2('What we check at the counter'),
    list(
      'The order number, or the code in the message.',
      'Photo identification with the name on the order: a driver licence, passport, proof-of-age or student card, on paper or in a government app. We look at it and do not copy it.',
      'The card you paid with, only if the payment was flagged by your bank. The message tells you beforehand.',
    ),
    h2('Somebody else collects'),
    p(
      'Reply to the message with their name, or call us. They need the order number and their own photo identification. For orders paid by gift card alone the code in the message is needed as well.',
    ),
    h2('Large things'),
    list(
      'A boxed 65-inch television is about 1.6 m by 1 m and should travel upright. It does not fit a small hatchback.',
      'A washer weighs about 70 kg. Two of us load it at the dock; you need two at the other end.',
      'A fridge should travel upright. If it must lie down, put it on its hinge side and let it stand before switching on.',
      'Bring blankets and straps; the store has some to lend. Securing the load is up to the driver.',
      'Stores inside shopping centres hand over only what one person can carry. The store page says so.',
    ),
    h2('How long we keep it'),
    p(
      'Seven days from the ready message. We remind you after three and six. Call the store if you need longer; up to 14 days is no trouble. After that we refund what you paid and put it back on the shelf.',
    ),
    h2('Look before you leave'),
    p(
      'Open the box in the store if you like. If it is damaged or not what you ordered, we change it there and then. It is yours, and at your risk, from the moment you take it.',
    ),
    h2('Changing or ending the order'),
    pRich(
      `Until it is ready you can change the store or turn it into a delivery by calling us. You can cancel at any time before you collect. After that the ordinary ${anchor(toArticle('returns'), 'return rules')} apply. To see where an order stands, ${anchor(toArticle('track-an-order'), 'track it')}.`,
    ),
    note(
      '<strong>Drive-through.</strong> Stores with bays have a bell at each one. Ring, stay in the car, and we bring it out. Have the code and your identification ready.',
    ),
    h2('Public holidays'),
    p(
      'Store pages show the hours of the coming holidays. All stores are closed on Good Friday and Christmas Day, and the two hours count from the next opening.',
    ),
    button('/stores', 'Find your store'),
  ],
};
