import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { scene } from '../pictures.ts';

export const deliveryAndInstallation: ArticleDraft = {
  id: 'delivery-and-installation',
  parentId: 'help',
  name: 'Delivery and installation',
  kicker: 'Help',
  summary:
    'You choose the day, we give a two-hour window and text on the way. What each service costs, and what it covers.',
  heroImage: scene('kitchen', 'A kitchen with everything delivered and connected'),
  publishedDaysAgo: 500,
  checkedDaysAgo: 6,
  body: [
    h2('How it works'),
    steps(
      'Type your postcode on any page. From then on every product shows the first day it can reach you and the price of that day.',
      'At checkout choose a day from the calendar. The cheapest days are marked.',
      'The evening before, we text a two-hour window. On the day, a link shows how many stops are left.',
      'Two people bring large items into the room you name, unpack them and take the packaging away.',
    ),
    h2('What it costs'),
    table(
      ['Service', 'Price', 'What is in it'],
      [
        ['Parcel', '$9, free from $99', 'To the door, 1 to 5 working days; remote areas $19.95, up to 9'],
        ['Large item, metropolitan', 'from $69', 'Two people, room of choice, day of your choice'],
        ['Large item, regional', 'from $99', 'As above, on the days the truck is in your area'],
        ['Large item, remote', '$189', 'As above, once a week'],
        ['Old one taken away', 'free with a new one', 'Disconnected, empty and on the same floor'],
        ['Stairs', 'first flight free, then $25 each', 'Straight stairs; a crane or window is quoted'],
      ],
    ),
    p(
      'Prices include GST. Your own price is worked out from the address and shown before you pay. Large items do not go to some islands and stations; call us and we answer the same day. We do not deliver on public holidays of your state.',
    ),
    h2('Connecting and installing'),
    p(
      'The crew connects what plugs in and fits existing taps: fridges without plumbing, washers, dryers, freestanding dishwashers at a working connection. They level it, run a short test and show you the controls. This is free with delivery of a large item. Licensed trades do the rest:',
    ),
    table(
      ['Work', 'From', 'Done by'],
      [
        ['Plumbed fridge to an existing tap', '$129', 'Licensed plumber'],
        ['Built-in dishwasher, like for like', '$179', 'Licensed plumber'],
        ['Electric oven or cooktop, like for like', '$189', 'Licensed electrician'],
        ['Gas cooktop, like for like', '$229', 'Licensed gasfitter'],
        ['Rangehood, existing duct', '$199', 'Licensed electrician'],
        ['Split system, back to back', '$750', 'Licensed electrician with a refrigerant handling licence'],
        ['Television on the wall', '$199', 'Our crew; a new power point by an electrician'],
      ],
    ),
    p(
      'If the tradesperson finds that more is needed (a new circuit, a different opening, old pipework) they quote first and you may say no. You get the compliance certificate that your state requires; keep it with the receipt.',
    ),
    h2('Before the day'),
    list(
      `Measure the way in: ${anchor(toArticle('will-it-fit'), 'nine numbers')} save most failed deliveries.`,
      'Empty and defrost the old fridge; it leaves on the same truck.',
      'Clear a path and tell us about steps, low doors, parking limits and lifts that must be booked.',
      'Somebody over 18 must be home. If that changes, move the day free until noon the day before.',
    ),
    h2('If something goes wrong'),
    pRich(
      `Check large items before the crew leaves and write damage on the docket. If you see it later, send a photograph within 48 hours so that we can act quickly; your rights under the ${anchor(toArticle('returns'), 'consumer guarantees')} do not end then. If we miss the window by more than an hour, the delivery fee comes back.`,
    ),
    note(
      '<strong>Let a fridge stand.</strong> If it travelled lying down, leave it upright and switched off for as many hours as it lay, or four if you do not know.',
    ),
    button(toArticle('track-an-order'), 'Track an order', 'secondary'),
  ],
};
