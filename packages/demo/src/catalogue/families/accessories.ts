import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices } from '../recipe/finishes.ts';
import { placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';

const CABLES = {
  'HDMI cable': [18, 'Ultra High Speed HDMI, 48 Gbps, 4K at 120 Hz'],
  'USB-C cable': [19, 'USB-C at both ends, 100 W and 10 Gbps'],
  'Network cable': [11, 'Cat 6A, 10 gigabit'],
  'Optical audio cable': [14, 'Toslink, for soundbars and receivers'],
  'USB-C to HDMI cable': [34, 'USB-C at the laptop, HDMI at the screen, 4K at 60 Hz'],
} as const;

type Cable = keyof typeof CABLES;

const BRACKETS = {
  'Fixed bracket': [52, 'holds the screen flat, 28 mm from the wall'],
  'Tilting bracket': [68, 'tips the screen down by up to 12 degrees'],
  'Full-motion bracket': [118, 'swings the screen out by 450 mm and turns it'],
} as const;

type Bracket = keyof typeof BRACKETS;

export const ACCESSORIES: Readonly<Record<string, FamilyLogic>> = {
  bagsAndCases: {
    figures: (slot) => {
      const bagType =
        slot.brand.slug === 'satchel-lane'
          ? slot.random.pick(['Laptop backpack', 'Laptop sleeve', 'Laptop sleeve', 'Phone case', 'Messenger bag'])
          : 'Phone case';
      const phone = bagType === 'Phone case';
      const fitsInches = phone ? slot.random.pick([6.1, 6.3, 6.5, 6.7]) : slot.random.pick([13.3, 14, 16, 17.3]);
      const carries = bagType === 'Laptop backpack' || bagType === 'Messenger bag';
      return {
        bagType,
        fitsInches,
        material: slot.random.pick(phone ? ['Silicone', 'Recycled plastic'] : ['Sailcloth', 'Felt', 'Recycled nylon']),
        ...(carries
          ? { capacityL: bagType === 'Messenger bag' ? slot.random.pick([9, 12]) : slot.random.pick([16, 20, 24]) }
          : {}),
        ...(phone ? without('waterRepellent', 'recycled') : {}),
        widthMm: phone ? Math.round(fitsInches * 12) : Math.round(fitsInches * 23),
        heightMm: phone ? Math.round(fitsInches * 24.5) : carries ? 460 : Math.round(fitsInches * 17),
        depthMm: phone ? 12 : carries ? 160 : 22,
        weightKg: roundTo(phone ? 0.04 : carries ? 0.8 : 0.24, 0.01),
        finish: choices(slot.random, ['Graphite', 'Navy', 'Eucalypt', 'Sand', 'Red'], 4),
      };
    },
    price: (a) =>
      ({ 'Laptop backpack': 118, 'Laptop sleeve': 46, 'Phone case': 32, 'Messenger bag': 98 })[a.text('bagType')] ?? 40,
    modelFigure: (a) => Math.round(a.number('fitsInches') * 10),
    facts: (a) => ({ device: a.text('bagType') === 'Phone case' ? 'phones' : 'laptops' }),
  },
  cables: {
    figures: (slot) => {
      const cableType = slot.random.pick(Object.keys(CABLES) as readonly Cable[]);
      const lengthM = slot.random.pick([1, 2, 3, 5, 10]);
      return {
        cableType,
        lengthM,
        standard: CABLES[cableType][1],
        widthMm: 120,
        heightMm: 30,
        depthMm: 160,
        weightKg: roundTo(0.03 + lengthM * 0.035, 0.01),
        finish: slot.has('braided') ? choices(slot.random, ['Black', 'White', 'Eucalypt'], 2) : 'Black',
      };
    },
    price: (a) => CABLES[a.text('cableType') as Cable][0] + a.number('lengthM') * 4.4,
    modelFigure: (a) => Math.round(a.number('lengthM') * 10),
  },
  chargers: {
    figures: (slot) => {
      const bank = slot.brand.slug === 'ironbark' || slot.random.chance(0.4);
      const powerW = bank ? slot.random.pick([20, 30, 45, 65]) : placed(slot, [20, 30, 45, 65, 100, 140]);
      return {
        chargerType: bank ? 'Power bank' : 'Wall charger',
        powerW,
        sockets: powerW > 40 ? slot.random.pick([2, 3]) : 1,
        ...(bank ? { batteryMah: slot.random.pick([5000, 10_000, 20_000]), ...without('foldingPins') } : {}),
        ...(powerW > 40 ? {} : without('sharesPower')),
        widthMm: bank ? 70 : 42 + Math.round(powerW * 0.25),
        heightMm: bank ? 140 : 42 + Math.round(powerW * 0.25),
        depthMm: bank ? 22 : 30,
        weightKg: roundTo(bank ? 0.24 : 0.05 + powerW * 0.0014, 0.01),
        finish: choices(slot.random, ['White', 'Black', 'Eucalypt'], 2),
      };
    },
    price: (a) => 20 + a.number('powerW') * 0.62 + (a.knows('batteryMah') ? a.number('batteryMah') * 0.0024 : 0),
    modelFigure: (a) => a.number('powerW'),
    facts: (a) => ({
      fills: a.knows('batteryMah') ? Math.max(1, Math.round(a.number('batteryMah') / 5500)) : 0,
      chargesWords:
        a.number('powerW') < 40
          ? 'phones and tablets'
          : a.number('powerW') < 90
            ? 'phones, tablets and light laptops'
            : 'laptops of any size',
      socketWords: a.number('sockets') === 1 ? 'one USB-C socket' : `${a.number('sockets')} USB sockets`,
    }),
  },
  tvBrackets: {
    figures: (slot) => {
      const bracketType = slot.random.pick(Object.keys(BRACKETS) as readonly Bracket[]);
      const maxInches = placed(slot, [43, 55, 65, 75, 85, 100]);
      return {
        bracketType,
        minInches: Math.round(maxInches * 0.55),
        maxInches,
        loadKg: Math.round((maxInches * maxInches) / 95 / 5) * 5,
        vesa: maxInches < 50 ? '200 × 200' : maxInches < 70 ? '400 × 400' : '800 × 600',
        widthMm: maxInches < 50 ? 230 : maxInches < 70 ? 440 : 860,
        heightMm: maxInches < 50 ? 220 : 420,
        depthMm: bracketType === 'Fixed bracket' ? 28 : 62,
        weightKg: roundTo(maxInches * 0.055, 0.1),
        finish: 'Black',
      };
    },
    price: (a) => BRACKETS[a.text('bracketType') as Bracket][0] + (a.number('maxInches') - 43) * 1.3,
    modelFigure: (a) => a.number('maxInches') * 10,
    facts: (a) => ({ does: BRACKETS[a.text('bracketType') as Bracket][1] }),
  },
};
