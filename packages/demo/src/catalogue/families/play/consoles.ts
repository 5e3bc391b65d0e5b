import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

export const consoles = defineFamily({
  code: 'consoles',
  name: 'Game consoles',
  letters: 'GC',
  groups: [
    group(
      'performance',
      'Performance',
      options('consoleType', 'Type', OPEN_FACET),
      range('storageGb', 'Storage', 'GB', FACET),
      options('resolution', 'Plays in', FACET),
      range('refreshHz', 'Up to', 'Hz'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'discDrive',
      name: 'Disc drive',
      chance: [0.3, 0.6, 0.8],
      adds: 80,
      line: 'Disc drive',
      says: ['It has a disc drive, so games can be lent and sold.'],
    },
    {
      code: 'secondPad',
      name: 'Second controller',
      chance: [0.1, 0.25, 0.4],
      adds: 80,
      line: 'Second controller in the box',
      says: ['A second controller is in the box.'],
    },
    {
      code: 'quiet',
      name: 'Quiet cooling',
      chance: [0.6, 0.9, 1],
      adds: 0,
      line: 'Under 35 dB while playing',
      says: ['While playing it stays under 35 dB.'],
    },
  ],
  lineup: [
    ['vega', 8, ['Lyra', 'Lyra Slim', 'Altair', 'Altair Pro', 'Deneb', 'Deneb Duo', 'Parallax', 'Parallax Pro']],
  ],
  figures: (slot) => {
    const headset = slot.place > 0.75;
    return {
      consoleType: headset ? 'VR headset' : 'Console',
      storageGb: placed(slot, [512, 1000, 1000, 2000]),
      resolution: headset || slot.grade > 0 ? '4K' : 'QHD',
      refreshHz: 120,
      ...(headset ? without('discDrive', 'secondPad') : {}),
      widthMm: headset ? 180 : slot.random.int(96, 110),
      heightMm: headset ? 105 : slot.random.int(300, 370),
      depthMm: headset ? 110 : slot.random.int(200, 260),
      weightKg: roundTo(headset ? 0.52 : slot.random.between(2.9, 4.2), 0.01),
      finish: headset ? 'White' : choices(slot.random, ['White', 'Black'], 2),
    };
  },
  price: (a) => 470 + a.number('storageGb') * 0.13 + (a.text('resolution') === '4K' ? 80 : 0),
  modelFigure: (a) => a.number('storageGb'),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('consoleType') === 'Console' ? 'game console' : 'VR headset'}`, {
      with: [a.has('secondPad') && 'two controllers'],
      tail: [
        storageWords(a.number('storageGb')),
        a.text('consoleType') === 'Console' && (a.has('discDrive') ? 'disc drive' : 'digital'),
        onlyFinish(a),
      ],
    }),
  facts: (a) => ({
    storageWords: storageWords(a.number('storageGb')),
    typeWords: a.text('consoleType') === 'Console' ? 'game console' : 'VR headset',
  }),
  copy: {
    summary: ['A {typeWords} with {storageWords}, up to {refreshHz} frames a second.'],
    paragraphs: [
      [
        [
          'It plays in {resolution} at up to {refreshHz} frames a second, wakes in two seconds, and has room for about a dozen large games on {storageWords}.',
          'On {storageWords} there is room for about a dozen large games, played in {resolution} at up to {refreshHz} Hz.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['{storageWords}'], ['{resolution}, up to {refreshHz} Hz'], ['Wakes in two seconds']],
  },
  googleProductType: 'Electronics > Video Game Consoles',
  bulky: false,
  repairPlan: true,
  accessories: ['gameControllers', 'cables'],
});
