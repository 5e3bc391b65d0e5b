import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { fridgeKwh } from '../../recipe/energy-stars.ts';
import { choices, type FinishName, onlyFinish } from '../../recipe/finishes.ts';
import { ENERGY_STARS, ENERGY_USE, FINISH, NOISE, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, type Slot, sized, stars } from '../../recipe/slot.ts';
import { COVER, FITS_FLOOR, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { REVERSIBLE } from './cold-words.ts';

const PALETTE: readonly FinishName[] = ['White', 'Black', 'Stainless', 'Sand', 'Red', 'Eucalypt'];

function barFigures(slot: Slot) {
  const capacityL = sized(slot, 44, 134);
  const iceBox = slot.has('iceBox') ? Math.round(capacityL * 0.1) : 0;
  const energyStars = stars(slot, [2, 2.5, 3]);
  const heightMm = Math.round(Math.min(870, 470 + (capacityL - 44) * 5.2)) - slot.random.int(0, 8);
  const widthMm = capacityL < 70 ? slot.random.int(438, 452) : slot.random.int(478, 502);
  return {
    capacityL,
    heightMm,
    widthMm,
    depthMm: capacityL < 70 ? slot.random.int(448, 470) : slot.random.int(490, 545),
    weightKg: Math.round(9 + capacityL * 0.16 + (slot.has('glassDoor') ? 6 : 0)),
    energyStars,
    energyKwhYear: Math.round(fridgeKwh(capacityL - iceBox, iceBox, energyStars, slot.random.next()) * 0.86),
    noiseDb: graded(slot, [41, 39, 37]) + slot.random.int(-1, 1),
    shelves: capacityL < 70 ? 2 : 3,
    doorSide: slot.random.pick(['Right hinge', 'Left hinge']),
    finish: slot.has('glassDoor') ? 'Black' : choices(slot.random, PALETTE, 3),
  };
}

export const barFridges = defineFamily({
  code: 'barFridges',
  name: 'Bar fridges',
  letters: 'BF',
  groups: [
    group('performance', 'Performance', ENERGY_STARS, ENERGY_USE, NOISE),
    group('capacity', 'Capacity', range('capacityL', 'Total', 'L', OPEN_FACET)),
    SIZE_GROUP,
    group('look', 'Design', FINISH, options('doorSide', 'Hinge', FACET), range('shelves', 'Shelves', NO_UNIT)),
  ],
  traits: [
    {
      code: 'glassDoor',
      name: 'Glass door',
      chance: [0.15, 0.3, 0.45],
      adds: 140,
      line: 'Triple-glazed door with a lock',
      says: [
        'The glass door has three panes and a heater in the frame, so it does not fog in summer.',
        'Behind three panes of glass the shelves are lit by a cool lamp; the door locks.',
      ],
    },
    {
      code: 'iceBox',
      name: 'Ice box',
      chance: [0.5, 0.4, 0.25],
      excludes: 'glassDoor',
      adds: 0,
      line: 'Ice box for two trays',
      says: [
        'A small ice box holds two trays and an ice cream tub.',
        'The ice box is for ice: it is not cold enough to keep meat for months.',
      ],
    },
    REVERSIBLE,
    {
      code: 'outdoorRated',
      name: 'For covered outdoor areas',
      chance: [0.3, 0.5, 0.6],
      needs: 'glassDoor',
      adds: 160,
      line: 'Rated for covered outdoor areas to 43°',
      says: ['It is rated for a covered outdoor area and holds 4° when the day reaches 43°.'],
    },
    {
      code: 'adjustableFeet',
      name: 'Adjustable feet',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Adjustable feet and a thermostat with seven steps',
      says: [
        'The feet screw in and out to level it on a deck or a tiled floor.',
        'A dial inside sets the cold in seven steps.',
      ],
      plain: true,
    },
  ],
  lineup: [
    ['coolibah', 8],
    ['nordholm', 3],
    ['tarn', 5],
    ['kirribee', 5],
    ['orana', 3],
    ['pallas', 4],
    ['cellarhand', 3],
  ],
  figures: barFigures,
  price: (a) => 200 + (a.number('capacityL') - 44) * 2.1,
  modelFigure: (a) => a.number('capacityL'),
  productName: (a) =>
    shelfName(`${a.number('capacityL')}L ${a.has('outdoorRated') ? 'Outdoor bar fridge' : 'Bar fridge'}`, {
      with: [a.has('glassDoor') && 'glass door'],
      tail: [onlyFinish(a), !a.has('reversibleDoor') && a.text('doorSide')],
    }),
  copy: {
    summary: [
      'A {capacityL} litre bar fridge, {widthMm} mm wide and {heightMm} mm high.',
      'A small fridge for the study, the granny flat or the deck: {capacityL} litres in {widthMm} mm of width.',
    ],
    paragraphs: [
      [
        [
          'It holds {capacityL} litres on {shelves} shelves: enough for a weekend for two, or for the drinks that would fill the big fridge.',
          'At {heightMm} mm high it goes under a bench or a desk, with {capacityL} litres inside.',
          'A bar fridge earns its place when the kitchen fridge is full. This one takes {capacityL} litres and runs at {noiseDb} dB.',
        ],
      ],
      ['traits'],
      [FITS_FLOOR, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{capacityL} L on {shelves} shelves'],
      ['{widthMm} mm wide, {heightMm} mm high'],
      ['{energyKwhYear} kWh a year, {noiseDb} dB'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
