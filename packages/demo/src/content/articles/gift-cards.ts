import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { picture } from '../pictures.ts';

export const giftCards: ArticleDraft = {
  id: 'gift-cards',
  parentId: 'help',
  name: 'Gift cards',
  kicker: 'Help',
  summary: 'From $10 to $500, by email on the day, good for three years. How to send, use and check one.',
  heroImage: picture('giftcard', 'front', 'A Wattle gift card'),
  publishedDaysAgo: 460,
  checkedDaysAgo: 35,
  body: [
    h2('Sending one'),
    steps(
      'Choose an amount: $10, $20, $50, $75, $100, $150, $200, $250 or $500.',
      'Write who it is for, their email address, your name and a message.',
      'Pay. The card goes to their inbox within minutes; you get a receipt.',
    ),
    p(
      'Each card is a line of its own in the cart, so you can send several with different messages in one order. No GST is charged when you buy one; it is in the price of what is bought with it.',
    ),
    h2('Using one online'),
    steps(
      'At the payment step choose Add a gift card.',
      'Type the card number and the PIN. Spaces do not matter.',
      'The balance is taken off at once, and you see what is left to pay.',
      'Add more cards if you have them. Pay the rest by any other method, or nothing if the cards cover it.',
    ),
    p(
      'What remains on a card stays on it. If a payment fails or you leave the checkout, nothing is taken from the card.',
    ),
    h2('Using one in a store'),
    p('Show the email on your phone or the printed card. You can use several, and split the rest.'),
    h2('Why a card may be refused'),
    table(
      ['We say', 'It means', 'Do this'],
      [
        ['Not found', 'The number or the PIN has a slip', 'Compare it with the email; a zero and an O look alike'],
        ['Expired', 'The last day printed on it has passed', 'Call us if it is within the last month'],
        ['Suspended', 'It was reported lost, or the payment for it was reversed', 'Call us with the receipt'],
        ['Nothing left', 'The balance is zero', 'It can be thrown away'],
        ['Locked', 'Too many wrong PINs', 'Call us; we check that it is yours and open it again'],
      ],
    ),
    h2('How long it lasts'),
    p(
      'Three years from the day of purchase; the date is on the card and in the email. Under Australian law a gift card must last at least three years and its expiry must be shown. We charge no fees after purchase. A card cannot be exchanged for cash, except where the law requires it.',
    ),
    h2('Keep it safe'),
    list(
      'Treat it like money: whoever has the number and PIN can spend it.',
      'No government agency, bank or police officer asks to be paid in gift cards. If someone does, it is a scam. Stop, and call us.',
      'Lost it? With the receipt we can block the old card and move what is left to a new one.',
    ),
    h2('Returns'),
    pRich(
      `When you return something bought with a gift card, that part of the refund goes to a gift card, valid for at least as long as the old one had left. Your other rights are under ${anchor(toArticle('returns'), 'returns')}.`,
    ),
    note('<strong>Buying many?</strong> For 20 cards and more call 1300 975 707; we send a list with one invoice.'),
    button(toCategory('giftCards'), 'Buy a gift card'),
  ],
};
