import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';

/** The amounts of the specification [C-9-31]; each is a product of its own. */
export const GIFT_CARD_AMOUNTS = [10, 20, 50, 75, 100, 150, 200, 250, 500] as const;

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
  productName: (a) => `Digital gift card, $${a.number('amount')}`,
  facts: (a) => ({ dollars: `$${a.number('amount')}` }),
  copy: {
    summary: ['{dollars} to spend in any Wattle store or here, sent by email.'],
    paragraphs: [
      [
        [
          'Choose who it is for, write a few words, and pick the day it should arrive. The card comes by email with a number and a PIN.',
        ],
      ],
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
  coverYears: 1,
  accessories: [],
});
