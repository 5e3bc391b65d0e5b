import { group } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { washerKwh } from '../../recipe/energy-stars.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot, stars } from '../../recipe/slot.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER, FITS_LAUNDRY, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import * as words from './laundry-words.ts';

const DEPTH_BY_KG: Readonly<Record<number, number>> = {
  6: 495,
  7: 545,
  7.5: 565,
  8: 590,
  8.5: 600,
  9: 610,
  10: 645,
  11: 665,
  12: 700,
};

export function washerFigures(slot: Slot, capacityKg: number) {
  const energyStars = stars(slot, [3.5, 4, 4.5], 5.5);
  return {
    capacityKg,
    energyStars,
    energyKwhYear: washerKwh(capacityKg, energyStars, slot.random.next()),
    waterStars: graded(slot, [4, 4.5, 4.5]),
    waterL: Math.round(capacityKg * 6.4 + 12 - slot.grade * 3 + slot.random.int(-2, 3)),
    spinRpm: graded(slot, [1200, 1400, slot.random.pick([1400, 1500, 1600])]),
    noiseDb: graded(slot, [76, 74, 71]) + slot.random.int(-1, 1),
    programs: graded(slot, [12, 14, 16]) + slot.random.int(-2, 2),
    washMinutes: Math.round(70 + capacityKg * 7 + slot.random.int(-8, 12)),
    widthMm: slot.random.int(595, 600),
    heightMm: slot.random.int(845, 850),
    depthMm: (DEPTH_BY_KG[capacityKg] ?? 600) + slot.random.int(-8, 8),
    weightKg: Math.round(52 + capacityKg * 2.2 + slot.grade * 2),
  };
}

const finishOf = (slot: Slot) => {
  if (slot.grade > 0 && slot.random.chance(0.2)) return ['White', 'Graphite'];
  return slot.random.pick(slot.grade === 0 ? ['White'] : ['White', 'White', 'Graphite', 'Black steel']);
};

export const frontLoadWashers = defineFamily({
  code: 'frontLoadWashers',
  name: 'Front-load washers',
  letters: 'FW',
  groups: [words.WASH_PERFORMANCE, words.WASH_CAPACITY, SIZE_GROUP, group('look', 'Design', FINISH)],
  traits: [
    words.STEAM,
    words.AUTO_DOSE,
    words.QUIET,
    words.LAUNDRY_WIFI,
    words.QUICK_WASH,
    words.DRUM_LIGHT,
    words.CHILD_LOCK,
  ],
  lineup: [
    ['nordholm', 9],
    ['tarn', 8],
    ['orana', 9],
    ['vassby', 9],
    ['tumbarra', 7],
    ['kestrel', 5],
    ['kaiyo', 5],
    ['halden', 5],
    ['miele', 5],
  ],
  figures: (slot) => ({
    ...washerFigures(slot, placed(slot, [6, 7, 7.5, 8, 8, 8.5, 9, 9, 10, 11, 12])),
    finish: finishOf(slot),
  }),
  price: (a) => 640 + (a.number('capacityKg') - 7) * 85,
  modelFigure: (a) => a.number('capacityKg') * 10 + 600,
  productName: (a) =>
    shelfName(`${a.number('capacityKg')} kg ${a.number('noiseDb') <= 71 ? 'Quiet front-load' : 'Front-load'} washer`, {
      with: [a.has('steam') && 'steam refresh', a.has('autoDose') && !a.has('steam') && 'automatic dosing'],
      tail: [onlyFinish(a) !== 'White' && onlyFinish(a), `${thousands(a.number('spinRpm'))} rpm`],
    }),
  copy: {
    summary: [
      'A {capacityKg} kg front loader with {programs} programs, {spinRpm} rpm and a {energyStars}-star label.',
      'Washes {capacityKg} kg with {waterL} litres of water, and spins at {spinRpm} rpm.',
      'A front loader for {capacityKg} kg, {widthMm} mm wide and {depthMm} mm deep.',
    ],
    paragraphs: [
      [
        [
          'A front loader lifts the clothes and drops them into a little water. This one washes {capacityKg} kg with {waterL} litres and takes {washMinutes} minutes for the normal program.',
          'It takes {capacityKg} kg, which is about {shirts} shirts or a double doona cover and its sheets, and spins them at up to {spinRpm} rpm.',
          'For {capacityKg} kg of cotton it uses {waterL} litres of water and {washMinutes} minutes. Spinning at {spinRpm} rpm leaves less for the line or the dryer to do.',
        ],
      ],
      ['traits'],
      [FITS_LAUNDRY, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{capacityKg} kg, {programs} programs'],
      ['{energyStars}-star energy and {waterStars}-star water rating'],
      ['{spinRpm} rpm spin, {waterL} L a wash'],
    ],
  },
  facts: (a) => ({ shirts: Math.round(a.number('capacityKg') * 4.5) }),
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Washing Machines',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
