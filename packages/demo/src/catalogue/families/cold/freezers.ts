import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { freezerKwh } from '../../recipe/energy-stars.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { ENERGY_STARS, ENERGY_USE, FINISH, NOISE, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, type Slot, sized, stars } from '../../recipe/slot.ts';
import type { Trait } from '../../recipe/trait.ts';
import { COVER, FITS_FLOOR, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { cabinetFinish } from './cold-cabinet.ts';
import { DOOR_ALARM, INVERTER, REVERSIBLE } from './cold-words.ts';

const FAST_FREEZE: Trait = {
  code: 'fastFreeze',
  name: 'Fast freeze',
  chance: [0.4, 0.8, 1],
  adds: 15,
  line: 'Fast freeze for a big shop',
  says: ['Fast freeze runs the compressor flat out for a day before a big shop, then turns itself off.'],
};

const SHED_READY: Trait = {
  code: 'garageReady',
  name: 'For garages',
  chance: [0.3, 0.5, 0.6],
  adds: 20,
  line: 'Holds −18° in a garage from 5° to 43°',
  says: ['It holds −18° in a room from 5° to 43°, so it can live in the garage.'],
};

const capacityGroup = (inside: string) =>
  group('capacity', 'Capacity', range('capacityL', 'Total', 'L', OPEN_FACET), range('compartments', inside, ''));
const PERFORMANCE = group('performance', 'Performance', ENERGY_STARS, ENERGY_USE, NOISE, range('holdHours', 'Stays frozen without power', 'hours'));

function cold(slot: Slot, capacityL: number) {
  const energyStars = stars(slot, [2, 2.5, 3.5]);
  return {
    capacityL,
    energyStars,
    energyKwhYear: freezerKwh(capacityL, energyStars, slot.random.next()),
    noiseDb: graded(slot, [42, 41, 39]) + slot.random.int(-1, 1),
  };
}

function uprightFigures(slot: Slot) {
  const capacityL = sized(slot, 92, 428);
  const widthMm = capacityL < 180 ? 548 : capacityL < 320 ? 598 : 708;
  const heightMm = Math.round(capacityL < 110 ? 846 : 1100 + Math.min(700, (capacityL - 110) * 2.6)) + slot.random.int(-9, 9);
  const depthMm = Math.min(740, Math.max(545, Math.round((capacityL * 1e6) / (0.5 * widthMm * heightMm))));
  return {
    ...cold(slot, capacityL),
    widthMm: widthMm + slot.random.int(-4, 4),
    heightMm,
    depthMm,
    weightKg: Math.round(22 + capacityL * 0.16),
    compartments: capacityL < 110 ? 3 : capacityL < 250 ? 5 : 7,
    holdHours: slot.random.int(12, 22),
    finish: cabinetFinish(slot),
    defrost: slot.has('frostFree') ? 'Frost free' : 'Manual',
  };
}

export const uprightFreezers = defineFamily({
  code: 'uprightFreezers',
  name: 'Upright freezers',
  letters: 'UF',
  groups: [capacityGroup('Drawers and flaps'), SIZE_GROUP, PERFORMANCE, group('look', 'Look', FINISH, options('defrost', 'Defrost', FACET))],
  traits: [
    {
      code: 'frostFree',
      name: 'Frost free',
      chance: [0.4, 0.8, 1],
      adds: 120,
      line: 'Frost free: no defrosting',
      says: ['It is frost free, so nothing has to be chipped out.', 'A fan keeps frost away from the drawers and the packets apart.'],
    },
    INVERTER,
    REVERSIBLE,
    FAST_FREEZE,
    DOOR_ALARM,
    SHED_READY,
  ],
  lineup: [
    ['coolibah', 6],
    ['nordholm', 5],
    ['tarn', 5],
    ['orana', 4],
    ['halden', 3],
    ['fjordvik', 3],
  ],
  figures: uprightFigures,
  price: (a) => 400 + (a.number('capacityL') - 92) * 2.4,
  modelFigure: (a) => a.number('capacityL'),
  productName: (a) =>
    shelfName(`${a.number('capacityL')}L ${a.has('frostFree') ? 'Frost-free upright freezer' : 'Upright freezer'}`, {
      tail: [onlyFinish(a), a.has('reversibleDoor') && 'reversible door'],
    }),
  copy: {
    summary: [
      'A {capacityL} litre upright freezer with {compartments} drawers and flaps, {widthMm} mm wide.',
      '{capacityL} litres of freezer you can see into, in {widthMm} mm of width.',
    ],
    paragraphs: [
      [
        [
          'In an upright freezer nothing is at the bottom of a heap: {capacityL} litres are split over {compartments} clear drawers and flaps.',
          'It stores {capacityL} litres in {compartments} compartments with fronts you can see through, and stays frozen for {holdHours} hours when the power is out.',
        ],
      ],
      ['traits'],
      [FITS_FLOOR, RUNNING_COST],
      [COVER],
    ],
    features: [['{capacityL} L in {compartments} compartments'], ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'], ['Stays frozen {holdHours} hours without power']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Freezers',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});

function chestFigures(slot: Slot) {
  const capacityL = sized(slot, 98, 510);
  const deep = capacityL > 260;
  const heightMm = slot.random.int(838, 862);
  const packing = 0.4 + Math.min(0.1, capacityL / 5000);
  const depthMm = deep ? slot.random.int(662, 752) : slot.random.int(520, 565);
  return {
    ...cold(slot, capacityL),
    widthMm: Math.round((capacityL * 1e6) / (packing * heightMm * depthMm) / 5) * 5,
    heightMm,
    depthMm,
    weightKg: Math.round(19 + capacityL * 0.105),
    compartments: capacityL < 160 ? 1 : capacityL < 400 ? 2 : 4,
    holdHours: slot.random.int(28, 48),
    finish: 'White',
  };
}

export const chestFreezers = defineFamily({
  code: 'chestFreezers',
  name: 'Chest freezers',
  letters: 'CF',
  groups: [capacityGroup('Baskets'), SIZE_GROUP, PERFORMANCE, group('look', 'Look', FINISH)],
  traits: [
    SHED_READY,
    FAST_FREEZE,
    {
      code: 'lock',
      name: 'Lock',
      chance: [0.4, 0.7, 0.9],
      adds: 10,
      line: 'Lock with two keys',
      says: ['The lid locks with a key that springs out, so it cannot be left in by a child.'],
    },
    {
      code: 'dualMode',
      name: 'Fridge or freezer',
      chance: [0.3, 0.5, 0.5],
      adds: 25,
      line: 'Runs as a fridge or as a freezer',
      says: ['A switch turns the whole chest into a fridge for a party or a harvest.'],
    },
    {
      code: 'castors',
      name: 'Castors',
      chance: [0.4, 0.6, 0.8],
      adds: 5,
      line: 'Four castors and a drain at the front',
      says: ['It rolls on four castors and drains at the front when it is time to defrost.'],
      plain: true,
    },
  ],
  lineup: [
    ['coolibah', 9],
    ['tarn', 6],
    ['orana', 5],
    ['nordholm', 3],
  ],
  figures: chestFigures,
  price: (a) => 340 + (a.number('capacityL') - 98) * 1.35,
  modelFigure: (a) => a.number('capacityL'),
  productName: (a) => shelfName(`${a.number('capacityL')}L Chest freezer`, { with: [a.has('lock') && 'lock'], tail: ['White'] }),
  copy: {
    summary: ['A {capacityL} litre chest freezer, {widthMm} mm wide, that stays frozen for {holdHours} hours without power.', '{capacityL} litres of chest freezer for bulk buys, fishing trips and half a lamb.'],
    paragraphs: [
      [
        [
          'Cold air is heavy and stays in a chest when the lid is opened, which is why a chest freezer of {capacityL} litres uses {energyKwhYear} kWh a year. Small things go in {compartments} hanging baskets.',
          'For bulk buys a chest is still the plainest answer: {capacityL} litres under one lid, and {holdHours} hours before anything thaws in a power cut.',
        ],
      ],
      ['traits'],
      [FITS_FLOOR, RUNNING_COST],
      [COVER],
    ],
    features: [['{capacityL} L under one lid'], ['Stays frozen {holdHours} hours without power'], ['{energyKwhYear} kWh a year, {energyStars} stars']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Freezers',
  bulky: true,
  repairPlan: true,
  accessories: [],
});
