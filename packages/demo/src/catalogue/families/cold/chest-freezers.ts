import { group } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { type Slot, sized } from '../../recipe/slot.ts';
import { COVER, FITS_FLOOR, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { capacityGroup, FAST_FREEZE, FREEZER_PERFORMANCE, freezerFigures, SHED_READY } from './freezer-parts.ts';

function chestFigures(slot: Slot) {
  const capacityL = sized(slot, 98, 510);
  const deep = capacityL > 260;
  const heightMm = slot.random.int(838, 862);
  const packing = 0.4 + Math.min(0.1, capacityL / 5000);
  const depthMm = deep ? slot.random.int(662, 752) : slot.random.int(520, 565);
  return {
    ...freezerFigures(slot, capacityL),
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
  groups: [FREEZER_PERFORMANCE, capacityGroup('Baskets'), SIZE_GROUP, group('look', 'Design', FINISH)],
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
  productName: (a) =>
    shelfName(`${a.number('capacityL')}L Chest freezer`, { with: [a.has('lock') && 'lock'], tail: ['White'] }),
  copy: {
    summary: [
      'A {capacityL} litre chest freezer, {widthMm} mm wide, that stays frozen for {holdHours} hours without power.',
      '{capacityL} litres of chest freezer for bulk buys, fishing trips and half a lamb.',
    ],
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
    features: [
      ['{capacityL} L under one lid'],
      ['Stays frozen {holdHours} hours without power'],
      ['{energyKwhYear} kWh a year, {energyStars} stars'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Freezers',
  bulky: true,
  repairPlan: true,
  accessories: [],
});
