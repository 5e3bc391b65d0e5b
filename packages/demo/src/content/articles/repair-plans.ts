import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer, lawText } from '../guide-blocks.ts';
import { GOODS_AND_SERVICES_GUARANTEES, REPAIR_NOTICE } from '../law-texts.ts';

type Plan = readonly [years: number, price: number];

/** What the catalogue charges, by the price of the product. */
export const REPAIR_PLAN_PRICES: readonly { readonly band: string; readonly plans: readonly Plan[] }[] = [
  {
    band: '$80 to $250',
    plans: [
      [1, 19],
      [2, 35],
    ],
  },
  {
    band: 'Up to $500',
    plans: [
      [2, 49],
      [3, 69],
    ],
  },
  {
    band: 'Up to $1,000',
    plans: [
      [2, 79],
      [3, 119],
      [5, 189],
    ],
  },
  {
    band: 'Up to $2,000',
    plans: [
      [2, 139],
      [3, 189],
      [5, 299],
    ],
  },
  {
    band: 'Up to $3,500',
    plans: [
      [3, 289],
      [5, 449],
    ],
  },
  {
    band: 'Up to $6,000',
    plans: [
      [3, 429],
      [4, 549],
      [5, 649],
    ],
  },
  {
    band: 'Over $6,000',
    plans: [
      [2, 449],
      [4, 749],
      [5, 899],
    ],
  },
];

const planWords = ([years, price]: Plan) => `${years} ${years === 1 ? 'year' : 'years'} $${price}`;

export const repairPlans: ArticleDraft = {
  id: 'repair-plans',
  parentId: 'help',
  name: 'Repair plans',
  kicker: 'Help',
  summary: 'What a plan adds to rights that you already have for nothing, and when it is not worth buying.',
  heroImage: null,
  publishedDaysAgo: 470,
  checkedDaysAgo: 28,
  body: [
    answer(
      'You never need a plan to make a claim for a fault. The consumer guarantees are free and come first.',
      'A plan adds a date, speed, a loan and parts that wear out. It begins when the maker’s warranty ends.',
      'Cancel within 30 days for the whole price, later for the unused months.',
    ),
    h2('First, what you have without one'),
    pRich(
      `Every product comes with the maker’s warranty, usually one to five years, and with the consumer guarantees of the Australian Consumer Law, which can last longer. A dear fridge that fails after three years may well be covered by those alone. Read ${anchor(toArticle('returns'), 'returns, faults and your rights')} before you buy a plan.`,
    ),
    table(
      ['What happens', 'Consumer guarantees', 'With a plan'],
      [
        ['What it costs', 'nothing', 'the price below'],
        [
          'It fails within a reasonable life',
          'refund, replacement or repair',
          'the same, and a technician within days',
        ],
        ['How long', 'a reasonable time, which can be argued', 'until a date that is printed'],
        ['Worn belts, seals and bearings', 'not when it is normal for the age', 'replaced'],
        [
          'Food in a failed fridge',
          'yes, if it could be foreseen; you show the loss',
          'up to $400, on your word and a photograph',
        ],
        ['While it is away', 'nothing unless you lose by it', 'a fridge or washer on loan after 7 days'],
      ],
    ),
    h2('What a plan adds'),
    list(
      '<strong>A date.</strong> Cover until a day that you know, without a discussion of what is reasonable.',
      '<strong>Speed.</strong> A technician or a courier within three working days in metropolitan areas, five elsewhere.',
      '<strong>Wear.</strong> Parts that wear out in normal household use: belts, seals, bearings, pumps, hinges.',
      '<strong>A loan.</strong> A fridge or washer on loan if a repair takes more than seven days.',
      '<strong>Replacement.</strong> If it cannot be repaired, a new one of the same kind, at our cost, up to the price you paid.',
    ),
    h2('What it does not'),
    p(
      'Accidents and liquid, power surges, theft, loss, scratches, consumables such as filters, bulbs and batteries worn by use, and business use. A plan is our own promise to repair. It is not insurance. It cannot be bought for clearance items marked as faulty.',
    ),
    h2('What it costs'),
    table(
      ['Price of the product', 'Years after the maker’s warranty, and the price'],
      REPAIR_PLAN_PRICES.map(({ band, plans }) => [band, plans.map(planWords).join(', ')]),
    ),
    p(
      'The exact price stands beside the product, in the cart and on the receipt. Years are counted from the day the maker’s warranty ends. Prices include GST. There is no plan for products under $80. A plan is never added to your cart unless you choose it.',
    ),
    h2('When we would not buy one'),
    list(
      'For anything under about $200: a repair costs more than the plan, and if it fails early the guarantees replace it anyway.',
      'When the maker already gives five years or more, unless you want the loan.',
      'If you usually replace the thing before the plan begins to matter, as with phones.',
    ),
    h2('Buying, changing, ending'),
    p(
      'Choose a plan on the product page or in the cart, or within 30 days of delivery by calling us. Within those 30 days you can cancel for a full refund, as long as you have not claimed. After that we refund the unused whole months. If you return the product, the plan is refunded with it. A plan belongs to the product: sell it and the plan goes with it, if you tell us.',
    ),
    p(
      'We do not sell plans at the door or by ringing you up. If anyone sells you one in that way, the law gives you ten business days to end it without a reason.',
    ),
    h2('Making a claim'),
    steps(
      `Call ${SHOP.supportPhone}, go to any store, or send an enquiry with the order number.`,
      'Tell us what it does. We may ask you to try two or three things first.',
      'We book the visit or send a label. You pay nothing, not even the call-out or the postage.',
      'If it is not repaired within 21 days, you may ask for the replacement.',
    ),
    h2('Who gives the promise'),
    p(
      `Wattle Retail Pty Ltd, ABN 00 000 000 000, 402 Murray Road, Preston VIC 3072, telephone ${SHOP.supportPhone}. The benefits of a plan are in addition to other rights and remedies that you have under the law.`,
    ),
    h2('The words the law asks for'),
    lawText(GOODS_AND_SERVICES_GUARANTEES),
    p('And before we take something in for repair:'),
    lawText(REPAIR_NOTICE),
    p(
      'A repair of a phone, a computer or anything else that keeps data may result in the loss of that data. Copy it first.',
    ),
    note(
      '<strong>This page is a plain summary.</strong> The terms that come with your plan apply, together with the Australian Consumer Law, which they cannot limit.',
    ),
  ],
};
