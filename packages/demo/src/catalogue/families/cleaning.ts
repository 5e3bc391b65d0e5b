import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, onlyFinish } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo, type Slot } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { thousands } from '../text/count-words.ts';
import { composeName } from '../text/product-name.ts';

const TYPES = ['Steam iron', 'Steam iron', 'Steam iron', 'Garment steamer', 'Steam station'] as const;

function ironFigures(slot: Slot) {
  const ironType = placed(slot, TYPES);
  const station = ironType === 'Steam station';
  const upright = ironType === 'Garment steamer';
  return {
    ironType,
    powerW: graded(slot, station ? [2200, 2400, 2600] : upright ? [1400, 1500, 1800] : [2200, 2400, 2800]),
    steamG: station
      ? graded(slot, [110, 120, 140])
      : upright
        ? graded(slot, [22, 26, 30])
        : graded(slot, [30, 40, 50]) + slot.random.int(0, 4),
    tankMl: slot.random.pick(station ? [1500, 1800, 2000] : upright ? [120, 180, 250] : [300, 320, 350]),
    soleplate: upright ? 'Stainless' : graded(slot, ['Stainless', 'Ceramic', 'Ceramic']),
    cordM: roundTo(slot.random.between(1.9, 2.6), 0.1),
    widthMm: station ? slot.random.int(200, 220) : slot.random.int(112, 128),
    heightMm: station ? slot.random.int(228, 250) : upright ? slot.random.int(260, 310) : slot.random.int(145, 160),
    depthMm: station ? slot.random.int(370, 398) : upright ? slot.random.int(95, 130) : slot.random.int(290, 315),
    weightKg: roundTo(
      station ? slot.random.between(3.4, 4.6) : upright ? slot.random.between(0.9, 1.3) : slot.random.between(1.2, 1.7),
      0.1,
    ),
    ...(upright ? without('dripStop') : {}),
    finish: choices(slot.random, ['Navy', 'White', 'Graphite', 'Eucalypt', 'Sky blue'], 2),
  };
}

const BARREL_VACUUMS_TYPES = ['Barrel', 'Barrel', 'Barrel', 'Carpet washer'] as const;

export const CLEANING: Readonly<Record<string, FamilyLogic>> = {
  irons: {
    figures: ironFigures,
    price: (a) => {
      const base = { 'Steam iron': 78, 'Garment steamer': 88, 'Steam station': 250 }[a.text('ironType')] ?? 80;
      return base + (a.number('powerW') - 2000) * 0.02;
    },
    modelFigure: (a) => a.number('powerW') / 10,
  },
  barrelVacuums: {
    figures: (slot) => {
      const vacuumType = slot.brand.slug === 'miele' ? 'Barrel' : slot.random.pick(BARREL_VACUUMS_TYPES);
      const washer = vacuumType === 'Carpet washer';
      const bag = !washer && slot.random.chance(0.5);
      return {
        vacuumType,
        dust: washer ? 'Water tank' : bag ? 'Bag' : 'Bin',
        powerW: washer
          ? slot.random.pick([700, 900, 1200])
          : graded(slot, [700, 800, 890]) + slot.random.int(0, 4) * 10,
        binL: roundTo(
          washer ? slot.random.between(2.8, 4.6) : bag ? slot.random.between(3, 4.5) : slot.random.between(1.4, 2.4),
          0.1,
        ),
        reachM: washer ? 7 : slot.random.int(9, 12),
        noiseDb: washer ? 80 : graded(slot, [77, 73, 68]) + slot.random.int(-1, 1),
        widthMm: slot.random.int(270, 310),
        heightMm: washer ? slot.random.int(1050, 1120) : slot.random.int(230, 300),
        depthMm: washer ? slot.random.int(330, 440) : slot.random.int(420, 480),
        weightKg: roundTo(washer ? slot.random.between(6.5, 8.8) : slot.random.between(4.6, 6.4), 0.1),
        ...(washer ? without('hepa', 'turboHead', 'parking') : {}),
        finish: slot.random.pick(['Red', 'Navy', 'Graphite', 'White', 'Eucalypt']),
      };
    },
    price: (a) => (a.text('vacuumType') === 'Barrel' ? 215 : 360),
    modelFigure: (a) => a.number('powerW'),
    productName: (a, slot) =>
      composeName(
        `${slot.series} ${a.text('vacuumType') === 'Barrel' ? `${a.text('dust') === 'Bag' ? 'bagged' : 'bagless'} barrel vacuum` : 'carpet washer'}`,
        { with: [a.has('turboHead') && 'turbo head'], tail: [`${thousands(a.number('powerW'))} W`, a.text('finish')] },
      ),
    facts: (a) => ({ typeWords: a.text('vacuumType') === 'Barrel' ? 'barrel vacuum' : 'carpet washer' }),
  },
  robotVacuums: {
    figures: (slot) => ({
      suctionPa: graded(slot, [3000, 6000, 9000]) + slot.random.int(-1, 3) * 500,
      runMinutes: graded(slot, [100, 140, 180]) + slot.random.int(-10, 10),
      finding: graded(slot, ['Gyroscope', 'Laser', 'Laser and camera']),
      stepMm: slot.random.int(18, 22),
      noiseDb: graded(slot, [68, 65, 62]) + slot.random.int(-1, 1),
      ...measures(slot, [340, 354], [78, 104], [340, 354], [3, 4.4, 0.1]),
      finish: choices(slot.random, ['White', 'Graphite'], 2),
    }),
    price: (a) => 210 + a.number('suctionPa') * 0.052,
    modelFigure: (a) => a.number('suctionPa') / 10,
    productName: (a, slot) =>
      composeName(`${slot.series} Robot vacuum${a.has('mops') ? ' and mop' : ''}`, {
        with: [a.has('mopWash') ? 'self-washing dock' : a.has('selfEmpty') && 'self-emptying dock'],
        tail: [`${thousands(a.number('suctionPa'))} Pa`, onlyFinish(a)],
      }),
  },
  stickVacuums: {
    figures: (slot) => ({
      runMinutes: graded(slot, [40, 55, 65]) + slot.random.int(-5, 7),
      suctionAw: graded(slot, [90, 150, 210]) + slot.random.int(-3, 4) * 5,
      binL: roundTo(graded(slot, [0.45, 0.6, 0.75]) + slot.random.between(-0.06, 0.08), 0.05),
      chargeHours: roundTo(slot.random.between(3, 4.5), 0.5),
      filter: graded(slot, ['Washable', 'HEPA, washable', 'HEPA, washable']),
      noiseDb: graded(slot, [79, 76, 73]) + slot.random.int(-1, 1),
      ...measures(slot, [238, 266], [1090, 1270], [220, 262], [2.3, 3.3, 0.1]),
      finish: choices(slot.random, ['Eucalypt', 'Graphite', 'White', 'Red', 'Navy'], 2),
    }),
    price: (a) => 130 + a.number('suctionAw') * 1.35 + a.number('runMinutes') * 1.2,
    modelFigure: (a) => a.number('suctionAw'),
    facts: (a) => ({ houseM2: Math.round((a.number('runMinutes') * 2.6) / 10) * 10 }),
  },
};
