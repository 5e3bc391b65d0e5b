import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const shavers = defineFamily({
  code: 'shavers',
  name: 'Shavers and clippers',
  letters: 'SH',
  groups: [
    group(
      'performance',
      'Performance',
      options('shaverType', 'Type', OPEN_FACET),
      range('runMinutes', 'Runs', 'minutes', FACET),
      range('lengths', 'Lengths', 'lengths', FACET),
      options('use', 'Use', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'waterproof',
      name: 'Under the shower',
      chance: [0.3, 0.8, 1],
      adds: 15,
      line: 'Can be used under the shower',
      says: ['It can be used under the shower and rinsed after.'],
    },
    {
      code: 'cleaningDock',
      name: 'Cleaning dock',
      chance: [0, 0.15, 0.5],
      adds: 70,
      line: 'Dock that cleans and charges',
      says: ['The dock cleans, dries and charges it.'],
    },
    {
      code: 'travelLock',
      name: 'Travel lock',
      chance: [0.3, 0.8, 1],
      adds: 0,
      line: 'Travel lock',
      says: ['A lock keeps it quiet in a suitcase.'],
      plain: true,
    },
    {
      code: 'usbC',
      name: 'Charges by USB-C',
      chance: [0.5, 0.8, 0.9],
      adds: 0,
      line: 'Charges by USB-C',
      says: ['It charges by USB-C, so there is no dock to forget.'],
    },
  ],
  lineup: [
    ['barberry', 14, ['Hollow', 'Lather', 'Strop']],
    ['clipperton', 12, ['Number', 'Fade']],
    ['lune', 5, ['Velours']],
  ],
  figures: (slot) => {
    const shaverType =
      slot.brand.slug === 'clipperton'
        ? slot.random.pick(['Hair clipper', 'Trimmer'])
        : slot.random.pick(['Foil shaver', 'Rotary shaver', 'Trimmer']);
    const cuts = shaverType === 'Hair clipper' || shaverType === 'Trimmer';
    return {
      shaverType,
      runMinutes: graded(slot, [45, 60, 90]) + slot.random.int(0, 4) * 5,
      ...(cuts ? { lengths: slot.random.pick([8, 12, 20, 24, 39]), ...without('cleaningDock') } : {}),
      use: shaverType === 'Hair clipper' ? 'Hair' : shaverType === 'Trimmer' ? ['Beard', 'Body'] : 'Face',
      widthMm: slot.random.int(42, 66),
      heightMm: slot.random.int(150, 185),
      depthMm: slot.random.int(38, 60),
      weightKg: roundTo(slot.random.between(0.14, 0.24), 0.01),
      finish: slot.random.pick(['Graphite', 'Black', 'Navy', 'Silver']),
    };
  },
  price: (a) =>
    ({ 'Foil shaver': 128, 'Rotary shaver': 112, Trimmer: 56, 'Hair clipper': 52 })[a.text('shaverType')] ?? 70,
  modelFigure: (a) => a.number('runMinutes') * 10,
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('shaverType').toLowerCase()}`, {
      with: [a.has('cleaningDock') && 'cleaning dock'],
      tail: [
        a.knows('lengths') && `${a.number('lengths')} lengths`,
        `${a.number('runMinutes')} min`,
        a.has('waterproof') && 'waterproof',
      ],
    }),
  copy: {
    summary: [
      'A {shaverType|lower} that runs {runMinutes} minutes on a charge.',
      '{runMinutes} minutes on a charge, blades that can be bought.',
    ],
    paragraphs: [
      [
        (a) =>
          a.knows('lengths')
            ? [
                'It cuts {lengths} lengths with guards that click and stay, for {runMinutes} minutes on a charge.',
                'With {lengths} lengths and {runMinutes} minutes it does a family’s haircuts in one go.',
              ]
            : [
                'A charge is {runMinutes} minutes, about three weeks of shaving. Five minutes of charging is one shave.',
                'The head follows the jaw, and the blades are changed once in eighteen months.',
              ],
      ],
      ['traits'],
      [['{brand} sends new blades by post.', 'Blades and guards are sold one by one.'], COVER_SMALL],
    ],
    features: [
      ['{runMinutes} minutes on a charge'],
      (a) => (a.knows('lengths') ? ['{lengths} lengths'] : ['Five minutes of charging for one shave']),
      ['For {useWords}'],
    ],
  },
  facts: (a) => ({
    useWords: a
      .list('use')
      .map((use) => use.toLowerCase())
      .join(' and '),
  }),
  googleProductType: 'Health & Beauty > Personal Care > Shaving & Grooming',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
