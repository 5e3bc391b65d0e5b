import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { FINISH, NOISE, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

function heightOf(slot: Slot, hoodType: string): number {
  if (hoodType === 'Canopy') return slot.random.int(640, 980);
  return hoodType === 'Slide-out' ? slot.random.int(380, 402) : slot.random.int(302, 340);
}

function hoodFigures(slot: Slot) {
  const hoodType = slot.random.pick(['Canopy', 'Canopy', 'Slide-out', 'Undermount']);
  const widthCm =
    hoodType === 'Undermount'
      ? placed(slot, [52, 60, 75, 86])
      : hoodType === 'Canopy'
        ? placed(slot, [60, 60, 90, 90, 120])
        : placed(slot, [60, 60, 90]);
  const airflow = graded(slot, [420, 700, 920]) + (widthCm - 60) * 3 + slot.random.int(-4, 4) * 10;
  return {
    hoodType,
    widthCm,
    airflow,
    speeds: graded(slot, [3, 3, 4]),
    filters: graded(slot, ['Aluminium mesh', 'Aluminium mesh', 'Stainless baffle']),
    noiseDb: graded(slot, [64, 60, 55]) + slot.random.int(-2, 2),
    powerW: Math.round(airflow / 4.4),
    widthMm: widthCm * 10 - 2,
    heightMm: heightOf(slot, hoodType),
    depthMm: hoodType === 'Undermount' ? slot.random.int(285, 300) : slot.random.int(280, 500),
    weightKg: Math.round(5 + widthCm * 0.12 + (hoodType === 'Canopy' ? 5 : 0)),
    finish: slot.random.pick(['Stainless', 'Stainless', 'Matte black']),
  };
}

export const rangehoods = defineFamily({
  code: 'rangehoods',
  name: 'Rangehoods',
  letters: 'RH',
  groups: [
    group(
      'performance',
      'Performance',
      options('hoodType', 'Type', OPEN_FACET),
      range('airflow', 'Air moved', 'm³/h', FACET),
      NOISE,
      range('widthCm', 'Hood width', 'cm', OPEN_FACET),
      range('speeds', 'Speeds', NO_UNIT),
      options('filters', 'Filters', FACET),
      range('powerW', 'Motor', 'W'),
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'ledLights',
      name: 'LED lights',
      chance: [0.8, 1, 1],
      adds: 5,
      line: 'Two LED lights over the pans',
      says: ['Two LED lamps show what is in the pan.'],
      plain: true,
    },
    {
      code: 'perimeter',
      name: 'Perimeter extraction',
      chance: [0, 0.3, 0.8],
      adds: 90,
      line: 'Draws along its edges, where steam escapes',
      says: ['Air is drawn along the edges, where steam would otherwise slip past.'],
    },
    {
      code: 'remoteMotor',
      name: 'Motor on the roof',
      chance: [0, 0.05, 0.2],
      adds: 700,
      line: 'Motor on the roof, out of earshot',
      says: ['The motor sits on the roof or under the eaves, so the kitchen hears only the air.'],
    },
    {
      code: 'recirculates',
      name: 'Can recirculate',
      chance: [0.9, 0.8, 0.7],
      excludes: 'remoteMotor',
      adds: 0,
      line: 'Ducted, or recirculating with a carbon filter',
      says: ['Without a duct it can recirculate through a carbon filter, which is sold apart.'],
    },
    {
      code: 'delayOff',
      name: 'Runs on after cooking',
      chance: [0.2, 0.7, 1],
      adds: 15,
      line: 'Runs on for ten minutes, then stops',
      says: ['After cooking it can run on for ten minutes and stop by itself.'],
    },
  ],
  lineup: [
    ['halden', 8],
    ['orana', 7],
    ['tarn', 7],
    ['fornaro', 6],
    ['aldermoor', 4],
    ['fjordvik', 4],
    ['saltbush', 5],
    ['vassby', 4],
  ],
  figures: hoodFigures,
  price: (a) =>
    140 + (a.number('widthCm') - 50) * 5 + a.number('airflow') * 0.42 + (a.text('hoodType') === 'Canopy' ? 120 : 0),
  modelFigure: (a) => a.number('widthCm') * 10,
  productName: (a) =>
    shelfName(`${a.number('widthCm')} cm ${a.text('hoodType')} rangehood`, {
      with: [a.has('perimeter') && 'perimeter extraction', a.has('remoteMotor') && 'roof motor'],
      tail: [`${thousands(a.number('airflow'))} m³/h`, a.text('finish')],
    }),
  copy: {
    summary: [
      'A {widthCm} cm {hoodType|lower} rangehood that moves {airflow} m³ of air an hour.',
      '{airflow} m³ an hour at {noiseDb} dB, for cooktops up to {widthCm} cm.',
    ],
    paragraphs: [
      [
        [
          'On its highest speed it moves {airflow} cubic metres of air an hour at {noiseDb} dB; the lowest of {speeds} speeds is for talking over.',
          'It moves up to {airflow} m³ an hour. The {filters|lower} filters go in the dishwasher.',
        ],
      ],
      ['traits'],
      [
        [
          'Mount it 650 mm above gas or 600 mm above glass. It is {widthMm} mm wide and {depthMm} mm deep.',
          'It is {widthMm} × {depthMm} mm, and should be at least as wide as the cooktop under it.',
        ],
      ],
      [COVER],
    ],
    features: [['{airflow} m³/h in {speeds} speeds'], ['{noiseDb} dB on the highest speed'], ['{filters} filters']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Range Hoods',
  bulky: false,
  repairPlan: true,
  accessories: ['applianceCare'],
});
