import type { ContentBlock, DeliveryRules, DeliveryService } from '@wattle/domain';
import { generateDeliverySettings } from '../../delivery/generate-delivery-settings.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, p, pRich, steps, table } from '../blocks.ts';
import { answer, lawText, remark } from '../guide-blocks.ts';
import { GOODS_AND_SERVICES_GUARANTEES } from '../law-texts.ts';
import { scene } from '../pictures.ts';

const STATES_BY_NAME = [
  ['vic', 'Victoria'],
  ['nsw', 'New South Wales'],
  ['act', 'Australian Capital Territory'],
  ['sa', 'South Australia'],
  ['qld', 'Queensland'],
  ['tas', 'Tasmania'],
  ['wa', 'Western Australia'],
  ['nt', 'Northern Territory'],
] as const;

const serviceWords = (service: DeliveryService | null | undefined): string =>
  service ? `$${service.price}, ${service.daysMin} to ${service.daysMax} working days` : 'none';

/** What a large item costs and how long it takes, as the checkout works it out. */
function largeItemTable({ zones }: DeliveryRules): ContentBlock {
  const of = (code: string) => zones.find((zone) => zone.code === code)?.bigAndBulky;
  return table(
    ['To', 'Capital and outer suburbs', 'The rest'],
    STATES_BY_NAME.map(([code, name]) => [
      name,
      serviceWords(of(`metro-${code}`)),
      code === 'act' ? 'all of it is metropolitan' : serviceWords(of(`regional-${code}`)),
    ]),
  );
}

const INSTALLING: ContentBlock = table(
  ['Work', 'From', 'Done by'],
  [
    ['Plumbed fridge to an existing tap', '$129', 'Licensed plumber'],
    ['Built-in dishwasher, like for like', '$179', 'Licensed plumber'],
    ['Electric oven or cooktop, like for like', '$189', 'Licensed electrician'],
    ['Gas cooktop, like for like', '$229', 'Licensed gasfitter'],
    ['Rangehood, existing duct', '$199', 'Licensed electrician'],
    ['Split system, back to back', '$750', 'Licensed electrician with an ARC refrigerant handling licence'],
    ['Dryer stacked on a washer', '$49', 'Our crew'],
    ['Television on the wall', '$199', 'Our crew; a new power point by an electrician'],
  ],
);

export const deliveryAndInstallation: ArticleDraft = {
  id: 'delivery-and-installation',
  parentId: 'help',
  name: 'Delivery and installation',
  kicker: 'Help',
  summary:
    'You choose the day, we give a two-hour window and text on the way. What each service costs, and what it covers.',
  heroImage: scene('measure-doorway', 'A fridge on a trolley beside a doorway, with both measured'),
  publishedDaysAgo: 500,
  checkedDaysAgo: 6,
  body: (now) => [
    answer(
      'Parcels $9, free from $99. Large items from $69, on a day that you choose.',
      'Two people, the room you name, packaging and the old one taken away free.',
      'Gas, fixed wiring, plumbing and split systems only by licensed trades. Prices below.',
    ),
    h2('How it works'),
    steps(
      'Type your postcode on any page. From then on every product shows the first day it can reach you and the price.',
      'At checkout choose a day from the calendar.',
      'The evening before, we text a two-hour window. On the day, a link shows how many stops are left.',
      'Two people bring large items into the room you name, unpack them and take the packaging away.',
    ),
    p(
      'Orders placed before 2 pm Melbourne time on a working day leave our warehouse the same day. What we have to order from the maker leaves five working days later. The days below count from there.',
    ),
    h2('Parcels'),
    p(
      '$9, free from $99, to the door in 1 to 5 working days. To remote areas $19.95, free from $99, in 6 to 9. You may let us leave it in a safe place; the courier photographs it there.',
    ),
    h2('Large items'),
    largeItemTable(generateDeliverySettings({ now })['delivery-rules']),
    list(
      'Cities: Monday to Saturday. Regional areas: Tuesdays and Thursdays. Remote areas: Wednesdays, $189, 10 to 15 working days.',
      'Islands and stations that are reached by mail plane get parcels only. We do not deliver to Lord Howe, Norfolk, Christmas and Cocos islands.',
      'We do not deliver on public holidays of your state or territory.',
      'First flight of stairs free, then $25 each, if they are straight. A crane or a window is quoted before you pay.',
    ),
    p('Prices include GST. Your own price is worked out from the address and shown before you pay.'),
    h2('The old one'),
    pRich(
      `Taken away free with a new one of the same kind, if it is disconnected, empty, on the same floor and safe to carry. Tell us at checkout, so that there is room on the truck. Where it goes is under ${anchor(toArticle('recycling'), 'recycling')}.`,
    ),
    h2('Connecting and installing'),
    p(
      'The crew connects what plugs in and fits existing taps: fridges without plumbing, washers, dryers, freestanding dishwashers at a working connection. They level it, run a short test and show you the controls. This is free with delivery of a large item. Licensed trades do the rest:',
    ),
    INSTALLING,
    p(
      'The tradesperson gives you the licence number before the work and the compliance certificate that your state or territory requires after it; keep both with the receipt. If more is needed (a new circuit, a different opening, old pipework) they quote first, and you may say no: then you pay nothing for the visit.',
    ),
    remark(
      'i-alert',
      '<strong>Why licences.</strong> Gas, fixed wiring and plumbing are licensed work in every state and territory, and opening a refrigerant circuit needs a licence from the Australian Refrigeration Council. Unlicensed work is an offence, can end the maker’s warranty and your house insurance, and is dangerous.',
    ),
    h2('Before the day'),
    list(
      `Measure the way in: ${anchor(toArticle('will-it-fit'), 'nine numbers')} save most failed deliveries.`,
      'Empty and defrost the old fridge; it leaves on the same truck.',
      'Clear a path and tell us about steps, low doors, parking limits, and lifts or loading docks that must be booked.',
      'In a strata building ask about work hours and a bond before an installation.',
      'Somebody over 18 must be home. If that changes, move the day free until noon the day before. After that a second visit costs the delivery price again.',
    ),
    h2('If it cannot come in'),
    p(
      'The crew decides whether a way in is safe. If it is not, they take the item back, and you choose another or your money, less the delivery already made. If we gave you a wrong size, we pay both ways.',
    ),
    h2('If something goes wrong'),
    pRich(
      `Check large items before the crew leaves and write damage on the docket. If you see it later, send a photograph within 48 hours so that we can act quickly; your rights under the ${anchor(toArticle('returns'), 'consumer guarantees')} do not end then. If we miss the window by more than an hour, the delivery fee comes back. Until it is in your hands, what happens to it is our risk.`,
    ),
    remark(
      'i-clock',
      '<strong>Let a fridge stand.</strong> If it travelled lying down, leave it upright and switched off for as many hours as it lay, or four if you do not know.',
    ),
    h2('The words the law asks for'),
    p('Our installations carry a warranty of twelve months on workmanship. It is in addition to this:'),
    lawText(GOODS_AND_SERVICES_GUARANTEES),
    button(toArticle('track-an-order'), 'Track an order', 'secondary'),
  ],
};
