import { GIFT_CARD_AMOUNTS } from '@wattle/domain';
import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import type { Reader } from '../../recipe/reader.ts';

/** On the card that is called just that, any amount is chosen; this one is until another is. */
export const CHOSEN_AMOUNT = 100;

const isChosen = (a: Reader) => a.number('amount') === CHOSEN_AMOUNT;
const ANY_AMOUNT = `$${Math.min(...GIFT_CARD_AMOUNTS)} to $${Math.max(...GIFT_CARD_AMOUNTS)}`;

export const giftCards = defineFamily({
  code: 'giftCards',
  name: 'Gift cards',
  letters: 'GIFT',
  groups: [
    group(
      'use',
      'Use',
      range('amount', 'Amount', NO_UNIT, { facet: true, expanded: true, prefix: '$' }),
      options('sentBy', 'Sent by', FACET),
      range('validYears', 'Valid for', 'years'),
    ),
    group('look', 'Design', options('design', 'Design', FACET)),
  ],
  traits: [],
  lineup: [],
  figures: () => ({ amount: 100, sentBy: 'Email', validYears: 3, design: 'Night' }),
  price: (a) => a.number('amount'),
  modelFigure: (a) => a.number('amount'),
  productName: (a) => (isChosen(a) ? 'Digital gift card' : `Digital gift card, $${a.number('amount')}`),
  facts: (a) => ({ dollars: isChosen(a) ? ANY_AMOUNT : `$${a.number('amount')}` }),
  copy: {
    summary: ['{dollars} to spend in any Wattle store or here, sent by email.'],
    paragraphs: [
      [['Say who it is for and write a few words. The card comes by email within minutes, with a number and a PIN.']],
      [
        [
          'It is valid for {validYears} years in stores and online, can be used for several orders, and can be put together with other cards. What is left stays on it.',
        ],
      ],
    ],
    features: [
      ['{dollars}, sent by email'],
      ['Valid for {validYears} years'],
      ['In stores and online'],
      ['Use it for several orders'],
    ],
  },
  googleProductType: 'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Cards & Certificates',
  bulky: false,
  repairPlan: false,
  coverYears: 0,
  accessories: [],
});
