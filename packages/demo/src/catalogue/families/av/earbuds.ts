import { FACET, group, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { LISTENING_COLOURS, LISTENING_TRAITS, NOISE_CANCELLING } from './listening-parts.ts';

export const earbuds = defineFamily({
  code: 'earbuds',
  name: 'Earbuds',
  letters: 'EB',
  groups: [
    group(
      'sound',
      'Sound',
      BATTERY_HOURS,
      range('caseHours', 'Together', 'hours with the case', FACET),
      range('driverMm', 'Driver', 'mm'),
      options('waterRating', 'Water rating', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    NOISE_CANCELLING,
    ...LISTENING_TRAITS,
    {
      code: 'wirelessCase',
      name: 'Case charges without a cable',
      chance: [0, 0.4, 0.9],
      adds: 20,
      line: 'Case charges without a cable',
      says: ['The case charges on a pad as well as by cable.'],
    },
    {
      code: 'findBuds',
      name: 'Can be found',
      chance: [0.1, 0.5, 0.8],
      adds: 5,
      line: 'A lost bud can be made to chirp',
      says: ['A lost bud can be made to chirp from the phone.'],
      plain: true,
    },
  ],
  lineup: [
    ['murmur', 8, ['Hush', 'Still']],
    ['pardalote', 10, ['Pip', 'Chip', 'Spot']],
    ['currawong', 5, ['Trill']],
    ['quillon', 5, ['Notes']],
    ['lanternfish', 4, ['Fin']],
    ['kestrel', 4, ['Swift']],
  ],
  figures: (slot) => {
    const batteryHours = graded(slot, [5, 7, 8]) + slot.random.int(0, 2);
    return {
      batteryHours,
      caseHours: batteryHours * slot.random.int(3, 5),
      driverMm: slot.random.pick([6, 8, 10, 11]),
      waterRating: graded(slot, ['IPX4', 'IPX4', 'IP55']),
      widthMm: slot.random.int(52, 66),
      heightMm: slot.random.int(44, 60),
      depthMm: slot.random.int(22, 30),
      weightKg: roundTo(slot.random.between(0.04, 0.06), 0.001),
      finish: choices(slot.random, LISTENING_COLOURS, 3),
    };
  },
  price: (a) => 70 + a.number('caseHours') * 1.6,
  modelFigure: (_, slot) => slot.random.int(10, 99) * 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.has('noiseCancelling') ? 'noise-cancelling earbuds' : 'wireless earbuds'}`, {
      tail: [`${a.number('caseHours')} h with case`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'Earbuds that play {batteryHours} hours, and {caseHours} with the case.',
      'Wireless earbuds with {caseHours} hours in buds and case together, {waterRating} against rain.',
    ],
    paragraphs: [
      [
        [
          'The buds play {batteryHours} hours by themselves; the case fills them again until {caseHours} hours are gone.',
          'With {driverMm} mm drivers and tips in five sizes they seal most ears. A charge lasts {batteryHours} hours, the case takes it to {caseHours}.',
        ],
        ['They are rated {waterRating}: sweat and rain, not a swim.', 'Rain and sweat are fine ({waterRating}).'],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{batteryHours} hours, {caseHours} with the case'],
      ['{waterRating} against sweat and rain'],
      ['Tips in five sizes'],
    ],
  },
  googleProductType: 'Electronics > Audio > Audio Components > Headphones & Headsets > Headphones',
  bulky: false,
  repairPlan: true,
  accessories: ['chargers'],
});
