import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, CORD, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo, type Slot } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const TYPES = ['Steam iron', 'Steam iron', 'Steam iron', 'Garment steamer', 'Steam station'] as const;

function ironFigures(slot: Slot) {
  const ironType = placed(slot, TYPES);
  const station = ironType === 'Steam station';
  const upright = ironType === 'Garment steamer';
  return {
    ironType,
    powerW: station
      ? graded(slot, [2200, 2400, 2600])
      : upright
        ? graded(slot, [1400, 1500, 1800])
        : graded(slot, [2200, 2400, 2800]),
    steamG: station
      ? graded(slot, [110, 120, 140])
      : upright
        ? graded(slot, [22, 26, 30])
        : graded(slot, [30, 40, 50]) + slot.random.int(0, 4),
    tankMl: station
      ? slot.random.pick([1500, 1800, 2000])
      : upright
        ? slot.random.pick([120, 180, 250])
        : slot.random.pick([300, 320, 350]),
    soleplate: upright ? 'Stainless' : graded(slot, ['Stainless', 'Ceramic', 'Ceramic']),
    cordM: roundTo(slot.random.between(1.9, 2.6), 0.1),
    widthMm: station ? slot.random.int(200, 220) : slot.random.int(112, 128),
    heightMm: station ? slot.random.int(228, 250) : upright ? slot.random.int(260, 310) : slot.random.int(145, 160),
    depthMm: station ? slot.random.int(370, 398) : upright ? slot.random.int(95, 130) : slot.random.int(290, 315),
    weightKg: roundTo(
      station ? slot.random.between(3.4, 4.6) : upright ? slot.random.between(0.9, 1.3) : slot.random.between(1.2, 1.7),
      0.1,
    ),
    ...(upright ? without('dripStop') : {}),
    finish: choices(slot.random, ['Navy', 'White', 'Graphite', 'Eucalypt', 'Sky blue'], 2),
  };
}

export const irons = defineFamily({
  code: 'irons',
  name: 'Irons and steamers',
  letters: 'IR',
  groups: [
    group(
      'performance',
      'Performance',
      options('ironType', 'Type', OPEN_FACET),
      POWER,
      range('steamG', 'Steam', 'g a minute', FACET),
      range('tankMl', 'Tank', 'mL'),
      options('soleplate', 'Soleplate', FACET),
      CORD,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'autoOff',
      name: 'Turns itself off',
      chance: [0.3, 0.8, 1],
      adds: 15,
      line: 'Turns itself off after 8 minutes',
      says: ['Left alone for eight minutes it turns itself off.'],
    },
    {
      code: 'antiScale',
      name: 'Anti-scale',
      chance: [0.5, 0.8, 1],
      adds: 10,
      line: 'Takes tap water, with a scale collector',
      says: ['It takes tap water; the scale collector pulls out and rinses clean.'],
    },
    {
      code: 'dripStop',
      name: 'Drip stop',
      chance: [0.5, 0.9, 1],
      adds: 5,
      line: 'No drips at low heat',
      says: ['At low heat the steam is held back, so silk does not get water marks.'],
      plain: true,
    },
  ],
  lineup: [
    ['drapery-row', 12, ['Crease', 'Pleat', 'Selvage', 'Placket']],
    ['lune', 5, ['Pli']],
    ['wirra', 5, ['Flat']],
    ['foundry-lane', 4, ['Anvil']],
    ['miele', 2, ['Press']],
  ],
  figures: ironFigures,
  price: (a) => {
    const base = { 'Steam iron': 78, 'Garment steamer': 88, 'Steam station': 250 }[a.text('ironType')] ?? 80;
    return base + (a.number('powerW') - 2000) * 0.02;
  },
  modelFigure: (a) => a.number('powerW') / 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('ironType').toLowerCase()}`, {
      tail: [`${thousands(a.number('powerW'))} W`, onlyFinish(a)],
    }),
  copy: {
    summary: [
      'A {ironType|lower} with {powerW} watts and {steamG} g of steam a minute.',
      'The {series} gives {steamG} g of steam a minute from a {tankMl} mL tank.',
    ],
    paragraphs: [
      [
        [
          'It gives {steamG} grams of steam a minute, and the {tankMl} mL tank can be filled at the tap. The cord is {cordM} metres long.',
          'With {powerW} watts it is hot in under a minute. The tank holds {tankMl} mL, the cord is {cordM} metres, and it weighs {weightKg} kg.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{powerW} W, {steamG} g of steam a minute'],
      ['{tankMl} mL tank, {cordM} m cord'],
      ['{soleplate} soleplate'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Irons & Ironing Systems',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
