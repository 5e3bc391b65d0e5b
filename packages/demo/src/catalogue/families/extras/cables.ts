import { group, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const CABLES = {
  'HDMI cable': [18, 'Ultra High Speed HDMI, 48 Gbps, 4K at 120 Hz'],
  'USB-C cable': [19, 'USB-C at both ends, 100 W and 10 Gbps'],
  'Network cable': [11, 'Cat 6A, 10 gigabit'],
  'Optical audio cable': [14, 'Toslink, for soundbars and receivers'],
  'USB-C to HDMI cable': [34, 'USB-C at the laptop, HDMI at the screen, 4K at 60 Hz'],
} as const;

type Cable = keyof typeof CABLES;

export const cables = defineFamily({
  code: 'cables',
  name: 'Cables',
  letters: 'CB',
  groups: [
    group(
      'use',
      'Use',
      options('cableType', 'Type', OPEN_FACET),
      range('lengthM', 'Length', 'm', OPEN_FACET),
      searchable('standard', 'Standard'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'braided',
      name: 'Braided',
      chance: [0.3, 0.7, 0.9],
      adds: 5,
      line: 'Braided, bent 20,000 times',
      says: ['The braid was bent 20,000 times before the plug gave way.'],
    },
    {
      code: 'printedStandard',
      name: 'Standard on the plug',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Standard printed on the plug',
      says: ['What it can do is printed on the plug, so you know which one it is in a drawer.'],
    },
  ],
  lineup: [
    ['tether-and-co', 26],
    ['quillon', 4],
  ],
  figures: (slot) => {
    const cableType = slot.random.pick(Object.keys(CABLES) as readonly Cable[]);
    const lengthM = slot.random.pick([1, 2, 3, 5, 10]);
    return {
      cableType,
      lengthM,
      standard: CABLES[cableType][1],
      widthMm: 120,
      heightMm: 30,
      depthMm: 160,
      weightKg: roundTo(0.03 + lengthM * 0.035, 0.01),
      finish: slot.has('braided') ? choices(slot.random, ['Black', 'White', 'Eucalypt'], 2) : 'Black',
    };
  },
  price: (a) => CABLES[a.text('cableType') as Cable][0] + a.number('lengthM') * 4.4,
  modelFigure: (a) => Math.round(a.number('lengthM') * 10),
  productName: (a) =>
    shelfName(`${a.number('lengthM')} m ${a.text('cableType')}`, {
      tail: [a.has('braided') && 'braided', onlyFinish(a) !== 'Black' && onlyFinish(a)],
    }),
  copy: {
    summary: ['A {lengthM} metre {cableType}: {standard}.'],
    paragraphs: [
      [['{standard}. It is {lengthM} metres long.', '{lengthM} metres. {standard}.']],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['{lengthM} m'], ['{standard}']],
  },
  googleProductType: 'Electronics > Electronics Accessories > Cables',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
