import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, type FinishName } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo, type Slot } from '../recipe/slot.ts';

const PALETTE: readonly FinishName[] = ['Black', 'Eucalypt', 'Sand', 'Silver', 'Navy', 'Blush'];

function phoneFigures(slot: Slot) {
  const screenInches = slot.random.pick([6.1, 6.3, 6.5, 6.7, 6.8]);
  return {
    screenInches,
    storageGb:
      graded<readonly number[]>(slot, [[128], [128, 256], [256, 512]])[slot.random.int(0, slot.grade === 0 ? 0 : 1)] ??
      128,
    memoryGb: graded(slot, [4, 8, 12]),
    mainCameraMp: graded(slot, [50, 50, 64]),
    cameras: graded(slot, [2, 3, 3]),
    batteryMah: slot.random.pick([4300, 4600, 4800, 5000, 5200]),
    chargeW: graded(slot, [18, 33, 45]),
    batteryHours: graded(slot, [22, 26, 30]) + slot.random.int(-2, 3),
    refreshHz: graded(slot, [90, 120, 120]),
    sim: 'Nano SIM and eSIM',
    waterRating: graded(slot, ['IP54', 'IP67', 'IP68']),
    updatesYears: graded(slot, [3, 5, 7]),
    widthMm: roundTo(screenInches * 11.5, 0.1),
    heightMm: roundTo(screenInches * 24.2, 0.1),
    depthMm: roundTo(slot.random.between(7.4, 8.6), 0.1),
    weightKg: roundTo(screenInches * 0.0295 + slot.random.between(-0.008, 0.014), 0.001),
    finish: choices(slot.random, PALETTE, 4),
  };
}

const SMART_WATCHES_PALETTE: readonly FinishName[] = ['Black', 'Silver', 'Eucalypt', 'Sand', 'Navy', 'Blush'];

export const MOBILE: Readonly<Record<string, FamilyLogic>> = {
  eReaders: {
    figures: (slot) => {
      const screenInches = placed(slot, [6, 6.8, 7, 7.8, 10.3]);
      return {
        screenInches,
        ppi: graded(slot, [212, 300, 300]),
        storageGb: graded(slot, [8, 16, 32]),
        batteryWeeks: slot.random.int(4, 10),
        widthMm: Math.round(screenInches * 18.2),
        heightMm: Math.round(screenInches * 25),
        depthMm: 8,
        weightKg: roundTo(screenInches * 0.029, 0.01),
        finish: choices(slot.random, ['Black', 'Sand', 'Eucalypt'], 2),
      };
    },
    price: (a) => 9 * a.number('screenInches') ** 1.6 + a.number('storageGb'),
    modelFigure: (a) => Math.round(a.number('screenInches') * 10),
    facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  },
  phones: {
    figures: phoneFigures,
    price: (a) => 90 + a.number('memoryGb') * 52 + a.number('storageGb') * 0.55 + a.number('screenInches') * 12,
    modelFigure: (a) => Math.round(a.number('screenInches') * 10),
    facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  },
  smartWatches: {
    figures: (slot) => {
      const band = slot.grade === 0 && slot.brand.tier < 3;
      return {
        watchType: band ? 'Fitness band' : 'Smart watch',
        caseMm: band ? slot.random.int(22, 26) : slot.random.pick([40, 41, 42, 44, 45, 47]),
        glass: graded(slot, ['Mineral', 'Mineral', 'Sapphire']),
        waterRating: graded(slot, ['5 ATM', '5 ATM', '10 ATM']),
        batteryDays: band ? slot.random.int(9, 14) : slot.has('lte') ? slot.random.int(2, 3) : slot.random.int(4, 12),
        ...(band
          ? measures(slot, 24, 46, 11, 0.028)
          : measures(slot, [38, 46], [42, 50], [10, 14], [0.036, 0.062, 0.001])),
        finish: choices(slot.random, SMART_WATCHES_PALETTE, 4),
      };
    },
    price: (a) => (a.text('watchType') === 'Fitness band' ? 95 : 235) + (a.text('glass') === 'Sapphire' ? 120 : 0),
    modelFigure: (a) => a.number('caseMm') * 10,
  },
  tablets: {
    figures: (slot) => {
      const screenInches = placed(slot, [8, 8.7, 10.4, 10.9, 11, 11, 12.4, 12.9, 14.6]);
      const storageGb =
        graded<readonly number[]>(slot, [
          [64, 128],
          [128, 256],
          [256, 512],
        ])[slot.random.int(0, 1)] ?? 128;
      return {
        screenInches,
        storageGb,
        resolution: slot.grade === 0 ? '1920 × 1200' : slot.grade === 1 ? '2360 × 1640' : '2800 × 1840',
        refreshHz: graded(slot, [60, 90, 120]),
        memoryGb: graded(slot, [4, 8, 12]),
        connection: slot.random.pick(['Wi-Fi', 'Wi-Fi', 'Wi-Fi and 5G']),
        batteryHours: graded(slot, [10, 11, 12]),
        widthMm: Math.round(screenInches * 22.6),
        heightMm: Math.round(screenInches * 15.9),
        depthMm: roundTo(slot.grade === 0 ? slot.random.between(7.6, 8.9) : slot.random.between(5.6, 6.9), 0.1),
        weightKg: roundTo(0.05 + screenInches * screenInches * 0.0037, 0.01),
        finish: choices(slot.random, ['Silver', 'Graphite', 'Sky blue', 'Eucalypt', 'Blush'], 3),
      };
    },
    price: (a) =>
      40 +
      a.number('screenInches') ** 1.55 * 7.2 +
      a.number('storageGb') * 0.55 +
      a.number('memoryGb') * 14 +
      (a.text('connection') === 'Wi-Fi' ? 0 : 190),
    modelFigure: (a) => Math.round(a.number('screenInches') * 10),
    facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  },
};
