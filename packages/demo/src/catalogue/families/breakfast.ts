import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../recipe/finishes.ts';
import type { Reader } from '../recipe/reader.ts';
import { graded, measures, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { composeName } from '../text/product-name.ts';

const coffeeName = (a: Reader): string =>
  a.text('coffeeType') === 'Grinder' ? 'coffee grinder' : 'capsule coffee machine';

const GRINDER_MAKERS: ReadonlySet<string> = new Set(['frenchmans-cap', 'solenne']);

const PALETTE: readonly FinishName[] = [
  'White',
  'Sand',
  'Eucalypt',
  'Matte black',
  'Stainless',
  'Navy',
  'Red',
  'Sky blue',
  'Blush',
];

export const BREAKFAST: Readonly<Record<string, FamilyLogic>> = {
  coffeeMakers: {
    figures: (slot) => {
      const grinds = GRINDER_MAKERS.has(slot.brand.slug);
      return {
        coffeeType: grinds ? 'Grinder' : 'Capsule machine',
        capacityL: grinds ? slot.random.pick([0.25, 0.3, 0.45]) : slot.random.pick([0.7, 1, 1.2]),
        ...(grinds ? { grindSteps: graded(slot, [16, 30, 40]) + slot.random.int(0, 3) * 2 } : {}),
        powerW: grinds ? slot.random.pick([130, 150, 165]) : slot.random.pick([1260, 1400, 1500]),
        ...(grinds
          ? measures(slot, [120, 170], [300, 400], [160, 230], [1.6, 3.4, 0.1])
          : measures(slot, [110, 145], [230, 310], [320, 400], [2.2, 3.6, 0.1])),
        finish: choices(slot.random, ['Stainless', 'Black', 'Sand', 'White', 'Eucalypt'], 2),
      };
    },
    price: (a) => (a.text('coffeeType') === 'Grinder' ? 165 : 150),
    modelFigure: (a) => Math.round(a.number('capacityL') * 100),
    productName: (a, slot) =>
      composeName(`${slot.series} ${coffeeName(a)}`, {
        tail: [
          a.knows('grindSteps') ? `${a.number('grindSteps')} settings` : `${a.number('capacityL')} L`,
          a.has('metalBody') && 'metal',
          onlyFinish(a),
        ],
      }),
    facts: (a) => ({ typeWords: coffeeName(a) }),
  },
  espressoMachines: {
    figures: (slot) => {
      const automatic = slot.has('grinder') && slot.random.chance(0.4);
      return {
        coffeeType: automatic ? 'Automatic' : 'Manual',
        pressureBar: slot.random.pick([9, 15, 15, 19]),
        capacityL: roundTo(slot.random.between(1.4, 2.8), 0.1),
        heatSeconds: slot.has('twoBoilers')
          ? slot.random.int(8, 12) * 60
          : graded(slot, [45, 30, 25]) + slot.random.int(-5, 10),
        milk: automatic ? slot.random.pick(['Automatic', 'Steam wand']) : 'Steam wand',
        powerW: graded(slot, [1250, 1500, 1700]) + slot.random.int(-1, 2) * 50,
        widthMm: slot.random.int(150, 340),
        heightMm: slot.random.int(305, 420),
        depthMm: slot.random.int(300, 410),
        weightKg: roundTo(slot.has('twoBoilers') ? slot.random.between(14, 22) : slot.random.between(4.2, 10.5), 0.1),
        finish: choices(slot.random, ['Stainless', 'Matte black', 'White', 'Sand', 'Eucalypt'], 3),
      };
    },
    price: (a) =>
      (a.text('coffeeType') === 'Automatic' ? 460 : 200) +
      a.number('capacityL') * 40 +
      (a.text('milk') === 'Automatic' ? 220 : 0),
    modelFigure: (a) => a.number('pressureBar'),
    facts: (a) => ({
      typeWords: a.text('coffeeType') === 'Automatic' ? 'automatic coffee machine' : 'manual espresso machine',
      readyWords:
        a.number('heatSeconds') >= 120
          ? `${Math.round(a.number('heatSeconds') / 60)} minutes`
          : `${a.number('heatSeconds')} seconds`,
      cups: Math.round(a.number('capacityL') * 12),
      grindSteps: 12 + Math.round(a.number('capacityL') * 5),
    }),
  },
  kettles: {
    figures: (slot) => {
      const capacityL = slot.random.pick(slot.has('gooseneck') ? [0.8, 0.9, 1] : [1, 1.5, 1.7, 1.7, 1.7]);
      const powerW = capacityL < 1.2 ? slot.random.pick([1200, 1500, 1850]) : slot.random.pick([2200, 2400]);
      return {
        capacityL,
        powerW,
        boilMinutes: roundTo(5800 / powerW, 0.1),
        material: graded(slot, ['Plastic and steel', 'Steel', 'Steel']),
        cordM: roundTo(slot.random.between(0.7, 1), 0.05),
        ...measures(slot, [155, 240], [215, 275], [145, 185], [0.9, 1.6, 0.1]),
        finish: choices(slot.random, PALETTE, 5),
      };
    },
    price: (a) => 48 + a.number('capacityL') * 10 + (a.text('material') === 'Steel' ? 22 : 0),
    modelFigure: (a) => Math.round(a.number('capacityL') * 10),
  },
  sodaMakers: {
    figures: (slot) => ({
      capacityL: slot.random.pick([0.85, 1, 1]),
      litresGas: 60,
      bottles: slot.random.pick([1, 2]),
      bottleType: graded(slot, ['Plastic', 'Plastic', 'Glass']),
      ...measures(slot, [118, 150], [405, 440], [170, 240], [1.3, 2.6, 0.1]),
      finish: choices(slot.random, ['White', 'Black', 'Red', 'Sand', 'Sky blue'], 3),
    }),
    price: (a) => 82 + a.number('bottles') * 14 + (a.text('bottleType') === 'Glass' ? 40 : 0),
    modelFigure: (a) => a.number('litresGas'),
  },
  toasters: {
    figures: (slot) => {
      const press = slot.brand.slug === 'wirra' || slot.random.chance(0.12);
      const slices = slot.random.pick(press ? [2, 4] : [2, 2, 4]);
      return {
        toasterType: press ? 'Sandwich press' : 'Toaster',
        slices,
        powerW: press
          ? slices === 2
            ? 1000
            : 2000
          : slices === 2
            ? slot.random.pick([850, 900, 1000])
            : slot.random.pick([1600, 1800, 1900]),
        levels: press ? 1 : graded(slot, [6, 7, 9]),
        cordM: roundTo(slot.random.between(0.8, 1), 0.05),
        widthMm: press
          ? slices === 2
            ? 300
            : 390
          : slices === 2
            ? slot.random.int(280, 320)
            : slot.random.int(285, 375),
        heightMm: press ? slot.random.int(100, 125) : slot.random.int(185, 215),
        depthMm: press
          ? slot.random.int(270, 340)
          : slices === 2
            ? slot.random.int(165, 200)
            : slot.random.int(200, 305),
        weightKg: roundTo(slices * 0.55 + slot.random.between(0.4, 0.9), 0.1),
        ...(press ? without('liftAndLook', 'bagel', 'frozen', 'crumbTray') : {}),
        finish: press ? slot.random.pick(['Stainless', 'Matte black']) : choices(slot.random, PALETTE, 5),
      };
    },
    price: (a) => 34 + a.number('slices') * 16 + (a.text('toasterType') === 'Toaster' ? 10 : 0),
    modelFigure: (a) => a.number('slices') * 100 + a.number('levels') * 10,
  },
};
