import type { FamilyLogic } from '../recipe/define-family.ts';
import { freezerKwh, fridgeKwh } from '../recipe/energy-stars.ts';
import { choices, type FinishName } from '../recipe/finishes.ts';
import { graded, placed, type Slot, sized, stars } from '../recipe/slot.ts';
import { cabinetFinish } from './fridges.ts';

const PALETTE: readonly FinishName[] = ['White', 'Black', 'Stainless', 'Sand', 'Red', 'Eucalypt'];

function barFigures(slot: Slot) {
  const capacityL = sized(slot, 44, 134);
  const iceBox = slot.has('iceBox') ? Math.round(capacityL * 0.1) : 0;
  const energyStars = stars(slot, [2, 2.5, 3]);
  const heightMm = Math.round(Math.min(870, 470 + (capacityL - 44) * 5.2)) - slot.random.int(0, 8);
  const widthMm = capacityL < 70 ? slot.random.int(438, 452) : slot.random.int(478, 502);
  return {
    capacityL,
    heightMm,
    widthMm,
    depthMm: capacityL < 70 ? slot.random.int(448, 470) : slot.random.int(490, 545),
    weightKg: Math.round(9 + capacityL * 0.16 + (slot.has('glassDoor') ? 6 : 0)),
    energyStars,
    energyKwhYear: Math.round(fridgeKwh(capacityL - iceBox, iceBox, energyStars, slot.random.next()) * 0.86),
    noiseDb: graded(slot, [41, 39, 37]) + slot.random.int(-1, 1),
    shelves: capacityL < 70 ? 2 : 3,
    doorSide: slot.random.pick(['Right hinge', 'Left hinge']),
    finish: slot.has('glassDoor') ? 'Black' : choices(slot.random, PALETTE, 3),
  };
}

function freezerFigures(slot: Slot, capacityL: number) {
  const energyStars = stars(slot, [2, 2.5, 3.5]);
  return {
    capacityL,
    energyStars,
    energyKwhYear: freezerKwh(capacityL, energyStars, slot.random.next()),
    noiseDb: graded(slot, [42, 41, 39]) + slot.random.int(-1, 1),
  };
}

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

function uprightFigures(slot: Slot) {
  const capacityL = sized(slot, 92, 428);
  const widthMm = capacityL < 180 ? 548 : capacityL < 320 ? 598 : 708;
  const heightMm =
    Math.round(capacityL < 110 ? 846 : 1100 + Math.min(700, (capacityL - 110) * 2.6)) + slot.random.int(-9, 9);
  const depthMm = Math.min(740, Math.max(545, Math.round((capacityL * 1e6) / (0.5 * widthMm * heightMm))));
  return {
    ...freezerFigures(slot, capacityL),
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

const SIZES = [18, 24, 28, 34, 44, 46, 52, 66, 98, 126, 152, 174] as const;

function wineFigures(slot: Slot) {
  const bottles = placed(slot, SIZES);
  const tall = bottles > 60;
  const widthMm = bottles < 20 ? 298 : bottles < 30 ? 392 : 595;
  const zones = slot.has('twoZones') ? 2 : 1;
  return {
    bottles,
    zones,
    capacityL: Math.round(bottles * 2.7 + 8),
    shelves: Math.max(4, Math.round(bottles / (widthMm > 500 ? 9 : 6))),
    widthMm,
    heightMm: tall ? Math.min(1790, 1180 + bottles * 3.5) : slot.random.int(818, 868),
    depthMm: tall ? slot.random.int(620, 680) : slot.random.int(560, 575),
    weightKg: Math.round(24 + bottles * 0.42),
    energyKwhYear: Math.round(118 + bottles * 0.62 + (zones - 1) * 18 - slot.grade * 8),
    noiseDb: graded(slot, [42, 40, 37]) + slot.random.int(-1, 1),
    finish: slot.random.pick(slot.grade === 0 ? ['Black'] : ['Black', 'Stainless', 'Black steel']),
  };
}

export const FREEZERS_AND_BARS: Readonly<Record<string, FamilyLogic>> = {
  barFridges: {
    figures: barFigures,
    price: (a) => 200 + (a.number('capacityL') - 44) * 2.1,
    modelFigure: (a) => a.number('capacityL'),
  },
  chestFreezers: {
    figures: chestFigures,
    price: (a) => 340 + (a.number('capacityL') - 98) * 1.35,
    modelFigure: (a) => a.number('capacityL'),
  },
  uprightFreezers: {
    figures: uprightFigures,
    price: (a) => 400 + (a.number('capacityL') - 92) * 2.4,
    modelFigure: (a) => a.number('capacityL'),
  },
  wineFridges: {
    figures: wineFigures,
    price: (a) => 430 + a.number('bottles') * 13,
    modelFigure: (a) => a.number('bottles'),
    facts: (a) => ({ zoneWords: a.has('twoZones') ? 'two zones' : 'one zone' }),
  },
};
