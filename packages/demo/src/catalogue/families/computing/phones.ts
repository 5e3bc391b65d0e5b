import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SCREEN, WEIGHT } from '../../recipe/shared-attributes.ts';
import { graded, roundTo, type Slot } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

const PALETTE: readonly FinishName[] = ['Black', 'Eucalypt', 'Sand', 'Silver', 'Navy', 'Blush'];

function phoneFigures(slot: Slot) {
  const screenInches = slot.random.pick([6.1, 6.3, 6.5, 6.7, 6.8]);
  return {
    screenInches,
    storageGb:
      graded<readonly number[]>(slot, [[128], [128, 256], [256, 512]])[slot.random.int(0, slot.grade === 0 ? 0 : 1)] ??
      128,
    memoryGb: graded(slot, [4, 8, 12]),
    mainCameraMp: graded(slot, [50, 50, 64]),
    cameras: graded(slot, [2, 3, 3]),
    batteryMah: slot.random.pick([4300, 4600, 4800, 5000, 5200]),
    chargeW: graded(slot, [18, 33, 45]),
    batteryHours: graded(slot, [22, 26, 30]) + slot.random.int(-2, 3),
    refreshHz: graded(slot, [90, 120, 120]),
    sim: 'Nano SIM and eSIM',
    waterRating: graded(slot, ['IP54', 'IP67', 'IP68']),
    updatesYears: graded(slot, [3, 5, 7]),
    widthMm: roundTo(screenInches * 11.5, 0.1),
    heightMm: roundTo(screenInches * 24.2, 0.1),
    depthMm: roundTo(slot.random.between(7.4, 8.6), 0.1),
    weightKg: roundTo(screenInches * 0.0295 + slot.random.between(-0.008, 0.014), 0.001),
    finish: choices(slot.random, PALETTE, 4),
  };
}

export const phones = defineFamily({
  code: 'phones',
  name: 'Phones',
  letters: 'PH',
  groups: [
    group(
      'picture',
      'Screen and camera',
      SCREEN,
      range('refreshHz', 'Refresh rate', 'Hz'),
      range('mainCameraMp', 'Main camera', 'MP', FACET),
      range('cameras', 'Cameras at the back', NO_UNIT),
    ),
    group(
      'speed',
      'Speed and storage',
      range('memoryGb', 'Memory', 'GB memory', FACET),
      range('storageGb', 'Storage', 'GB storage', OPEN_FACET),
      options('sim', 'SIM'),
      range('updatesYears', 'Updates', 'years', FACET),
    ),
    group(
      'power',
      'Battery',
      BATTERY_HOURS,
      range('batteryMah', 'Battery', 'mAh', FACET),
      range('chargeW', 'Charging', 'W'),
    ),
    group(
      'size',
      'Size and weight',
      range('widthMm', 'Width', 'mm'),
      range('heightMm', 'Height', 'mm'),
      range('depthMm', 'Thickness', 'mm'),
      WEIGHT,
      options('waterRating', 'Water rating', FACET),
    ),
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'zoom',
      name: 'Telephoto camera',
      chance: [0, 0.3, 0.9],
      adds: 130,
      line: 'Telephoto camera, three times closer',
      says: ['A telephoto camera comes three times closer without losing detail.'],
    },
    {
      code: 'wirelessCharging',
      name: 'Wireless charging',
      chance: [0, 0.4, 1],
      adds: 40,
      line: 'Charges on a pad',
      says: ['It charges on a pad as well as by cable.'],
    },
    {
      code: 'fiveG',
      name: '5G',
      chance: [0.6, 1, 1],
      adds: 30,
      line: '5G on every Australian network',
      says: ['It uses 5G on every Australian network and is not locked to one.'],
    },
    {
      code: 'headphoneJack',
      name: 'Headphone socket',
      chance: [0.7, 0.25, 0],
      adds: 0,
      line: 'Headphone socket',
      says: ['It still has a headphone socket.'],
    },
    {
      code: 'replaceableBattery',
      name: 'Battery can be changed',
      chance: [0.3, 0.3, 0.4],
      adds: 0,
      line: 'Battery can be changed at home',
      says: ['The battery can be changed at home in ten minutes; the part is sold here.'],
    },
  ],
  lineup: [
    ['quillon', 18, ['Nib', 'Serif', 'Serif Max']],
    ['lanternfish', 16, ['Lumen', 'Abyss', 'Lure']],
    ['bilby', 12, ['Hop', 'Dig']],
    ['larkspur', 8, ['Call']],
    ['kestrel', 8, ['Kite']],
  ],
  figures: phoneFigures,
  price: (a) => 90 + a.number('memoryGb') * 52 + a.number('storageGb') * 0.55 + a.number('screenInches') * 12,
  modelFigure: (a) => Math.round(a.number('screenInches') * 10),
  productName: (a, slot) =>
    shelfName(`${slot.series} phone`, {
      tail: [storageWords(a.number('storageGb')), `${a.number('screenInches')}-inch`, onlyFinish(a)],
    }),
  facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  copy: {
    summary: [
      'A {screenInches}-inch phone with {storageGb} GB and {updatesYears} years of updates.',
      'A phone of {grams} grams with a {batteryMah} mAh battery and {cameras} cameras.',
    ],
    paragraphs: [
      [
        [
          'The {screenInches}-inch screen runs at {refreshHz} Hz. The battery of {batteryMah} mAh lasts about {batteryHours} hours of mixed use and takes {chargeW} watts.',
          'It has {memoryGb} GB of memory, {storageGb} GB of storage and {cameras} cameras at the back, the main one with {mainCameraMp} megapixels.',
        ],
        [
          '{brand} promises {updatesYears} years of updates from the day it went on sale.',
          'Updates come for {updatesYears} years.',
        ],
      ],
      ['traits'],
      [
        [
          'It is rated {waterRating} and weighs {grams} grams.',
          'At {grams} grams and {depthMm} mm it fits a shirt pocket; it is rated {waterRating}.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [
      ['{screenInches}-inch screen, {refreshHz} Hz'],
      ['{storageGb} GB storage, {memoryGb} GB memory'],
      ['{batteryMah} mAh, {chargeW} W charging'],
      ['{updatesYears} years of updates'],
    ],
  },
  googleProductType: 'Electronics > Communications > Telephony > Mobile Phones',
  bulky: false,
  repairPlan: true,
  accessories: ['bagsAndCases', 'chargers'],
});
