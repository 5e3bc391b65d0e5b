import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { dishwasherKwh } from '../../recipe/energy-stars.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { ENERGY_STARS, ENERGY_USE, FINISH, NOISE, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo, type Slot, stars } from '../../recipe/slot.ts';
import { COVER, FITS_UNDER_BENCH, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Freestanding', 'Freestanding', 'Freestanding', 'Built-under', 'Built-under', 'Integrated'] as const;

function dishFigures(slot: Slot) {
  const installation = slot.random.pick(TYPES);
  const slim = slot.place < 0.14;
  const places = slim ? slot.random.pick([9, 10]) : placed(slot, [12, 13, 14, 14, 15, 15, 16]);
  const energyStars = slim ? 3 : stars(slot, [3, 3.5, 4], 4.5);
  const integrated = installation === 'Integrated';
  return {
    places,
    installation,
    energyStars,
    energyKwhYear: dishwasherKwh(places, energyStars, slot.random.next()),
    waterStars: graded(slot, [4, 4.5, 5]),
    waterL: roundTo(places * 0.62 + 3.4 - slot.grade * 0.6 + slot.random.between(-0.5, 0.5), 0.1),
    programs: graded(slot, [5, 7, 8]),
    ecoMinutes: slot.random.int(165, 225),
    noiseDb: graded(slot, [48, 45, 42]) + slot.random.int(-1, 1),
    widthMm: slim ? 448 : 598,
    heightMm: installation === 'Freestanding' ? 845 : slot.random.int(815, 820),
    depthMm: installation === 'Freestanding' ? 600 : slot.random.int(550, 574),
    weightKg: Math.round((slim ? 34 : 40) + slot.grade * 3),
    finish: integrated
      ? 'White'
      : slot.grade > 0 && slot.random.chance(0.2)
        ? ['White', 'Stainless']
        : slot.random.pick(
            slot.grade === 0 ? ['White', 'Stainless'] : ['Stainless', 'Stainless', 'Black steel', 'White'],
          ),
  };
}

function headOf(installation: string): string {
  return installation === 'Integrated'
    ? 'Integrated dishwasher'
    : installation === 'Built-under'
      ? 'Built-under dishwasher'
      : 'dishwasher';
}

export const dishwashers = defineFamily({
  code: 'dishwashers',
  name: 'Dishwashers',
  letters: 'DW',
  groups: [
    group(
      'performance',
      'Performance',
      ENERGY_STARS,
      ENERGY_USE,
      NOISE,
      range('waterStars', 'Water rating', 'stars', FACET),
      range('waterL', 'Water', 'L a wash', FACET),
      range('ecoMinutes', 'Eco program', 'minutes'),
    ),
    group(
      'capacity',
      'Capacity',
      range('places', 'Place settings', 'places', OPEN_FACET),
      range('programs', 'Programs', NO_UNIT),
      options('installation', 'Installation', OPEN_FACET),
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'cutleryTray',
      name: 'Cutlery tray',
      chance: [0.15, 0.6, 0.95],
      adds: 60,
      line: 'Cutlery tray at the top',
      says: ['Cutlery lies in a tray at the top, so the lower basket is free for pots.'],
    },
    {
      code: 'autoOpen',
      name: 'Opens to dry',
      chance: [0.05, 0.4, 0.85],
      adds: 80,
      line: 'Opens by itself to dry',
      says: ['At the end it opens by a hand’s width, and glasses dry without a towel.'],
    },
    {
      code: 'zeolite',
      name: 'Mineral drying',
      chance: [0, 0.08, 0.3],
      adds: 160,
      line: 'Mineral drying for plastics',
      says: ['A mineral in the base takes up moisture and gives back heat, so plastics come out dry as well.'],
    },
    {
      code: 'halfLoad',
      name: 'Half load',
      chance: [0.5, 0.8, 1],
      adds: 5,
      line: 'Half load for a small evening',
      says: ['Half load washes one basket with less water.'],
    },
    {
      code: 'turbidity',
      name: 'Dirt sensor',
      chance: [0.2, 0.7, 1],
      adds: 25,
      line: 'Sensor adds water only when it is needed',
      says: ['A sensor looks at the water and adds more only when it is needed.'],
    },
    {
      code: 'wifi',
      name: 'Wi-Fi',
      chance: [0, 0.15, 0.5],
      adds: 60,
      line: 'Starts by phone, when the tariff is low',
      says: ['Over Wi-Fi it can wait for the cheap hours and say when it is done.'],
    },
    {
      code: 'aquaStop',
      name: 'Flood stop',
      chance: [0.6, 1, 1],
      adds: 10,
      line: 'Shuts the tap if a hose leaks',
      says: ['If a hose leaks, it shuts the water at the tap.'],
      plain: true,
    },
  ],
  lineup: [
    ['nordholm', 9],
    ['halden', 9],
    ['orana', 9],
    ['vassby', 10],
    ['tarn', 8],
    ['kestrel', 4],
    ['fjordvik', 5],
    ['tumbarra', 5],
    ['miele', 6],
  ],
  figures: dishFigures,
  price: (a) =>
    560 +
    (a.number('places') - 9) * 48 +
    (a.text('installation') === 'Integrated' ? 180 : a.text('installation') === 'Built-under' ? 80 : 0),
  modelFigure: (a) => a.number('places') * 10 + a.number('programs'),
  productName: (a) =>
    shelfName(`${a.number('places')}-place ${headOf(a.text('installation'))}`, {
      with: [a.has('autoOpen') && 'opening door', a.has('cutleryTray') && !a.has('autoOpen') && 'cutlery tray'],
      tail: [
        a.text('installation') !== 'Integrated' && onlyFinish(a),
        a.number('widthMm') < 500 && '45 cm',
        `${a.number('noiseDb')} dB`,
      ],
    }),
  copy: {
    summary: [
      'A dishwasher for {places} places that washes with {waterL} litres at {noiseDb} dB.',
      '{places} places, {programs} programs, {noiseDb} dB.',
    ],
    paragraphs: [
      [
        [
          'It takes {places} place settings and washes them with {waterL} litres. At {noiseDb} dB you can leave it on and talk.',
          'A load of {places} places takes {waterL} litres of water. The eco program needs {ecoMinutes} minutes; the quick one is done in 60.',
        ],
        (a) =>
          a.text('installation') === 'Integrated'
            ? ['It is made to go behind your own cabinet door.']
            : a.text('installation') === 'Built-under'
              ? ['It slides under the bench and has no lid of its own.']
              : ['It stands on its own, or under a bench with the lid off.'],
      ],
      ['traits'],
      [FITS_UNDER_BENCH, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{places} places, {programs} programs'],
      ['{energyStars}-star energy and {waterStars}-star water rating'],
      ['{noiseDb} dB, {waterL} L a wash'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Dishwashers',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
