import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { COOKTOP_SIZE, CUT_OUT } from './cooktop-parts.ts';

const CONTROLS: readonly [string, string, string] = ['Touch keys', 'Touch slider', 'Touch slider'];

function electricFigures(slot: Slot) {
  const cooktopType = slot.has('induction') ? 'Induction' : 'Ceramic';
  const widthCm = placed(slot, [30, 60, 60, 60, 60, 70, 80, 90]);
  const zones = widthCm === 30 ? 2 : widthCm < 80 ? 4 : 5;
  return {
    cooktopType,
    widthCm,
    zones,
    boostW: cooktopType === 'Induction' ? graded(slot, [2300, 3000, 3700]) : graded(slot, [1800, 2200, 2400]),
    powerLevels: graded(slot, [9, 9, 14]),
    powerW: widthCm === 30 ? 3500 : widthCm < 80 ? 7200 : slot.random.pick([9200, 11000]),
    controls: graded(slot, CONTROLS),
    widthMm: widthCm * 10 - (widthCm === 30 ? 12 : 10),
    heightMm: slot.random.int(48, 62),
    depthMm: slot.random.int(510, 522),
    weightKg: Math.round(widthCm * 0.16 + 2),
    finish: 'Black glass',
  };
}

export const electricCooktops = defineFamily({
  code: 'electricCooktops',
  name: 'Induction and ceramic cooktops',
  letters: 'IC',
  groups: [
    group(
      'performance',
      'Performance',
      options('cooktopType', 'Type', OPEN_FACET),
      range('boostW', 'Strongest zone', 'W boost'),
      range('powerLevels', 'Levels', 'levels'),
      range('widthCm', 'Cooktop width', 'cm', OPEN_FACET),
      range('zones', 'Zones', NO_UNIT, FACET),
      range('powerW', 'Connection', 'W'),
      options('controls', 'Controls', FACET),
    ),
    ...COOKTOP_SIZE,
  ],
  traits: [
    {
      code: 'induction',
      name: 'Induction',
      chance: [0.45, 0.85, 1],
      adds: 330,
      line: 'Induction: heats the pan and not the glass',
      says: [
        'Induction heats the pan and not the glass, so spills do not burn on and water boils in about half the time. It needs pans that a magnet sticks to.',
      ],
    },
    {
      code: 'flexZone',
      name: 'Joined zone',
      chance: [0, 0.45, 0.8],
      needs: 'induction',
      adds: 140,
      line: 'Two zones join for a fish pan',
      says: ['Two zones can be joined for a fish pan or a grill plate.'],
    },
    {
      code: 'venting',
      name: 'Own extraction',
      chance: [0, 0.03, 0.15],
      needs: 'induction',
      adds: 1500,
      line: 'Own extraction in the middle: no rangehood',
      says: ['Steam is drawn down through the middle of the glass, so nothing hangs above it.'],
    },
    {
      code: 'panDetection',
      name: 'Pan detection',
      chance: [0.8, 1, 1],
      needs: 'induction',
      adds: 0,
      line: 'Turns off when the pan is lifted',
      says: ['Lift the pan and the zone turns off; forget it and it turns off as well.'],
      plain: true,
    },
    {
      code: 'zoneTimers',
      name: 'Timer for each zone',
      chance: [0.4, 0.9, 1],
      adds: 15,
      line: 'A timer for each zone',
      says: ['Each zone has its own timer and stops by itself.'],
    },
    {
      code: 'childLock',
      name: 'Child lock',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Child lock and residual heat lights',
      says: ['A light stays on until the glass is cool enough to touch.'],
      plain: true,
    },
  ],
  lineup: [
    ['halden', 8],
    ['orana', 6],
    ['tarn', 5],
    ['fornaro', 5],
    ['fjordvik', 4],
    ['saltbush', 6],
    ['vassby', 4],
    ['miele', 4],
  ],
  figures: electricFigures,
  price: (a) => 390 + (a.number('widthCm') - 30) * 11,
  modelFigure: (a) => a.number('widthCm') * 10 + a.number('zones'),
  productName: (a) =>
    shelfName(`${a.number('widthCm')} cm ${a.text('cooktopType')} cooktop`, {
      with: [a.has('venting') && 'own extraction', a.has('flexZone') && 'joined zone'],
      tail: [
        `${a.number('zones')} zones`,
        a.text('controls') === 'Touch slider' && 'slider',
        a.text('cooktopType') === 'Induction' && `${thousands(a.number('boostW'))} W boost`,
      ],
    }),
  facts: (a) => ({ cutWidth: a.number('widthMm') - 30 }),
  copy: {
    summary: [
      'A {widthCm} cm {cooktopType|lower} cooktop with {zones} zones and up to {boostW} watts on one of them.',
      '{zones} zones under {widthCm} cm of glass, set in {powerLevels} levels.',
    ],
    paragraphs: [
      [
        [
          'It has {zones} zones in {powerLevels} levels each; the strongest gives {boostW} watts for bringing water to the boil.',
          'Each of the {zones} zones is set in {powerLevels} levels by {controls|lower}. The strongest has {boostW} watts.',
        ],
      ],
      ['traits'],
      [
        CUT_OUT,
        [
          'An electrician connects it; it draws up to {powerW} watts.',
          'It draws up to {powerW} watts, so it needs a circuit of its own and an electrician.',
        ],
      ],
      [COVER],
    ],
    features: [
      ['{zones} zones, {boostW} W on the strongest'],
      ['{widthCm} cm {cooktopType|lower} glass'],
      ['{controls}, {powerLevels} levels'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Cooktops',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
