import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const waterFilters = defineFamily({
  code: 'waterFilters',
  name: 'Fridge water filters',
  letters: 'WF',
  groups: [
    group(
      'use',
      'Use',
      options('fits', 'Fits', OPEN_FACET),
      range('lifeMonths', 'Lasts', 'months', FACET),
      range('litres', 'Filters', 'L'),
      range('packSize', 'In the pack', NO_UNIT, FACET),
      options('filterPlace', 'Goes', FACET),
    ),
    SMALL_SIZE_GROUP,
  ],
  traits: [
    {
      code: 'certified',
      name: 'WaterMark certified',
      chance: [0.7, 0.9, 1],
      adds: 4,
      line: 'WaterMark certified',
      says: ['It is WaterMark certified for connection to the mains.'],
    },
    {
      code: 'dateCap',
      name: 'Date on the cap',
      chance: [0.8, 0.9, 1],
      adds: 0,
      line: 'Cap shows when to change it',
      says: ['Turn the cap to the month you fitted it, and it shows when to change it.'],
      plain: true,
    },
  ],
  lineup: [
    ['clearwell', 9],
    ['nordholm', 4],
    ['orana', 3],
    ['kestrel', 3],
  ],
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
      widthMm: 62,
      heightMm: slot.random.int(190, 260),
      depthMm: 62,
      weightKg: roundTo(0.3 * packSize, 0.1),
    };
  },
  price: (a) => 42 + (a.number('packSize') - 1) * 34,
  modelFigure: (a) => a.number('litres'),
  productName: (a) =>
    shelfName(`Fridge water filter for ${a.list('fits').join(' and ')}`, {
      tail: [
        a.text('filterPlace'),
        `${a.number('lifeMonths')} months`,
        a.number('packSize') > 1 && `${a.number('packSize')} pack`,
      ],
    }),
  facts: (a) => ({ fitWords: a.list('fits').join(' and ') }),
  copy: {
    summary: ['A water filter for {fitWords} fridges that lasts {lifeMonths} months or {litres} litres.'],
    paragraphs: [
      [
        [
          'It fits plumbed fridges by {fitWords}, {filterPlace|lower}, and takes out chlorine, sediment and taste for {lifeMonths} months or {litres} litres.',
          'Change it every {lifeMonths} months or {litres} litres. It goes {filterPlace|lower} and turns in by hand.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['Fits {fitWords}'], ['{lifeMonths} months or {litres} L'], ['Goes {filterPlace|lower}']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliance Accessories > Refrigerator Accessories',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});
