import { GIFT_CARD_AMOUNTS } from '@wattle/domain/settings';
import type { FamilyLogic } from '../recipe/define-family.ts';
import type { Reader } from '../recipe/reader.ts';
import { measures, placed, roundTo } from '../recipe/slot.ts';
import { composeName } from '../text/product-name.ts';

const CARE = {
  Descaler: ['Coffee machines and kettles', 'mL', 500],
  'Washer cleaner': ['Washing machines', 'g', 250],
  'Dishwasher cleaner': ['Dishwashers', 'mL', 250],
  'Stainless polish': ['Stainless fronts', 'mL', 400],
  'Oven cleaner': ['Ovens and racks', 'mL', 500],
  'Milk-line rinse': ['Milk frothers and wands', 'mL', 500],
  'Glass cooktop kit': ['Induction and ceramic cooktops', 'mL', 300],
} as const;

type Care = keyof typeof CARE;

const CARE_NAMES = Object.keys(CARE) as readonly Care[];

/** The default on the gift card with a free choice of amount. */
export const CHOSEN_AMOUNT = 100;

const isChosen = (a: Reader) => a.number('amount') === CHOSEN_AMOUNT;

const ANY_AMOUNT = `$${Math.min(...GIFT_CARD_AMOUNTS)} to $${Math.max(...GIFT_CARD_AMOUNTS)}`;

export const SPARE_PARTS: Readonly<Record<string, FamilyLogic>> = {
  applianceCare: {
    figures: (slot) => {
      const careType =
        slot.brand.slug === 'solenne'
          ? slot.random.pick(['Descaler', 'Milk-line rinse'] as const)
          : slot.brand.slug === 'nordholm'
            ? slot.random.pick(['Washer cleaner', 'Dishwasher cleaner'] as const)
            : placed(slot, CARE_NAMES);
      const packSize = slot.random.pick([1, 1, 2, 3]);
      return {
        careType,
        goodFor: CARE[careType][0],
        uses: slot.random.pick([4, 6, 8, 12]) * packSize,
        packSize,
        ...measures(slot, 72, 190, 48, roundTo((CARE[careType][2] / 1000) * packSize + 0.06, 0.01)),
      };
    },
    price: (a) => 11 + (a.number('packSize') - 1) * 8 + a.number('uses') * 0.4,
    modelFigure: (a) => a.number('uses') * 10,
  },
  giftCards: {
    figures: () => ({ amount: 100, sentBy: 'Email', validYears: 3, design: 'Night' }),
    price: (a) => a.number('amount'),
    modelFigure: (a) => a.number('amount'),
    productName: (a) => (isChosen(a) ? 'Digital gift card' : `Digital gift card, $${a.number('amount')}`),
    facts: (a) => ({ dollars: isChosen(a) ? ANY_AMOUNT : `$${a.number('amount')}` }),
  },
  gifts: {
    figures: () => ({ giftType: 'Gift', comesWith: 'A promotion' }),
    price: () => 35,
    modelFigure: (_, slot) => slot.random.int(10, 99),
    productName: (a) => a.text('giftType'),
  },
  vacuumParts: {
    figures: (slot) => {
      const bags = slot.place < 0.35;
      const machine = bags ? 'barrel vacuums' : slot.random.pick(['robot vacuums', 'stick vacuums']);
      const packSize = slot.random.pick([4, 5, 8, 10]);
      const kit = `${slot.random.pick(['1 roller', '2 rollers'])} and ${slot.random.pick([2, 3, 4, 6])} filters`;
      return {
        partType: bags ? 'Vacuum bags' : 'Care kit',
        fits: `${slot.brand.name} ${machine}`,
        inTheBox: bags ? `${packSize} bags` : kit,
        ...(bags ? { packSize } : {}),
        ...(bags ? measures(slot, 150, 250, 60, 0.15) : measures(slot, 200, 220, 80, 0.35)),
      };
    },
    price: (a) =>
      a.knows('packSize') ? 12 + a.number('packSize') * 1.9 : a.text('inTheBox').startsWith('2') ? 62 : 46,
    modelFigure: (a, slot) => (a.knows('packSize') ? a.number('packSize') * 10 : slot.random.int(2, 9) * 10 + 1),
  },
  waterFilters: {
    figures: (slot) => {
      const own = slot.brand.slug !== 'clearwell';
      const packSize = slot.random.pick([1, 1, 2, 3]);
      return {
        fits: own
          ? slot.brand.name
          : slot.random.pick([
              ['Orana', 'Kaiyo'],
              ['Nordholm', 'Halden'],
              ['Kestrel', 'Tarn'],
              ['Fjordvik', 'Nordholm'],
            ]),
        lifeMonths: slot.random.pick([6, 6, 12]),
        litres: slot.random.pick([760, 1100, 1500]),
        packSize,
        filterPlace: slot.random.pick(['Inside the fridge', 'Behind the fridge']),
        ...measures(slot, 62, [190, 260], 62, roundTo(0.3 * packSize, 0.1)),
      };
    },
    price: (a) => 42 + (a.number('packSize') - 1) * 34,
    modelFigure: (a) => a.number('litres'),
    productName: (a) =>
      composeName(`Fridge water filter for ${a.list('fits').join(' and ')}`, {
        tail: [
          a.text('filterPlace'),
          `${a.number('lifeMonths')} months`,
          a.number('packSize') > 1 && `${a.number('packSize')} pack`,
        ],
      }),
    facts: (a) => ({ fitWords: a.list('fits').join(' and ') }),
  },
};
