import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, steps, table } from '../blocks.ts';

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
    h2('First, what you have without one'),
    pRich(
      `Every product comes with the maker’s warranty, usually one to five years, and with the consumer guarantees of the Australian Consumer Law, which can last longer. A dear fridge that fails after three years may well be covered by those alone. Read ${anchor(toArticle('returns'), 'returns, faults and your rights')} before you buy a plan. You never need one to make a claim.`,
    ),
    h2('What a plan adds'),
    list(
      '<strong>A date.</strong> Cover until a day that you know, without a discussion of what is reasonable.',
      '<strong>Speed.</strong> A technician or a courier within three working days in metropolitan areas, five elsewhere.',
      '<strong>Food.</strong> Up to $400 for what spoils if a covered fridge or freezer fails.',
      '<strong>A loan.</strong> A fridge or washer on loan if a repair takes more than seven days.',
      '<strong>Replacement.</strong> If it cannot be repaired, a new one of the same kind, at our cost, up to the price you paid.',
      '<strong>Power surges,</strong> which are not the fault of the product, so the guarantees do not cover them.',
    ),
    h2('What it does not'),
    p(
      'Accidents and liquid, theft, loss, scratches, consumables such as filters, bulbs and batteries worn by use, and business use. It cannot be bought for clearance items marked as faulty.',
    ),
    h2('What it costs'),
    table(
      ['Price of the product', 'Years after the maker’s warranty, and the price'],
      REPAIR_PLAN_PRICES.map(({ band, plans }) => [band, plans.map(planWords).join(', ')]),
    ),
    p(
      'The exact price stands beside the product, in the cart and on the receipt. Years are counted from the day the maker’s warranty ends. Prices include GST. There is no plan for products under $80.',
    ),
    h2('When we would not buy one'),
    list(
      'For anything under about $200: a repair costs more than the plan and the product is replaced anyway under the guarantees if it fails early.',
      'When the maker already gives five years or more, unless you want the loan and the food.',
      'If you usually replace the thing before the plan begins to matter, as with phones.',
    ),
    h2('Buying, changing, ending'),
    p(
      'Choose a plan on the product page or in the cart, or within 30 days of delivery by calling us. Within those 30 days you can cancel for a full refund, as long as you have not claimed. After that we refund the unused whole months. A plan belongs to the product: sell it and the plan goes with it, if you tell us.',
    ),
    h2('Making a claim'),
    steps(
      'Call 1300 975 707 or open the order in your account and choose the product.',
      'Tell us what it does. We may ask you to try two or three things first.',
      'We book the visit or send a label. You pay nothing, not even the call-out.',
      'If it is not repaired within 21 days, you may ask for the replacement.',
    ),
    note(
      '<strong>This page is a plain summary.</strong> The terms that come with your plan apply, together with the Australian Consumer Law, which they cannot limit.',
    ),
  ],
};
