import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, type FinishName } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';

const PALETTE: readonly FinishName[] = ['Matte black', 'White', 'Stainless', 'Red', 'Sand'];

export const BENCH: Readonly<Record<string, FamilyLogic>> = {
  airFryers: {
    figures: (slot) => {
      const capacityL = placed(slot, [3.5, 4.2, 5, 5.5, 6.2, 7, 8, 9.5, 11]);
      const baskets = slot.has('syncBaskets') && capacityL >= 7 ? 2 : 1;
      return {
        capacityL,
        baskets,
        ...(baskets === 1 ? without('syncBaskets') : {}),
        powerW: Math.round((1250 + capacityL * 75) / 50) * 50 + (baskets - 1) * 400,
        maxTemperature: slot.random.pick([200, 200, 220, 240]),
        serves: Math.max(2, Math.round(capacityL * 0.8)),
        programs: graded(slot, [6, 8, 12]),
        widthMm: Math.round(215 + capacityL * 14 + (baskets - 1) * 60),
        heightMm: Math.round(270 + capacityL * 8),
        depthMm: Math.round(260 + capacityL * 13),
        weightKg: roundTo(2.6 + capacityL * 0.45, 0.1),
        finish: choices(slot.random, ['Matte black', 'White', 'Sand', 'Graphite', 'Eucalypt'], 3),
      };
    },
    price: (a) => 62 + a.number('capacityL') * 15 + (a.number('baskets') - 1) * 60,
    modelFigure: (a) => Math.round(a.number('capacityL') * 10),
  },
  benchCookers: {
    figures: (slot) => {
      const cookerType =
        slot.brand.slug === 'okoge' || slot.brand.slug === 'kaiyo'
          ? 'Rice cooker'
          : slot.random.pick(['Slow cooker', 'Multicooker', 'Multicooker']);
      const rice = cookerType === 'Rice cooker';
      const capacityL = rice ? slot.random.pick([0.54, 1, 1, 1.8]) : slot.random.pick([3.5, 5, 6, 6, 8]);
      return {
        cookerType,
        capacityL,
        powerW:
          cookerType === 'Slow cooker'
            ? slot.random.pick([200, 250, 320])
            : rice
              ? graded(slot, [400, 670, 1100])
              : slot.random.pick([1000, 1200, 1500]),
        serves: rice ? Math.max(2, Math.round(capacityL * 5.5)) : Math.round(capacityL * 1.1),
        programs: rice ? graded(slot, [2, 8, 12]) : cookerType === 'Slow cooker' ? 3 : graded(slot, [8, 12, 15]),
        bowl: rice
          ? graded(slot, ['Aluminium', 'Aluminium', 'Copper-clad iron'])
          : cookerType === 'Slow cooker'
            ? 'Stoneware'
            : 'Stainless',
        ...(rice
          ? without('searing')
          : cookerType === 'Slow cooker'
            ? without('steamTray', 'delayStart', 'searing')
            : {}),
        widthMm: Math.round(rice ? 215 + capacityL * 35 : 270 + capacityL * 9),
        heightMm: Math.round(rice ? 190 + capacityL * 30 : 240 + capacityL * 10),
        depthMm: Math.round(rice ? 270 + capacityL * 45 : 250 + capacityL * 10),
        weightKg: roundTo(rice ? 1.9 + capacityL * 1.6 : 2.6 + capacityL * 0.6, 0.1),
        finish: choices(slot.random, rice ? ['White', 'Silver', 'Black'] : ['Stainless', 'Matte black', 'Sand'], 2),
      };
    },
    price: (a) =>
      ({
        'Rice cooker': 88 + a.number('capacityL') * 40 + a.number('powerW') * 0.1,
        'Slow cooker': 42 + a.number('capacityL') * 6,
        Multicooker: 110 + a.number('capacityL') * 14,
      })[a.text('cookerType')] ?? 100,
    modelFigure: (a) => Math.round(a.number('capacityL') * 100),
  },
  blenders: {
    figures: (slot) => ({
      capacityL: slot.random.pick([1.2, 1.5, 1.75, 2]),
      powerW: graded(slot, [700, 1200, 1800]) + slot.random.int(0, 2) * 100,
      jug: graded(slot, ['Plastic', 'Glass', 'Plastic']),
      speeds: graded(slot, [3, 5, 10]),
      noiseDb: graded(slot, [86, 84, 81]) + slot.random.int(-1, 1),
      ...measures(slot, [180, 215], [390, 450], [180, 230], [2.9, 5.4, 0.1]),
      finish: choices(slot.random, PALETTE, 3),
    }),
    price: (a) => 24 + a.number('powerW') * 0.115,
    modelFigure: (a) => a.number('powerW'),
  },
  mixersAndProcessors: {
    figures: (slot) => {
      const mixer = slot.random.chance(0.55);
      const capacityL = mixer ? slot.random.pick([4, 4.5, 4.8, 5.5, 6.6]) : slot.random.pick([1.8, 2.1, 2.6, 3.2]);
      return {
        machineType: mixer ? 'Stand mixer' : 'Food processor',
        capacityL,
        powerW: mixer ? graded(slot, [700, 1000, 1200]) : graded(slot, [600, 800, 1250]),
        speeds: mixer ? slot.random.pick([8, 10, 12]) : slot.random.pick([2, 3, 8]),
        included: mixer
          ? ['Whisk', 'Dough hook', 'Beater']
          : graded(slot, [
              ['Blade', 'Slicer'],
              ['Blade', 'Slicer', 'Grater'],
              ['Blade', 'Slicer', 'Grater', 'Citrus press'],
            ]),
        ...(mixer ? {} : without('bowlLight', 'splashGuard')),
        widthMm: mixer ? slot.random.int(215, 245) : slot.random.int(205, 240),
        heightMm: mixer ? slot.random.int(340, 372) : slot.random.int(380, 440),
        depthMm: mixer ? slot.random.int(350, 395) : slot.random.int(220, 260),
        weightKg: roundTo(
          mixer
            ? slot.has('metalGears')
              ? slot.random.between(8, 11.5)
              : slot.random.between(4.6, 6.8)
            : slot.random.between(3.4, 6),
          0.1,
        ),
        finish: choices(
          slot.random,
          ['White', 'Matte black', 'Sand', 'Eucalypt', 'Red', 'Sky blue', 'Silver'],
          mixer ? 6 : 2,
        ),
      };
    },
    price: (a) =>
      a.text('machineType') === 'Stand mixer' ? 190 + a.number('capacityL') * 34 : 96 + a.number('capacityL') * 34,
    modelFigure: (a) => Math.round(a.number('capacityL') * 100),
    facts: (a) => ({
      doughKg: roundTo(a.number('capacityL') * 0.34, 0.1),
      includedWords: a
        .list('included')
        .map((item) => item.toLowerCase())
        .join(', '),
    }),
  },
  scales: {
    figures: (slot) => {
      const bathroom = slot.brand.slug === 'tidewell';
      return {
        scaleType: bathroom ? 'Bathroom scale' : 'Kitchen scale',
        loadKg: bathroom ? slot.random.pick([150, 180, 200]) : slot.random.pick([3, 5, 10]),
        stepG: bathroom ? 100 : 1,
        surface: bathroom ? 'Glass' : slot.random.pick(['Glass', 'Stainless']),
        ...(bathroom ? without('tare') : without('remembers')),
        widthMm: bathroom ? slot.random.int(290, 320) : slot.random.int(200, 230),
        heightMm: slot.random.int(18, 28),
        depthMm: bathroom ? slot.random.int(290, 320) : slot.random.int(200, 245),
        weightKg: roundTo(bathroom ? slot.random.between(1.5, 2.1) : slot.random.between(0.4, 0.8), 0.1),
        finish: choices(slot.random, ['White', 'Black', 'Sand'], 2),
      };
    },
    price: (a) => (a.text('scaleType') === 'Kitchen scale' ? 42 : 48),
    modelFigure: (a) => a.number('loadKg'),
  },
};
