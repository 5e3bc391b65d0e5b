import { group, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import type { Reader } from '../../recipe/reader.ts';

const isDonation = (a: Reader) => a.text('giftType').startsWith('Donation');

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
    summary: (a) =>
      isDonation(a)
        ? ['{giftType}, for mending and recycling electronics in schools.']
        : ['{giftType}, which comes with {comesWith|lower}.'],
    paragraphs: [
      [
        (a) =>
          isDonation(a)
            ? ['The whole amount goes to schools that mend and recycle electronics.']
            : ['{giftType}, added to the cart with {comesWith|lower} while the promotion runs.'],
      ],
      [
        (a) =>
          isDonation(a)
            ? ['There is no GST on a donation, and it is shown on your receipt.']
            : ['It cannot be bought on its own.'],
      ],
    ],
    features: [
      (a) => (isDonation(a) ? ['Passed on in full'] : ['Comes with {comesWith|lower}']),
      (a) => (isDonation(a) ? ['No GST'] : ['Added by the promotion']),
      (a) => (isDonation(a) ? ['Shown on your receipt'] : ['Not sold on its own']),
      (a) => (isDonation(a) ? ['For schools in every state'] : ['While the promotion runs']),
    ],
  },
  googleProductType: 'Arts & Entertainment > Party & Celebration > Gift Giving',
  bulky: false,
  repairPlan: false,
  coverYears: 1,
  accessories: [],
});
