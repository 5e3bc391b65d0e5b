import { FACET, group, OPEN_FACET, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, POWER, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo, type Slot } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

function barFigures(slot: Slot) {
  const channels = graded<readonly string[]>(slot, [
    ['2.0', '2.1'],
    ['2.1', '3.1', '5.1'],
    ['5.1', '5.1.2', '7.1.4'],
  ]);
  const layout = slot.random.pick(channels);
  const speakers = layout.split('.').reduce((sum, count) => sum + Number(count), 0);
  return {
    channels: layout,
    powerW: Math.round((60 + speakers * 52 + slot.random.int(-3, 4) * 10) / 10) * 10,
    subwoofer: layout.includes('.1') ? slot.random.pick(['Wireless', 'Wireless', 'Built in']) : 'None',
    hdmi: graded(slot, ['ARC', 'eARC', 'eARC']),
    surround: slot.grade === 2 ? 'Height' : slot.grade === 1 ? 'Virtual' : 'Stereo',
    widthMm: slot.random.int(58, 118) * 10,
    heightMm: slot.random.int(56, 74),
    depthMm: slot.random.int(84, 132),
    weightKg: roundTo(1.6 + speakers * 0.42, 0.1),
    finish: slot.random.pick(['Black', 'Black', 'Graphite', 'Sand']),
  };
}

export const soundbars = defineFamily({
  code: 'soundbars',
  name: 'Soundbars',
  letters: 'SB',
  groups: [
    group(
      'sound',
      'Sound',
      options('channels', 'Channels', OPEN_FACET),
      POWER,
      options('subwoofer', 'Subwoofer', FACET),
      options('surround', 'Surround', FACET),
      options('hdmi', 'HDMI', FACET),
    ),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'dialogue',
      name: 'Dialogue lift',
      chance: [0.4, 0.8, 1],
      adds: 20,
      line: 'Dialogue lift for voices',
      says: ['A button lifts voices out of the music and the explosions.'],
    },
    {
      code: 'nightMode',
      name: 'Night mode',
      chance: [0.5, 0.9, 1],
      adds: 0,
      line: 'Night mode keeps loud parts down',
      says: ['Night mode keeps the loud parts down and the quiet parts up.'],
    },
    {
      code: 'multiroom',
      name: 'Multiroom',
      chance: [0, 0.35, 0.8],
      adds: 60,
      line: 'Plays with other rooms over Wi-Fi',
      says: ['Over Wi-Fi it plays together with speakers in other rooms.'],
    },
    {
      code: 'bluetooth',
      name: 'Bluetooth',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Bluetooth for phones',
      says: ['A phone connects over Bluetooth in the usual way.'],
      plain: true,
    },
  ],
  lineup: [
    ['kestrel', 10, ['Arc', 'Arc Mini', 'Arc Wide', 'Bow', 'Bow Mini', 'Span', 'Vault', 'Nave', 'Lintel', 'Truss']],
    [
      'tonewell',
      12,
      ['Quay', 'Wharf', 'Harbour', 'Mole', 'Pier', 'Dock', 'Slip', 'Basin', 'Lock', 'Weir', 'Ferry', 'Strand'],
    ],
    ['skerry', 8, ['Tide', 'Reef', 'Spit', 'Cove', 'Sound', 'Voe', 'Geo', 'Stack']],
    ['panorel', 8, ['Bar', 'Bar Plus', 'Bar Mini', 'Beam', 'Rail', 'Sill', 'Ledge', 'Shelf']],
    ['halcyra', 5, ['Umbra', 'Corona', 'Penumbra', 'Zenith', 'Nadir']],
    ['murmur', 6, ['Shore', 'Swell', 'Eddy', 'Ripple', 'Wake', 'Drift Bar']],
  ],
  figures: barFigures,
  price: (a) => 90 + a.number('powerW') * 1.02 + (a.text('subwoofer') === 'Wireless' ? 70 : 0),
  modelFigure: (a) => a.text('channels').replaceAll('.', ''),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('channels')} soundbar`, {
      with: [a.text('subwoofer') === 'Wireless' && 'wireless subwoofer'],
      tail: [`${a.number('powerW')} W`, a.text('finish') !== 'Black' && a.text('finish')],
    }),
  facts: (a) => ({ forScreen: a.number('widthMm') < 800 ? 43 : a.number('widthMm') < 1000 ? 55 : 65 }),
  copy: {
    summary: [
      'A {channels} soundbar with {powerW} watts, {widthMm} mm wide.',
      '{powerW} watts in {channels} channels under a television of {forScreen} inches and more.',
    ],
    paragraphs: [
      [
        [
          'It plays {channels} channels with {powerW} watts through a bar {widthMm} mm wide, a good match for {forScreen} inches and more.',
          'The bar is {heightMm} mm high, low enough to stay under most screens, and plays {channels} channels with {powerW} watts.',
        ],
      ],
      ['traits'],
      [
        [
          'It connects by one HDMI {hdmi} cable, so the television’s own remote sets the volume.',
          'One HDMI {hdmi} cable does everything; optical is there for older sets.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [
      ['{channels} channels, {powerW} W'],
      ['HDMI {hdmi} and optical'],
      ['{widthMm} mm wide, {heightMm} mm high'],
    ],
  },
  googleProductType: 'Electronics > Audio > Audio Components > Speakers > Soundbars',
  bulky: false,
  repairPlan: true,
  accessories: ['cables', 'tvBrackets'],
});
