import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const projectorsAndStreamers = defineFamily({
  code: 'projectorsAndStreamers',
  name: 'Projectors and streaming players',
  letters: 'PJ',
  groups: [
    group(
      'picture',
      'Picture',
      options('playerType', 'Type', OPEN_FACET),
      options('resolution', 'Resolution', FACET),
      range('lumens', 'Brightness', 'lumens', FACET),
      range('pictureInches', 'Largest picture', 'inch'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'voice',
      name: 'Voice search',
      chance: [0.4, 0.7, 0.9],
      adds: 5,
      line: 'Voice search by a button, not by listening',
      says: ['Voice search starts with a button; it does not listen otherwise.'],
    },
    {
      code: 'autoFocus',
      name: 'Sets itself up',
      chance: [0.1, 0.6, 1],
      adds: 60,
      line: 'Focuses and squares the picture itself',
      says: ['It focuses and squares the picture in about four seconds.'],
    },
    {
      code: 'hdr',
      name: 'HDR',
      chance: [0.5, 0.9, 1],
      adds: 10,
      line: 'HDR',
      says: ['HDR films are shown with their full range, as far as the light allows.'],
      plain: true,
    },
  ],
  lineup: [
    ['halcyra', 7, ['Lantern', 'Atelier']],
    ['panorel', 7, ['Beam']],
    ['kestrel', 5, ['Cast']],
    ['lanternfish', 5, ['Angler']],
  ],
  figures: (slot) => {
    const streamer = slot.brand.slug === 'kestrel' || slot.random.chance(0.2);
    return {
      playerType: streamer ? 'Streaming player' : 'Projector',
      resolution: streamer || slot.grade > 0 ? '4K' : 'Full HD',
      ...(streamer
        ? without('autoFocus')
        : {
            lumens: graded(slot, [500, 1500, 2600]) + slot.random.int(-1, 3) * 100,
            pictureInches: graded(slot, [100, 120, 150]),
          }),
      widthMm: streamer ? 98 : slot.random.int(190, 420),
      heightMm: streamer ? 24 : slot.random.int(110, 180),
      depthMm: streamer ? 98 : slot.random.int(180, 340),
      weightKg: roundTo(streamer ? 0.2 : slot.random.between(1.2, 6.5), 0.1),
      finish: streamer ? 'Black' : slot.random.pick(['White', 'Graphite', 'Sand']),
    };
  },
  price: (a) => (a.knows('lumens') ? 190 + a.number('lumens') * 0.5 : 95),
  modelFigure: (a, slot) => (a.knows('lumens') ? a.number('lumens') : slot.random.int(2, 9) * 10),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('resolution')} ${a.text('playerType').toLowerCase()}`, {
      tail: [
        a.knows('lumens') && `${thousands(a.number('lumens'))} lumens`,
        a.has('autoFocus') && 'sets itself up',
        !a.knows('lumens') && a.has('voice') && 'voice remote',
      ],
    }),
  copy: {
    summary: (a) =>
      a.knows('lumens')
        ? ['A {resolution} projector with {lumens} lumens for pictures up to {pictureInches} inches.']
        : ['A {resolution} streaming player for any television with HDMI.'],
    paragraphs: [
      [
        (a) =>
          a.knows('lumens')
            ? [
                'With {lumens} lumens it fills {pictureInches} inches in a dark room, and about half of that with a lamp on.',
                'It throws a {resolution} picture of up to {pictureInches} inches. Draw the curtains: {lumens} lumens are not daylight.',
              ]
            : [
                'It makes an older television smart: HDMI in, apps out, in {resolution}.',
                'Plug it in, sign in once, and a television of any age has the streaming apps.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{resolution}'],
      (a) =>
        a.knows('lumens') ? ['{lumens} lumens, up to {pictureInches} inches'] : ['HDMI, Wi-Fi 6 and a network socket'],
      ['{weightKg} kg'],
    ],
  },
  googleProductType: 'Electronics > Video > Projectors',
  bulky: false,
  repairPlan: true,
  accessories: ['cables'],
});
