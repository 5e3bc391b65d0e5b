import { group, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { dryerKwh } from '../../recipe/energy-stars.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { CAPACITY_KG, FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot, stars } from '../../recipe/slot.ts';
import type { Trait } from '../../recipe/trait.ts';
import { COVER, FITS_LAUNDRY, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import * as words from './laundry-words.ts';

const SENSOR: Trait = {
  code: 'sensorDry',
  name: 'Sensor drying',
  chance: [0.5, 0.95, 1],
  adds: 35,
  line: 'Stops when the clothes are dry',
  says: ['A sensor feels the clothes and stops when they are dry, not when a timer says so.', 'Set how dry you want them, from iron-damp to cupboard, and the sensor stops it there.'],
};

const LINT_RINSE: Trait = {
  code: 'lintRinse',
  name: 'Rinses its own lint',
  chance: [0, 0.2, 0.6],
  adds: 140,
  line: 'Rinses lint off its own condenser',
  says: ['It rinses the lint off its condenser after every load, which is the job people forget.'],
};

const ANTI_CREASE: Trait = {
  code: 'antiCrease',
  name: 'Anti-crease',
  chance: [0.6, 0.9, 1],
  adds: 10,
  line: 'Turns now and then for an hour after it is done',
  says: ['After the end it turns the load now and then for an hour, so shirts do not set in folds.'],
};

const capacity = group('capacity', 'Capacity', CAPACITY_KG, range('programs', 'Programs', NO_UNIT));

export const heatPumpDryers = defineFamily({
  code: 'heatPumpDryers',
  name: 'Heat pump dryers',
  letters: 'HD',
  groups: [capacity, SIZE_GROUP, words.DRY_PERFORMANCE, group('look', 'Look', FINISH)],
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
    const energyStars = Math.round(stars(slot, [7, 8, 9], 10));
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
    summary: ['A {capacityKg} kg heat pump dryer with a {energyStars}-star label: {energyKwhYear} kWh a year.', 'Dries {capacityKg} kg with warm air it keeps using, at {energyStars} stars.'],
    paragraphs: [
      [
        [
          'A heat pump keeps its warm air going round instead of blowing it out. That makes {energyStars} stars possible, and needs no duct. A full load of {capacityKg} kg takes {dryMinutes} minutes.',
          'It dries {capacityKg} kg at a lower temperature than a vented dryer, which is easier on cotton and takes {dryMinutes} minutes.',
        ],
        ['Empty the tank or run its hose to the sink.', 'The water goes to a tank in the top, or through a hose to the drain.'],
      ],
      ['traits'],
      [FITS_LAUNDRY, RUNNING_COST],
      [COVER],
    ],
    features: [['{capacityKg} kg, {programs} programs'], ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'], ['No duct, no window needed']],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Dryers',
  bulky: true,
  repairPlan: true,
  accessories: ['laundryFittings'],
});

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
    heightMm: condenser ? slot.random.int(842, 850) : capacityKg < 5 ? slot.random.int(668, 690) : slot.random.int(800, 850),
    depthMm: 420 + capacityKg * 21 + slot.random.int(-8, 8),
    weightKg: Math.round(14 + capacityKg * 2.6 + (condenser ? 8 : 0)),
    finish: 'White',
  };
}

export const ventedDryers = defineFamily({
  code: 'ventedDryers',
  name: 'Vented and condenser dryers',
  letters: 'VD',
  groups: [capacity, SIZE_GROUP, words.DRY_PERFORMANCE, group('look', 'Look', FINISH)],
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
      tail: [a.has('wallMount') && 'wall bracket included', a.has('antiCrease') && !a.has('wallMount') && 'anti-crease', `${a.number('programs')} programs`],
    }),
  copy: {
    summary: ['A {capacityKg} kg {dryingMethod|lower} dryer that is done in {dryMinutes} minutes.', '{capacityKg} kg of drying for rainy weeks, {widthMm} mm wide.'],
    paragraphs: [
      [
        [
          'It costs less to buy and more to run than a heat pump, which suits a dryer that is used in rainy weeks and not every night. A full load of {capacityKg} kg takes {dryMinutes} minutes.',
          'Warm air and a timer: {capacityKg} kg are dry in {dryMinutes} minutes.',
        ],
      ],
      ['traits'],
      [FITS_LAUNDRY, RUNNING_COST],
      [COVER],
    ],
    features: [['{capacityKg} kg in {dryMinutes} minutes'], ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'], ['{programs} programs, {weightKg} kg to lift']],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Dryers',
  bulky: true,
  repairPlan: true,
  accessories: ['laundryFittings'],
});
