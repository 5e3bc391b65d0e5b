import { group } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { dryerKwh } from '../../recipe/energy-stars.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot, stars } from '../../recipe/slot.ts';
import { COVER, FITS_DRYER, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { ANTI_CREASE, DRYER_CAPACITY, SENSOR } from './dryer-parts.ts';
import * as words from './laundry-words.ts';

function warmAir(slot: Slot) {
  const capacityKg = placed(slot, [4, 5, 6, 6, 7, 7, 8]);
  const condenser = slot.has('condenser');
  const energyStars = condenser ? 2 : stars(slot, [1.5, 2, 2], 2.5);
  return {
    capacityKg,
    energyStars,
    energyKwhYear: dryerKwh(capacityKg, energyStars, slot.random.next()),
    dryingMethod: condenser ? 'Condenser' : 'Vented',
    dryMinutes: 90 + capacityKg * 11 + slot.random.int(-8, 10),
    noiseDb: graded(slot, [67, 66, 64]) + slot.random.int(-1, 1),
    programs: graded(slot, [4, 8, 10]),
    widthMm: capacityKg < 5 ? slot.random.int(548, 560) : slot.random.int(595, 600),
    heightMm: condenser
      ? slot.random.int(842, 850)
      : capacityKg < 5
        ? slot.random.int(668, 690)
        : slot.random.int(800, 850),
    depthMm: 420 + capacityKg * 21 + slot.random.int(-8, 8),
    weightKg: Math.round(14 + capacityKg * 2.6 + (condenser ? 8 : 0)),
    finish: 'White',
  };
}

export const ventedDryers = defineFamily({
  code: 'ventedDryers',
  name: 'Vented and condenser dryers',
  letters: 'VD',
  groups: [words.DRY_PERFORMANCE, DRYER_CAPACITY, SIZE_GROUP, group('look', 'Design', FINISH)],
  traits: [
    {
      code: 'condenser',
      name: 'Condenser',
      chance: [0.15, 0.45, 0.7],
      adds: 260,
      line: 'Catches its water in a tank: no steam in the room',
      says: ['The water is caught in a tank, so the room stays dry.'],
    },
    SENSOR,
    {
      code: 'wallMount',
      name: 'Can hang on a wall',
      chance: [0.7, 0.5, 0.4],
      excludes: 'condenser',
      adds: 0,
      line: 'Wall bracket in the box',
      says: ['It can hang on the wall over the washer; the bracket is in the box.'],
    },
    ANTI_CREASE,
    words.CHILD_LOCK,
  ],
  lineup: [
    ['tarn', 6],
    ['tumbarra', 6],
    ['orana', 5],
    ['vassby', 3],
    ['kirribee', 3],
  ],
  figures: warmAir,
  price: (a) => 430 + (a.number('capacityKg') - 4) * 62,
  modelFigure: (a) => a.number('capacityKg') * 10 + 400,
  productName: (a) =>
    shelfName(`${a.number('capacityKg')} kg ${a.text('dryingMethod')} dryer`, {
      with: [a.has('sensorDry') && 'sensor'],
      tail: [
        a.has('wallMount') && 'wall bracket included',
        a.has('antiCrease') && !a.has('wallMount') && 'anti-crease',
        `${a.number('programs')} programs`,
      ],
    }),
  copy: {
    summary: [
      'A {capacityKg} kg {dryingMethod|lower} dryer that is done in {dryMinutes} minutes.',
      '{capacityKg} kg of drying for rainy weeks, {widthMm} mm wide.',
    ],
    paragraphs: [
      [
        [
          'It costs less to buy and more to run than a heat pump, which suits a dryer that is used in rainy weeks and not every night. A full load of {capacityKg} kg takes {dryMinutes} minutes.',
          'Warm air and a timer: {capacityKg} kg are dry in {dryMinutes} minutes.',
        ],
      ],
      ['traits'],
      [FITS_DRYER, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{capacityKg} kg in {dryMinutes} minutes'],
      ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'],
      ['{programs} programs, {weightKg} kg to lift'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Dryers',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
