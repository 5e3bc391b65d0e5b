import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices } from '../recipe/finishes.ts';
import { graded, placed, type Slot } from '../recipe/slot.ts';

function ovenFigures(slot: Slot) {
  const widthCm = placed(slot, [60, 60, 60, 60, 60, 60, 75, 90]);
  const wide = widthCm / 60;
  return {
    widthCm,
    capacityL: Math.round((slot.random.int(65, 77) * wide) / 1) + (widthCm === 90 ? 4 : 0),
    functions: graded(slot, [6, 9, 13]) + slot.random.int(0, 2),
    shelfLevels: graded(slot, [4, 5, 5]),
    maxTemperature: slot.has('pizzaStone') ? 300 : slot.random.pick([250, 250, 275]),
    cleaning: slot.has('pyrolytic') ? 'Pyrolytic' : slot.random.pick(['Enamel, by hand', 'Catalytic liners']),
    doorPanes: slot.has('pyrolytic') ? 4 : graded(slot, [2, 3, 3]),
    powerW: Math.round((2700 + slot.grade * 300) * (wide > 1 ? 1.2 : 1)),
    widthMm: widthCm * 10 - 5,
    heightMm: widthCm === 90 ? slot.random.pick([475, 595]) : 595,
    depthMm: slot.random.int(548, 575),
    weightKg: Math.round((32 + slot.grade * 3 + (slot.has('pyrolytic') ? 5 : 0)) * wide),
    finish:
      slot.grade > 0 && slot.random.chance(0.25)
        ? ['Stainless', 'Matte black']
        : slot.random.pick(['Stainless', 'Stainless', 'Black glass', 'Matte black']),
  };
}

const LITRES: Readonly<Record<number, number>> = { 54: 58, 60: 72, 90: 112, 110: 148 };

function cookerFigures(slot: Slot) {
  const widthCm = placed(slot, [54, 60, 60, 90, 90, 90, 110]);
  const topType = slot.has('gasTop') ? 'Gas' : slot.grade === 0 ? 'Ceramic' : 'Induction';
  return {
    widthCm,
    topType,
    burners:
      widthCm <= 60
        ? 4
        : widthCm === 90
          ? topType === 'Gas'
            ? slot.random.pick([5, 6])
            : 5
          : topType === 'Gas'
            ? 7
            : 5,
    capacityL: (LITRES[widthCm] ?? 72) + slot.random.int(-4, 6),
    ovens: widthCm === 110 ? 2 : 1,
    functions: graded(slot, [5, 8, 9]) + slot.random.int(0, 1),
    fuel: topType === 'Gas' ? 'Dual fuel' : 'Electric',
    widthMm: widthCm * 10 - (widthCm === 54 ? 0 : 2),
    heightMm: slot.random.int(895, 925),
    depthMm: slot.random.int(595, 615),
    weightKg: Math.round(widthCm * 0.92 + slot.grade * 6),
    finish:
      slot.brand.slug === 'aldermoor' || slot.brand.slug === 'pallas'
        ? slot.random.sample(['Stainless', 'Sand', 'Eucalypt', 'Navy', 'Red'], 3)
        : slot.random.pick(['Stainless', 'Stainless', 'White', 'Matte black']),
  };
}

const DOORS = ['To the side', 'To the side', 'To the side', 'Downwards'] as const;

function waveFigures(slot: Slot) {
  const capacityL = placed(slot, [20, 20, 23, 25, 28, 30, 32, 34, 42, 44]);
  const convection = slot.has('convection');
  return {
    capacityL,
    powerW: slot.random.pick(convection ? [900, 1000] : capacityL < 24 ? [700, 800] : [900, 1000, 1100, 1200]),
    levels: graded(slot, [6, 10, 11]),
    ...(slot.has('flatbed') ? {} : { turntableMm: Math.round(180 + capacityL * 4.4) }),
    installation: slot.random.pick(['Freestanding', 'Freestanding', 'Freestanding', 'Built-in']),
    door: slot.random.pick(DOORS),
    widthMm: Math.round(430 + capacityL * 2.8 + slot.random.int(-6, 6)),
    heightMm: Math.round(238 + capacityL * 2 + slot.random.int(-4, 6)),
    depthMm: Math.round(310 + capacityL * 3.4 + (convection ? 40 : 0)),
    weightKg: Math.round(8 + capacityL * 0.2 + (convection ? 4 : 0)),
    finish:
      slot.brand.slug === 'pallas'
        ? choices(slot.random, ['Stainless', 'Sand', 'Red', 'Sky blue'], 3)
        : choices(slot.random, ['White', 'Stainless', 'Matte black'], 2),
  };
}

export const OVENS: Readonly<Record<string, FamilyLogic>> = {
  builtInOvens: {
    figures: ovenFigures,
    price: (a) => 720 + (a.number('widthCm') - 60) * 28 + a.number('functions') * 14,
    modelFigure: (a) => a.number('widthCm') * 10 + a.number('functions'),
    facts: (a) => ({ amps: a.number('powerW') > 3600 ? 20 : 15 }),
  },
  freestandingCookers: {
    figures: cookerFigures,
    price: (a) => 880 + (a.number('widthCm') - 54) * 48 + (a.text('topType') === 'Induction' ? 520 : 0),
    modelFigure: (a) => a.number('widthCm') * 10,
    facts: (a) => ({
      topWords:
        a.text('topType') === 'Gas'
          ? `${a.number('burners')} gas burners`
          : `${a.number('burners')} ${a.text('topType').toLowerCase()} zones`,
      tradesperson: a.text('topType') === 'Gas' ? 'a licensed gas fitter' : 'an electrician',
      tallest: a.number('heightMm') + 25,
      ovenWords: a.number('ovens') > 1 ? 'two electric ovens' : 'an electric fan oven',
    }),
  },
  microwaves: {
    figures: waveFigures,
    price: (a) => 118 + (a.number('capacityL') - 20) * 5.5 + (a.text('installation') === 'Built-in' ? 260 : 0),
    modelFigure: (a) => a.number('capacityL') * 10 + 1,
  },
};
