import type { FamilyLogic } from '../recipe/define-family.ts';
import { dishwasherKwh } from '../recipe/energy-stars.ts';
import { onlyFinish } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo, type Slot, stars } from '../recipe/slot.ts';
import { composeName } from '../text/product-name.ts';

const TYPES = ['Freestanding', 'Freestanding', 'Freestanding', 'Built-under', 'Built-under', 'Integrated'] as const;

function dishFigures(slot: Slot) {
  const installation = slot.random.pick(TYPES);
  const slim = slot.place < 0.14;
  const places = slim ? slot.random.pick([9, 10]) : placed(slot, [12, 13, 14, 14, 15, 15, 16]);
  const energyStars = slim ? 3 : stars(slot, [3, 3.5, 4], 4.5);
  const integrated = installation === 'Integrated';
  return {
    places,
    installation,
    energyStars,
    energyKwhYear: dishwasherKwh(places, energyStars, slot.random.next()),
    waterStars: graded(slot, [4, 4.5, 5]),
    waterL: roundTo(places * 0.62 + 3.4 - slot.grade * 0.6 + slot.random.between(-0.5, 0.5), 0.1),
    programs: graded(slot, [5, 7, 8]),
    ecoMinutes: slot.random.int(165, 225),
    noiseDb: graded(slot, [48, 45, 42]) + slot.random.int(-1, 1),
    widthMm: slim ? 448 : 598,
    heightMm: installation === 'Freestanding' ? 845 : slot.random.int(815, 820),
    depthMm: installation === 'Freestanding' ? 600 : slot.random.int(550, 574),
    weightKg: Math.round((slim ? 34 : 40) + slot.grade * 3),
    finish: integrated
      ? 'White'
      : slot.grade > 0 && slot.random.chance(0.2)
        ? ['White', 'Stainless']
        : slot.random.pick(
            slot.grade === 0 ? ['White', 'Stainless'] : ['Stainless', 'Stainless', 'Black steel', 'White'],
          ),
  };
}

const headOf = (installation: string): string =>
  installation === 'Integrated'
    ? 'Integrated dishwasher'
    : installation === 'Built-under'
      ? 'Built-under dishwasher'
      : 'dishwasher';

const CONTROLS: readonly [string, string, string] = ['Touch keys', 'Touch slider', 'Touch slider'];

function electricFigures(slot: Slot) {
  const cooktopType = slot.has('induction') ? 'Induction' : 'Ceramic';
  const widthCm = placed(slot, [30, 60, 60, 60, 60, 70, 80, 90]);
  const zones = widthCm === 30 ? 2 : widthCm < 80 ? 4 : 5;
  return {
    cooktopType,
    widthCm,
    zones,
    boostW: cooktopType === 'Induction' ? graded(slot, [2300, 3000, 3700]) : graded(slot, [1800, 2200, 2400]),
    powerLevels: graded(slot, [9, 9, 14]),
    powerW: widthCm === 30 ? 3500 : widthCm < 80 ? 7200 : slot.random.pick([9200, 11000]),
    controls: graded(slot, CONTROLS),
    ...measures(slot, widthCm * 10 - (widthCm === 30 ? 12 : 10), [48, 62], [510, 522], Math.round(widthCm * 0.16 + 2)),
    finish: 'Black glass',
  };
}

function gasFigures(slot: Slot) {
  const widthCm = placed(slot, [60, 60, 60, 70, 75, 90, 90]);
  return {
    widthCm,
    burners: widthCm === 60 ? 4 : widthCm === 90 ? slot.random.pick([5, 6]) : 5,
    wokMj: slot.has('wokBurner') ? slot.random.pick([14.5, 16, 18, 19.5]) : 11.5,
    gasType: 'Natural gas, LPG kit included',
    surface: slot.random.pick(slot.grade === 0 ? ['Stainless steel'] : ['Stainless steel', 'Black glass']),
    widthMm: widthCm * 10 - slot.random.int(0, 20),
    heightMm: slot.random.int(92, 118),
    depthMm: slot.random.int(505, 525),
    weightKg: Math.round(widthCm * 0.15 + 1 + (slot.has('castIron') ? 4 : 0)),
  };
}

function heightOf(slot: Slot, hoodType: string): number {
  if (hoodType === 'Canopy') return slot.random.int(640, 980);
  return hoodType === 'Slide-out' ? slot.random.int(380, 402) : slot.random.int(302, 340);
}

function hoodFigures(slot: Slot) {
  const hoodType = slot.random.pick(['Canopy', 'Canopy', 'Slide-out', 'Undermount']);
  const widthCm = placed(
    slot,
    hoodType === 'Undermount' ? [52, 60, 75, 86] : hoodType === 'Canopy' ? [60, 60, 90, 90, 120] : [60, 60, 90],
  );
  const airflow = graded(slot, [420, 700, 920]) + (widthCm - 60) * 3 + slot.random.int(-4, 4) * 10;
  return {
    hoodType,
    widthCm,
    airflow,
    speeds: graded(slot, [3, 3, 4]),
    filters: graded(slot, ['Aluminium mesh', 'Aluminium mesh', 'Stainless baffle']),
    noiseDb: graded(slot, [64, 60, 55]) + slot.random.int(-2, 2),
    powerW: Math.round(airflow / 4.4),
    widthMm: widthCm * 10 - 2,
    heightMm: heightOf(slot, hoodType),
    depthMm: hoodType === 'Undermount' ? slot.random.int(285, 300) : slot.random.int(280, 500),
    weightKg: Math.round(5 + widthCm * 0.12 + (hoodType === 'Canopy' ? 5 : 0)),
    finish: slot.random.pick(['Stainless', 'Stainless', 'Matte black']),
  };
}

export const BUILT_IN: Readonly<Record<string, FamilyLogic>> = {
  dishwashers: {
    figures: dishFigures,
    price: (a) =>
      560 +
      (a.number('places') - 9) * 48 +
      (a.text('installation') === 'Integrated' ? 180 : a.text('installation') === 'Built-under' ? 80 : 0),
    modelFigure: (a) => a.number('places') * 10 + a.number('programs'),
    productName: (a) =>
      composeName(`${a.number('places')}-place ${headOf(a.text('installation'))}`, {
        with: [a.has('autoOpen') && 'opening door', a.has('cutleryTray') && !a.has('autoOpen') && 'cutlery tray'],
        tail: [
          a.text('installation') !== 'Integrated' && onlyFinish(a),
          a.number('widthMm') < 500 && '45 cm',
          `${a.number('noiseDb')} dB`,
        ],
      }),
  },
  electricCooktops: {
    figures: electricFigures,
    price: (a) => 390 + (a.number('widthCm') - 30) * 11,
    modelFigure: (a) => a.number('widthCm') * 10 + a.number('zones'),
    facts: (a) => ({ cutWidth: a.number('widthMm') - 30 }),
  },
  gasCooktops: {
    figures: (slot) => {
      const figures = gasFigures(slot);
      return { ...figures, finish: figures.surface === 'Black glass' ? 'Black glass' : 'Stainless' };
    },
    price: (a) => 360 + (a.number('widthCm') - 60) * 11 + (a.text('surface') === 'Black glass' ? 130 : 0),
    modelFigure: (a) => a.number('widthCm') * 10 + a.number('burners'),
    facts: (a) => ({ cutWidth: a.number('widthMm') - 30 }),
  },
  rangehoods: {
    figures: hoodFigures,
    price: (a) =>
      140 + (a.number('widthCm') - 50) * 5 + a.number('airflow') * 0.42 + (a.text('hoodType') === 'Canopy' ? 120 : 0),
    modelFigure: (a) => a.number('widthCm') * 10,
  },
};
