import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices } from '../recipe/finishes.ts';
import { graded, measures, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';

export const CARE: Readonly<Record<string, FamilyLogic>> = {
  hairCare: {
    figures: (slot) => {
      const iron = slot.random.chance(0.4);
      return {
        hairType: iron ? 'Straightener' : 'Hair dryer',
        powerW: iron
          ? slot.random.pick([38, 45, 60])
          : slot.has('brushless')
            ? slot.random.pick([1500, 1600])
            : graded(slot, [1800, 2000, 2200]),
        heatSettings: iron ? graded(slot, [3, 6, 10]) : 3,
        maxTemperature: iron ? slot.random.pick([210, 220, 230]) : slot.random.pick([85, 95, 105]),
        cordM: roundTo(slot.random.between(1.8, 3), 0.1),
        ...(iron ? without('coolShot', 'diffuser', 'brushless') : without('autoOff')),
        widthMm: iron ? 38 : slot.random.int(180, 255),
        heightMm: iron ? slot.random.int(265, 300) : slot.random.int(230, 285),
        depthMm: iron ? 42 : slot.random.int(72, 92),
        weightKg: roundTo(
          iron
            ? slot.random.between(0.28, 0.42)
            : slot.has('brushless')
              ? slot.random.between(0.36, 0.46)
              : slot.random.between(0.5, 0.78),
          0.01,
        ),
        finish: choices(slot.random, ['Sand', 'Black', 'Blush', 'White', 'Navy'], 3),
      };
    },
    price: (a) => (a.text('hairType') === 'Straightener' ? 96 : 72),
    modelFigure: (a) => a.number('powerW'),
    facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000) }),
  },
  shavers: {
    figures: (slot) => {
      const shaverType = slot.random.pick(
        slot.brand.slug === 'clipperton' ? ['Hair clipper', 'Trimmer'] : ['Foil shaver', 'Rotary shaver', 'Trimmer'],
      );
      const cuts = shaverType === 'Hair clipper' || shaverType === 'Trimmer';
      return {
        shaverType,
        runMinutes: graded(slot, [45, 60, 90]) + slot.random.int(0, 4) * 5,
        ...(cuts ? { lengths: slot.random.pick([8, 12, 20, 24, 39]), ...without('cleaningDock') } : {}),
        use: shaverType === 'Hair clipper' ? 'Hair' : shaverType === 'Trimmer' ? ['Beard', 'Body'] : 'Face',
        ...measures(slot, [42, 66], [150, 185], [38, 60], [0.14, 0.24, 0.01]),
        finish: slot.random.pick(['Graphite', 'Black', 'Navy', 'Silver']),
      };
    },
    price: (a) =>
      ({ 'Foil shaver': 128, 'Rotary shaver': 112, Trimmer: 56, 'Hair clipper': 52 })[a.text('shaverType')] ?? 70,
    modelFigure: (a) => a.number('runMinutes') * 10,
    facts: (a) => ({
      useWords: a
        .list('use')
        .map((use) => use.toLowerCase())
        .join(' and '),
    }),
  },
  toothbrushes: {
    figures: (slot) => ({
      movement: slot.random.pick(['Sonic', 'Round head']),
      modes: graded(slot, [1, 3, 5]),
      batteryDays: graded(slot, [10, 14, 30]) + slot.random.int(0, 3),
      heads: slot.random.pick([1, 2, 4]),
      ...measures(slot, [24, 30], [225, 256], [26, 32], [0.1, 0.15, 0.01]),
      finish: choices(slot.random, ['White', 'Sky blue', 'Black', 'Blush'], 3),
    }),
    price: (a) => 38 + a.number('modes') * 13 + a.number('heads') * 8,
    modelFigure: (a) => a.number('modes') * 100 + a.number('batteryDays'),
    facts: (a) => ({ headWords: a.number('heads') === 1 ? 'One head is' : `${a.number('heads')} heads are` }),
  },
};
