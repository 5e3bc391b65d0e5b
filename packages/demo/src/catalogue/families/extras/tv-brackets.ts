import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const BRACKETS = {
  'Fixed bracket': [52, 'holds the screen flat, 28 mm from the wall'],
  'Tilting bracket': [68, 'tips the screen down by up to 12 degrees'],
  'Full-motion bracket': [118, 'swings the screen out by 450 mm and turns it'],
} as const;

type Bracket = keyof typeof BRACKETS;

export const tvBrackets = defineFamily({
  code: 'tvBrackets',
  name: 'Television brackets',
  letters: 'TB',
  groups: [
    group(
      'use',
      'Use',
      options('bracketType', 'Type', OPEN_FACET),
      range('maxInches', 'Largest screen', 'inch', { ...FACET, prefix: 'Up to ' }),
      range('loadKg', 'Carries', 'kg', FACET),
      range('minInches', 'Smallest screen', 'inch'),
      options('vesa', 'VESA'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'level',
      name: 'Spirit level',
      chance: [0.6, 0.8, 1],
      adds: 2,
      line: 'Spirit level in the frame',
      says: ['A spirit level is built into the frame.'],
    },
    {
      code: 'boltsIncluded',
      name: 'Bolts for stud and brick',
      chance: [0.9, 1, 1],
      adds: 0,
      line: 'Bolts for stud, brick and every screen',
      says: ['Bolts for studs, for brick and for every common screen are in numbered bags.'],
    },
    {
      code: 'cableClips',
      name: 'Cable clips',
      chance: [0.5, 0.7, 0.9],
      adds: 1,
      line: 'Clips for the cables',
      says: ['Clips keep the cables out of sight.'],
      plain: true,
    },
  ],
  lineup: [
    ['brackenridge', 16],
    ['tether-and-co', 4],
  ],
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
  productName: (a) =>
    shelfName(`${a.text('bracketType')} for ${a.number('minInches')} to ${a.number('maxInches')}-inch televisions`, {
      tail: [`${a.number('loadKg')} kg`],
    }),
  facts: (a) => ({ does: BRACKETS[a.text('bracketType') as Bracket][1] }),
  copy: {
    summary: ['A wall bracket that {does}, for screens up to {maxInches} inches and {loadKg} kg.'],
    paragraphs: [
      [
        [
          'It {does}. It takes screens from {minInches} to {maxInches} inches and {loadKg} kg, with VESA up to {vesa} mm.',
          'For {minInches} to {maxInches} inches and up to {loadKg} kg: it {does}.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['Up to {maxInches} inches, {loadKg} kg'], ['VESA up to {vesa} mm'], ['{depthMm} mm from the wall']],
  },
  googleProductType:
    'Electronics > Electronics Accessories > Audio & Video Accessories > Television Parts & Accessories',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
