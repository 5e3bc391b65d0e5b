import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
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
    h2('How it works'),
    steps(
      'Set your suburb or postcode. Product pages show the five nearest stores and what each has on the shelf.',
      'At checkout choose pickup, then the store. If the store has everything, it is ready within two hours of opening time; otherwise you see the day.',
      'Choose another day from the calendar if the first one does not suit.',
      'Wait for the message that it is ready. The first email only says that we have your order.',
      'Bring the order number and a photo identification, or the code in the message.',
    ),
    h2('What it costs'),
    p(
      'Nothing. If the item has to come from another store or the warehouse, that is free too; the day is shown before you pay.',
    ),
    h2('When it is ready'),
    table(
      ['Where it is', 'Ready'],
      [
        ['In the store, order placed up to 2 hours before closing', 'The same day, within 2 hours'],
        ['In the store, order placed later', 'The next day, by 11:00 am'],
        ['In a store or warehouse of the same city', '1 to 2 working days'],
        ['Elsewhere', '3 to 7 working days'],
        ['Pre-order', 'On the release day, within 2 hours of opening time'],
      ],
    ),
    h2('Somebody else collects'),
    p(
      'Add their name in your account or reply to the message. They need the order number and their own photo identification. For orders paid by gift card alone the code in the message is needed as well.',
    ),
    h2('Large things'),
    list(
      'A boxed 65-inch television is about 1.6 m by 1 m and should travel upright. It does not fit a small hatchback.',
      'A washer weighs about 70 kg. Two of us load it at the dock; you need two at the other end.',
      'A fridge should travel upright. If it must lie down, put it on its hinge side and let it stand before switching on.',
      'Bring blankets and straps; the store has some to lend.',
      'Stores inside shopping centres hand over only what one person can carry. The store page says so.',
    ),
    h2('How long we keep it'),
    p(
      'Seven days from the ready message. We remind you after three and six. Call the store if you need longer; up to 14 days is no trouble. After that we refund what you paid and put it back on the shelf.',
    ),
    h2('Changing or ending the order'),
    pRich(
      `Until it is ready you can change the store or turn it into a delivery by calling us. You can cancel at any time before you collect. After that the ordinary ${anchor(toArticle('returns'), 'return rules')} apply. To see where an order stands, ${anchor(toArticle('track-an-order'), 'track it')}.`,
    ),
    note(
      '<strong>Drive-through.</strong> Stores with bays have a bell at each one. Ring, stay in the car, and we bring it out. Have the code ready.',
    ),
    h2('Public holidays'),
    p(
      'Store pages show the hours of the coming holidays. All stores are closed on Good Friday and Christmas Day, and the two hours count from the next opening.',
    ),
    button('/stores', 'Find your store'),
  ],
};
