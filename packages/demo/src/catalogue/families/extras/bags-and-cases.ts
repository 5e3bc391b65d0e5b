import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COLOURS_CHOICE, COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const bagsAndCases = defineFamily({
  code: 'bagsAndCases',
  name: 'Bags and cases',
  letters: 'BG',
  groups: [
    group(
      'use',
      'Use',
      options('bagType', 'Type', OPEN_FACET),
      range('fitsInches', 'Fits', 'inch', { ...OPEN_FACET, prefix: 'Up to ' }),
      options('material', 'Material', FACET),
      range('capacityL', 'Holds', 'L'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'waterRepellent',
      name: 'Water repellent',
      chance: [0.5, 0.8, 0.9],
      adds: 4,
      line: 'Keeps out a shower',
      says: ['It keeps out a shower, not a downpour.'],
    },
    {
      code: 'padded',
      name: 'Padded',
      chance: [0.8, 1, 1],
      adds: 0,
      line: 'Padding on every edge',
      says: ['Padding goes around every edge, where things land.'],
    },
    {
      code: 'recycled',
      name: 'Recycled material',
      chance: [0.5, 0.7, 0.8],
      adds: 0,
      line: 'Recycled material',
      says: ['The material had a first life as a sail or a bottle.'],
      plain: true,
    },
  ],
  lineup: [
    ['satchel-lane', 20, ['Spinnaker', 'Jib', 'Genoa']],
    ['quillon', 5, ['Cover']],
    ['bilby', 3, ['Pouch']],
  ],
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
      material: phone
        ? slot.random.pick(['Silicone', 'Recycled plastic'])
        : slot.random.pick(['Sailcloth', 'Felt', 'Recycled nylon']),
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
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('bagType').toLowerCase()} for ${a.number('fitsInches')}-inch ${a.text('bagType') === 'Phone case' ? 'phones' : 'laptops'}`,
      { tail: [a.knows('capacityL') && `${a.number('capacityL')} L`, onlyFinish(a)] },
    ),
  facts: (a) => ({ device: a.text('bagType') === 'Phone case' ? 'phones' : 'laptops' }),
  copy: {
    summary: ['A {bagType|lower} in {material|lower} for {device} up to {fitsInches} inches.'],
    paragraphs: [
      [
        [
          'Made of {material|lower}, to the size of {device} up to {fitsInches} inches.',
          'It fits {device} up to {fitsInches} inches and weighs {weightKg} kg. The material is {material|lower}.',
        ],
        (a) => (a.knows('capacityL') ? ['It holds {capacityL} litres.'] : []),
      ],
      ['traits'],
      [COLOURS_CHOICE, COVER_SMALL],
    ],
    features: [
      ['For {device} up to {fitsInches} inches'],
      ['{material}'],
      (a) => (a.knows('capacityL') ? ['{capacityL} L'] : []),
    ],
  },
  googleProductType: 'Luggage & Bags',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
