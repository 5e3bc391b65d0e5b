import type { FamilyLogic } from '../recipe/define-family.ts';
import { dryerKwh, washerKwh } from '../recipe/energy-stars.ts';
import { graded, placed, type Slot, stars } from '../recipe/slot.ts';

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

export const LAUNDRY: Readonly<Record<string, FamilyLogic>> = {
  frontLoadWashers: {
    figures: (slot) => ({
      ...washerFigures(slot, placed(slot, [6, 7, 7.5, 8, 8, 8.5, 9, 9, 10, 11, 12])),
      finish: finishOf(slot),
    }),
    price: (a) => 640 + (a.number('capacityKg') - 7) * 85,
    modelFigure: (a) => a.number('capacityKg') * 10 + 600,
    facts: (a) => ({ shirts: Math.round(a.number('capacityKg') * 4.5) }),
  },
  heatPumpDryers: {
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
  },
  topLoadWashers: {
    figures: topFigures,
    price: (a) => 560 + (a.number('capacityKg') - 5.5) * 72,
    modelFigure: (a) => a.number('capacityKg') * 10 + 700,
    facts: (a) => ({ lidUp: a.number('heightMm') + 380 }),
  },
  ventedDryers: {
    figures: warmAir,
    price: (a) => 430 + (a.number('capacityKg') - 4) * 62,
    modelFigure: (a) => a.number('capacityKg') * 10 + 400,
  },
  washerDryers: {
    figures: (slot) => {
      const capacityKg = placed(slot, [7, 7.5, 8, 8.5, 9, 10, 11, 12]);
      const figures = washerFigures(slot, capacityKg);
      return {
        ...figures,
        dryKg: Math.round(capacityKg * 1.2) / 2,
        energyKwhYear: Math.round(figures.energyKwhYear * (slot.has('heatPump') ? 1.25 : 1.7)),
        energyStars: Math.max(2, figures.energyStars - (slot.has('heatPump') ? 0.5 : 1.5)),
        weightKg: figures.weightKg + (slot.has('heatPump') ? 12 : 3),
        finish: slot.random.pick(slot.grade === 0 ? ['White'] : ['White', 'Graphite', 'Black steel']),
      };
    },
    price: (a) => 980 + (a.number('capacityKg') - 7) * 110,
    modelFigure: (a) => a.number('capacityKg') * 10 + 800,
  },
};
