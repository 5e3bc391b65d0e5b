import { group } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { dryerKwh } from '../../recipe/energy-stars.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, stars } from '../../recipe/slot.ts';
import type { Trait } from '../../recipe/trait.ts';
import { COVER, FITS_DRYER, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { ANTI_CREASE, DRYER_CAPACITY, SENSOR } from './dryer-parts.ts';
import * as words from './laundry-words.ts';

const LINT_RINSE: Trait = {
  code: 'lintRinse',
  name: 'Rinses its own lint',
  chance: [0, 0.2, 0.6],
  adds: 140,
  line: 'Rinses lint off its own condenser',
  says: ['It rinses the lint off its condenser after every load, which is the job people forget.'],
};

export const heatPumpDryers = defineFamily({
  code: 'heatPumpDryers',
  name: 'Heat pump dryers',
  letters: 'HD',
  groups: [words.DRY_PERFORMANCE, DRYER_CAPACITY, SIZE_GROUP, group('look', 'Design', FINISH)],
  traits: [LINT_RINSE, SENSOR, words.STEAM, ANTI_CREASE, words.LAUNDRY_WIFI, words.DRUM_LIGHT, words.CHILD_LOCK],
  lineup: [
    ['nordholm', 7],
    ['orana', 7],
    ['vassby', 8],
    ['tarn', 6],
    ['kestrel', 5],
    ['tumbarra', 4],
    ['halden', 4],
    ['miele', 4],
  ],
  figures: (slot) => {
    const capacityKg = placed(slot, [7, 7, 8, 8, 8, 9, 9, 10]);
    const energyStars = Math.round(stars(slot, [7, 8, 9], 9));
    return {
      capacityKg,
      energyStars,
      energyKwhYear: dryerKwh(capacityKg, energyStars, slot.random.next()),
      dryingMethod: 'Heat pump',
      dryMinutes: 130 + capacityKg * 8 + slot.random.int(-10, 14),
      noiseDb: graded(slot, [66, 64, 62]) + slot.random.int(-1, 1),
      programs: graded(slot, [12, 14, 16]),
      widthMm: slot.random.int(595, 600),
      heightMm: slot.random.int(845, 850),
      depthMm: 560 + capacityKg * 8 + slot.random.int(-8, 10),
      weightKg: Math.round(42 + capacityKg * 1.3),
      finish: slot.random.pick(slot.grade === 0 ? ['White'] : ['White', 'White', 'Graphite']),
    };
  },
  price: (a) => 980 + (a.number('capacityKg') - 7) * 120,
  modelFigure: (a) => a.number('capacityKg') * 10 + 500,
  productName: (a) =>
    shelfName(`${a.number('capacityKg')} kg Heat-pump dryer`, {
      with: [a.has('lintRinse') && 'lint rinse', a.has('steam') && 'steam refresh'],
      tail: [onlyFinish(a) !== 'White' && onlyFinish(a), `${a.number('energyStars')} stars`],
    }),
  copy: {
    summary: [
      'A {capacityKg} kg heat pump dryer with a {energyStars}-star label: {energyKwhYear} kWh a year.',
      'Dries {capacityKg} kg with warm air it keeps using, at {energyStars} stars.',
    ],
    paragraphs: [
      [
        [
          'A heat pump keeps its warm air going round instead of blowing it out. That makes {energyStars} stars possible, and needs no duct. A full load of {capacityKg} kg takes {dryMinutes} minutes.',
          'It dries {capacityKg} kg at a lower temperature than a vented dryer, which is easier on cotton and takes {dryMinutes} minutes.',
        ],
        [
          'Empty the tank or run its hose to the sink.',
          'The water goes to a tank in the top, or through a hose to the drain.',
        ],
      ],
      ['traits'],
      [FITS_DRYER, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{capacityKg} kg, {programs} programs'],
      ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'],
      ['No duct, no window needed'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Dryers',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
