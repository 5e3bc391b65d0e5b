import { group, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';

/** Things that a promotion adds, and what can be given: never lines of their own choosing. */
export const gifts = defineFamily({
  code: 'gifts',
  name: 'Promotional gifts and donations',
  letters: 'GF',
  groups: [group('use', 'Use', options('giftType', 'Type'), options('comesWith', 'Comes with'))],
  traits: [],
  lineup: [],
  figures: () => ({ giftType: 'Gift', comesWith: 'A promotion' }),
  price: () => 35,
  modelFigure: (_, slot) => slot.random.int(10, 99),
  productName: (a) => a.text('giftType'),
  copy: {
    summary: ['{giftType}. Comes with: {comesWith|lower}.'],
    paragraphs: [[['{giftType}. Comes with: {comesWith|lower}.']], [['It cannot be bought on its own.']]],
    features: [['Comes with: {comesWith|lower}'], ['Not sold on its own']],
  },
  googleProductType: 'Arts & Entertainment > Party & Celebration > Gift Giving',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});
