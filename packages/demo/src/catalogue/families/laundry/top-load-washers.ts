import { group } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { washerKwh } from '../../recipe/energy-stars.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot, stars } from '../../recipe/slot.ts';
import { COVER, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import * as words from './laundry-words.ts';

function topFigures(slot: Slot) {
  const capacityKg = placed(slot, [5.5, 6.5, 7, 8, 8.5, 9, 10, 10, 11, 12, 14]);
  const energyStars = stars(slot, [2.5, 3, 3.5], 4.5);
  return {
    capacityKg,
    energyStars,
    energyKwhYear: washerKwh(capacityKg, energyStars, slot.random.next()),
    waterStars: graded(slot, [3, 3.5, 4]),
    waterL: Math.round(capacityKg * 9.6 + 18 - slot.grade * 5 + slot.random.int(-4, 5)),
    spinRpm: graded(slot, [700, 740, 800]),
    noiseDb: graded(slot, [69, 66, 63]) + slot.random.int(-1, 1),
    programs: graded(slot, [8, 10, 13]),
    washMinutes: Math.round(38 + capacityKg * 1.6 + slot.random.int(-4, 6)),
    widthMm: Math.round(525 + (capacityKg - 5.5) * 18 + slot.random.int(-6, 6)),
    heightMm: Math.round(935 + (capacityKg - 5.5) * 16 + slot.random.int(-10, 10)),
    depthMm: Math.round(545 + (capacityKg - 5.5) * 19 + slot.random.int(-6, 6)),
    weightKg: Math.round(26 + capacityKg * 2.1),
    finish: slot.grade === 2 && slot.random.chance(0.35) ? 'Graphite' : 'White',
  };
}

export const topLoadWashers = defineFamily({
  code: 'topLoadWashers',
  name: 'Top-load washers',
  letters: 'TW',
  groups: [words.WASH_PERFORMANCE, words.WASH_CAPACITY, SIZE_GROUP, group('look', 'Design', FINISH)],
  traits: [
    {
      code: 'glassLid',
      name: 'Glass lid',
      chance: [0.4, 0.75, 0.95],
      adds: 25,
      line: 'Glass lid that closes slowly',
      says: ['Through the glass lid you see what it is doing, and it closes without a bang.'],
    },
    {
      code: 'agitatorFree',
      name: 'No agitator',
      chance: [0.5, 0.75, 0.9],
      adds: 30,
      line: 'No agitator: room for a doona',
      says: ['There is no post in the middle, so a queen doona goes in and comes out round.'],
    },
    {
      code: 'warmWash',
      name: 'Own heater',
      chance: [0.05, 0.25, 0.6],
      adds: 70,
      line: 'Heats its own water to 60°',
      says: ['It heats its own water to 60°, which a top loader seldom does, so it needs only the cold tap.'],
    },
    words.QUIET,
    words.QUICK_WASH,
    words.LAUNDRY_WIFI,
    words.CHILD_LOCK,
  ],
  lineup: [
    ['tarn', 8],
    ['tumbarra', 9],
    ['orana', 8],
    ['kaiyo', 7],
    ['kestrel', 6],
    ['vassby', 5],
  ],
  figures: topFigures,
  price: (a) => 560 + (a.number('capacityKg') - 5.5) * 72,
  modelFigure: (a) => a.number('capacityKg') * 10 + 700,
  productName: (a) =>
    shelfName(`${a.number('capacityKg')} kg Top-load washer`, {
      with: [a.has('glassLid') && 'glass lid', a.has('warmWash') && 'own heater'],
      tail: [
        a.text('finish') !== 'White' && a.text('finish'),
        a.has('agitatorFree') && !a.has('glassLid') && 'no agitator',
        a.has('wifi') && 'Wi-Fi',
      ],
    }),
  copy: {
    summary: [
      'A {capacityKg} kg top loader that does a normal wash in {washMinutes} minutes.',
      'Loads from above at {heightMm} mm and washes {capacityKg} kg in {washMinutes} minutes.',
    ],
    paragraphs: [
      [
        [
          'A top loader is kind to backs and quick: {washMinutes} minutes for a normal wash of {capacityKg} kg, with {waterL} litres of water.',
          'It opens at {heightMm} mm, so nobody has to kneel, and a forgotten sock can be added halfway. A full wash takes {washMinutes} minutes and {waterL} litres.',
        ],
      ],
      ['traits'],
      [
        [
          'It stands {widthMm} mm wide and {depthMm} mm deep; with the lid up it needs {lidUp} mm of height.',
          'Allow {widthMm} by {depthMm} mm of floor, and {lidUp} mm of height for the open lid.',
        ],
        RUNNING_COST,
      ],
      [COVER],
    ],
    features: [
      ['{capacityKg} kg in {washMinutes} minutes'],
      ['{energyStars}-star energy and {waterStars}-star water rating'],
      ['{waterL} L a wash, {spinRpm} rpm'],
    ],
  },
  facts: (a) => ({ lidUp: a.number('heightMm') + 380 }),
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Washing Machines',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
