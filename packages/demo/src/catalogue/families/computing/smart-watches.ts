import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const PALETTE: readonly FinishName[] = ['Black', 'Silver', 'Eucalypt', 'Sand', 'Navy', 'Blush'];

export const smartWatches = defineFamily({
  code: 'smartWatches',
  name: 'Smart watches and bands',
  letters: 'WT',
  groups: [
    group(
      'watch',
      'Watch',
      options('watchType', 'Type', OPEN_FACET),
      range('caseMm', 'Case', 'mm', FACET),
      options('glass', 'Glass', FACET),
      options('waterRating', 'Water', FACET),
      range('batteryDays', 'Battery life', 'days', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'gps',
      name: 'GPS',
      chance: [0.2, 0.9, 1],
      adds: 40,
      line: 'GPS without a phone',
      says: ['It finds its own way by GPS, so the phone can stay at home.'],
    },
    {
      code: 'heartRate',
      name: 'Heart rate',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Heart rate and sleep',
      says: ['It measures heart rate and sleep, and keeps both on your phone and not with us.'],
      plain: true,
    },
    {
      code: 'payments',
      name: 'Payments',
      chance: [0.05, 0.6, 1],
      adds: 25,
      line: 'Pays at the terminal',
      says: ['It pays at the terminal with a four-digit code.'],
    },
    {
      code: 'lte',
      name: 'Own mobile connection',
      chance: [0, 0.12, 0.35],
      needs: 'gps',
      adds: 120,
      line: 'Calls without a phone',
      says: ['With a mobile plan of its own it calls without a phone.'],
    },
    {
      code: 'maps',
      name: 'Maps',
      chance: [0, 0.2, 0.6],
      needs: 'gps',
      adds: 60,
      line: 'Maps of Australia stored on the watch',
      says: ['Topographic maps of Australia are stored on the watch.'],
    },
  ],
  lineup: [
    ['orrery', 16, ['Transit', 'Equinox', 'Apogee']],
    ['quillon', 8, ['Mark']],
    ['bilby', 9, ['Twitch']],
    ['lanternfish', 7, ['Tide']],
  ],
  figures: (slot) => {
    const band = slot.grade === 0 && slot.brand.tier < 3;
    return {
      watchType: band ? 'Fitness band' : 'Smart watch',
      caseMm: band ? slot.random.int(22, 26) : slot.random.pick([40, 41, 42, 44, 45, 47]),
      glass: graded(slot, ['Mineral', 'Mineral', 'Sapphire']),
      waterRating: graded(slot, ['5 ATM', '5 ATM', '10 ATM']),
      batteryDays: band ? slot.random.int(9, 14) : slot.has('lte') ? slot.random.int(2, 3) : slot.random.int(4, 12),
      widthMm: band ? 24 : slot.random.int(38, 46),
      heightMm: band ? 46 : slot.random.int(42, 50),
      depthMm: band ? 11 : slot.random.int(10, 14),
      weightKg: roundTo(band ? 0.028 : slot.random.between(0.036, 0.062), 0.001),
      finish: choices(slot.random, PALETTE, 4),
    };
  },
  price: (a) => (a.text('watchType') === 'Fitness band' ? 95 : 235) + (a.text('glass') === 'Sapphire' ? 120 : 0),
  modelFigure: (a) => a.number('caseMm') * 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('watchType').toLowerCase()}`, {
      with: [a.has('lte') && 'mobile connection', a.has('maps') && 'maps'],
      tail: [
        a.text('watchType') === 'Smart watch' && `${a.number('caseMm')} mm`,
        `${a.number('batteryDays')} days`,
        onlyFinish(a),
      ],
    }),
  copy: {
    summary: [
      'A {watchType|lower} that runs {batteryDays} days between charges, rated {waterRating}.',
      '{batteryDays} days of battery under {glass|lower} glass.',
    ],
    paragraphs: [
      [
        [
          'It lasts {batteryDays} days with notifications on, and the face stays readable in full sun.',
          'Charge it every {batteryDays} days or so, while you shower. The glass is {glass|lower}.',
        ],
        ['It is rated {waterRating}, so it can swim.', '{waterRating}: pool and surf are fine, diving is not.'],
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [
      ['{batteryDays} days of battery'],
      ['{glass} glass, {waterRating}'],
      ['Works with phones of both kinds'],
    ],
  },
  googleProductType: 'Apparel & Accessories > Jewelry > Watches',
  bulky: false,
  repairPlan: true,
  accessories: ['chargers'],
});
