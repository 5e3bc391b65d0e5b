import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { toCategory } from '../catalogue-ids.ts';
import { answer, chosenProducts, remark } from '../guide-blocks.ts';
import { picture } from '../pictures.ts';

export const giftCards: ArticleDraft = {
  id: 'gift-cards',
  parentId: 'help',
  name: 'Gift cards',
  kicker: 'Help',
  summary: 'From $10 to $500, by email within minutes, good for three years. How to send, use and check one.',
  heroImage: picture('giftcard', 'front', 'A Wattle gift card'),
  publishedDaysAgo: 460,
  checkedDaysAgo: 35,
  body: [
    answer(
      '$10, $20, $50, $75, $100, $150, $200, $250 or $500, by email, with your words.',
      'Good for three years from the day of purchase. No fees, ever.',
      'Use it online or in a store, in parts, several in one order.',
    ),
    h2('Sending one'),
    steps(
      'Choose an amount.',
      'Write who it is for, their email address, your name and a message.',
      'Pay. The card goes to their inbox within minutes; you get a receipt.',
    ),
    chosenProducts('grid-4x', 'giftCard100', 'giftCard50', 'giftCard200', 'giftCard500'),
    p(
      'Each card is a line of its own in the cart, so you can send several with different messages in one order. No GST is charged when you buy one; it is in the price of what is bought with it. Promotions do not make a gift card cheaper.',
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
    p(
      'Show the email on your phone or the printed card. You can use several, and split the rest. Any store tells you the balance.',
    ),
    h2('Why a card may be refused'),
    table(
      ['We say', 'It means', 'Do this'],
      [
        [
          'Not found',
          'The number or the PIN has a slip',
          'Compare it with the email; the number has 19 digits, the PIN 4',
        ],
        ['Expired', 'The last day printed on it has passed', 'Call us; within a month of that day we replace it'],
        ['Suspended', 'It was reported lost, or the payment for it was reversed', 'Call us with the receipt'],
        ['Nothing left', 'The balance is zero', 'It can be thrown away'],
        ['Locked', 'Too many wrong PINs', 'Call us; we check that it is yours and open it again'],
      ],
    ),
    h2('How long it lasts'),
    p(
      'Three years from the day of purchase. The last day is on the card and in the email. Under the Australian Consumer Law a gift card must last at least three years, must show when it ends, and must not lose value through fees after it was bought: no activation, no account keeping, no fee for asking the balance. Ours has none. A card cannot be exchanged for cash, except where the law requires it. Cards given free, for example with a promotion, may end sooner; they say so on the front.',
    ),
    h2('Keep it safe'),
    list(
      'Treat it like money: whoever has the number and PIN can spend it.',
      'Send it only to an address that you have typed yourself and checked.',
      'Lost it? With the receipt we can block the old card and move what is left to a new one, with the same last day.',
    ),
    remark(
      'i-alert',
      `<strong>Nobody honest asks to be paid in gift cards.</strong> No government agency, bank, police officer or telephone company does. If someone asks you for the numbers, it is a ${anchor(toArticle('scams'), 'scam')}. Stop, keep the card, and call us.`,
    ),
    h2('Returns'),
    pRich(
      `A gift card itself cannot be returned for change of mind. When you return something bought with one, that part of the refund goes to a new gift card that lasts three years. Your other rights are under ${anchor(toArticle('returns'), 'returns')}.`,
    ),
    note(
      `<strong>Buying many?</strong> For 20 cards and more call ${SHOP.supportPhone}; we send a list with one invoice.`,
    ),
    button(toCategory('giftCards'), 'Buy a gift card'),
  ],
};
