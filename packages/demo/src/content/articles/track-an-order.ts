import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer } from '../guide-blocks.ts';

export const trackAnOrder: ArticleDraft = {
  id: 'track-an-order',
  parentId: 'help',
  name: 'Track an order',
  kicker: 'Help',
  summary: 'Where to look, what each word means, and what you can still change.',
  heroImage: null,
  publishedDaysAgo: 430,
  checkedDaysAgo: 13,
  body: [
    answer(
      'Look in the last email or text about the order: its link shows where it is.',
      `No email? Call ${SHOP.supportPhone} with the email address of the order. We see it at once.`,
      'You can move the day free until noon the day before.',
    ),
    h2('Where to look'),
    steps(
      'The confirmation email has your order number and what happens next. Messages about the delivery carry a link to the map on the day.',
      'If you ordered with an account: sign in. Your recent orders are at the top, each with its state and its day.',
      `On the phone: ${SHOP.supportPhone}, seven days. Have the order number or the email address ready.`,
      'In any store, with the order number and photo identification.',
    ),
    h2('What the words mean'),
    table(
      ['State', 'It means', 'Next'],
      [
        ['Placed', 'We have the order and the payment is approved', 'Packing, usually the same day'],
        ['Payment pending', 'Your bank or wallet has not answered yet', 'Nothing to do; do not order again'],
        ['Packing', 'It is being taken from the shelf', 'A message when it leaves'],
        ['Ready to collect', 'It is at the counter of your store', 'Collect within 7 days'],
        ['On its way', 'With a courier or on our truck', 'Large items: a two-hour window the evening before'],
        ['Delivered', 'Signed for, or photographed at the door', '30 days to change your mind'],
        ['Cancelled', 'It will not be sent', 'The money is released or refunded within 5 working days'],
      ],
    ),
    h2('What you can still change'),
    list(
      '<strong>The day:</strong> free until noon the day before, by phone or from the link in the message.',
      '<strong>The address:</strong> until packing starts, and inside the same delivery area. Otherwise we cancel and you order again at the same price.',
      '<strong>The store:</strong> until it is ready to collect.',
      '<strong>An item:</strong> we can take one off until packing; to add one, place another order and tell us, so that they travel together.',
    ),
    h2('It has not come'),
    p(
      'For parcels, give it the last day of the range shown at checkout, and look with neighbours and in the usual safe place: the delivery photograph is in the message. For large items call us as soon as the window has passed; we can see the truck. If something is lost we send another or refund you; you do not have to wait for the courier’s inquiry. If we miss the window by more than an hour, the delivery fee comes back.',
    ),
    h2('It came damaged, or it is not what you ordered'),
    pRich(
      `Keep the packaging, take two photographs, and call. We send the right one or refund you, and collect the wrong one at our cost. More under ${anchor(toArticle('returns'), 'returns, faults and your rights')}.`,
    ),
    h2('More than one parcel'),
    p(
      'An order may leave in parts if items are in different places. Each part has a line and a state of its own, and delivery is charged once. A pre-order travels alone, on its release day.',
    ),
    h2('Messages that are not from us'),
    pRich(
      `We never ask for a card number, a password or a small fee to release a parcel by text or email. Our messages name your order number and link only to this site. If you are unsure, do not press the link: call us, or read ${anchor(toArticle('scams'), 'how to tell a scam')}.`,
    ),
    note(
      '<strong>No confirmation?</strong> Look in the spam folder for the order number, then call. A second order is a second order.',
    ),
    pRich(
      `More help: ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}, ${anchor(toArticle('click-and-collect'), 'click and collect')}, ${anchor(toArticle('ways-to-pay'), 'ways to pay')}.`,
    ),
    button(toArticle('contact'), 'Ask about an order'),
  ],
};
