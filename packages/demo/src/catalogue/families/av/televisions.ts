import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { screenAreaCm2, televisionKwh } from '../../recipe/energy-stars.ts';
import { ENERGY_STARS, ENERGY_USE, SCREEN, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo, type Slot } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const SIZES = [32, 40, 43, 43, 50, 50, 55, 55, 55, 65, 65, 65, 75, 75, 77, 85, 98];
const STARS = { LED: 4.5, QLED: 4, 'Mini LED': 3.5, OLED: 3.5 } as const;
type Panel = keyof typeof STARS;

function panelOf(slot: Slot, inches: number): Panel {
  if (inches < 43) return 'LED';
  if (inches > 85) return slot.grade === 2 ? 'Mini LED' : 'QLED';
  if (inches === 77) return 'OLED';
  const byGrade = graded<readonly Panel[]>(slot, [
    ['LED'],
    slot.brand.tier > 2 ? ['QLED'] : ['QLED', 'QLED', 'LED'],
    ['OLED', 'Mini LED', 'OLED'],
  ]);
  return inches === 50 || inches === 43 ? (slot.grade === 0 ? 'LED' : 'QLED') : slot.random.pick(byGrade);
}

function screenFigures(slot: Slot) {
  const screenInches = placed(slot, SIZES);
  const panel = panelOf(slot, screenInches);
  const resolution =
    screenInches < 40
      ? 'HD'
      : screenInches === 40
        ? 'Full HD'
        : screenInches > 75 && slot.grade === 2 && slot.random.chance(0.3)
          ? '8K'
          : '4K';
  const energyStars = Math.max(1.5, STARS[panel] + slot.random.pick([-0.5, 0, 0.5]) - (resolution === '8K' ? 2 : 0));
  const fast = panel === 'OLED' || panel === 'Mini LED';
  const refreshHz = fast ? slot.random.pick([120, 144]) : panel === 'QLED' ? slot.random.pick([60, 120]) : 60;
  return {
    screenInches,
    panel,
    resolution,
    refreshHz,
    ...(refreshHz > 60 ? {} : without('gameMode')),
    brightness: { LED: 280, QLED: 550, 'Mini LED': 1400, OLED: 900 }[panel] + slot.random.int(-3, 6) * 10,
    hdmiPorts: graded(slot, [2, 3, 4]),
    speakersW: graded(slot, [20, 30, 60]),
    energyStars,
    energyKwhYear: televisionKwh(screenInches, energyStars, slot.random.next()),
    stand: fast ? 'Pedestal' : 'Feet',
    vesa:
      screenInches < 43 ? '200 × 100' : screenInches < 65 ? '300 × 200' : screenInches < 85 ? '400 × 300' : '600 × 400',
    widthMm: Math.round(screenInches * 22.14 + (fast ? 8 : 16)),
    heightMm: Math.round(screenInches * 12.45 + 76 + slot.random.int(-6, 8)),
    depthMm: Math.round(150 + screenInches * 2.1),
    weightKg: roundTo(screenInches * screenInches * 0.0047 + 1.6 + slot.grade, 0.1),
    finish: 'Black',
  };
}

export const televisions = defineFamily({
  code: 'televisions',
  name: 'Televisions',
  letters: 'TV',
  groups: [
    group('performance', 'Energy', ENERGY_STARS, ENERGY_USE),
    group(
      'picture',
      'Picture',
      SCREEN,
      options('panel', 'Panel', OPEN_FACET),
      options('resolution', 'Resolution', FACET),
      range('refreshHz', 'Refresh rate', 'Hz', FACET),
      range('brightness', 'Brightest', 'nits'),
    ),
    group(
      'connections',
      'Sound and connections',
      range('hdmiPorts', 'HDMI inputs', NO_UNIT, FACET),
      range('speakersW', 'Speakers', 'W'),
      options('vesa', 'Wall mount (VESA)'),
    ),
    SIZE_GROUP,
    group('look', 'Design', options('stand', 'Stands on', FACET), options('finish', 'Colour')),
  ],
  traits: [
    {
      code: 'gameMode',
      name: 'Variable refresh for games',
      chance: [0, 0.3, 0.9],
      adds: 70,
      line: 'Variable refresh rate for games',
      says: ['For games it follows the console’s own frame rate and answers in under 10 milliseconds.'],
    },
    {
      code: 'castBuiltIn',
      name: 'Casting',
      chance: [0.7, 1, 1],
      adds: 10,
      line: 'Casts from phones of both kinds',
      says: ['Phones of both kinds can send it a picture without an app.'],
    },
    {
      code: 'filmMode',
      name: 'Film mode',
      chance: [0.3, 0.8, 1],
      adds: 0,
      line: 'Film mode with nothing smoothed',
      says: ['Film mode turns off every correction and shows 24 frames as 24 frames.'],
    },
    {
      code: 'artMode',
      name: 'Picture frame mode',
      chance: [0, 0.05, 0.15],
      adds: 180,
      line: 'Shows a painting when it is off, and sleeps in the dark',
      says: ['When it is off it can show a painting, and turns itself off when the room is empty.'],
    },
    {
      code: 'freeToAir',
      name: 'Free-to-air tuner',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Free-to-air tuner and the streaming apps',
      says: [
        'It has a free-to-air tuner and the Australian streaming apps.',
        'Free-to-air channels and streaming apps share one list.',
      ],
      plain: true,
    },
    {
      code: 'micSwitch',
      name: 'Microphone with a switch',
      chance: [0.1, 0.5, 0.7],
      adds: 10,
      line: 'Voice search, with a switch for the microphone',
      says: ['The microphone for voice search has a real switch on the frame.'],
      plain: true,
    },
  ],
  lineup: [
    ['kestrel', 26, ['S{n}']],
    ['panorel', 22, ['Vista', 'Vista Plus']],
    ['halcyra', 14, ['Noctis', 'Vesper']],
    ['orana', 12, ['Outlook']],
    ['tarn', 10, ['View']],
    ['kaiyo', 12, ['K{n}']],
    ['lanternfish', 10, ['Glow']],
  ],
  figures: screenFigures,
  price: (a) => {
    const area = screenAreaCm2(a.number('screenInches')) / 1000;
    const panel = { LED: 62, QLED: 92, 'Mini LED': 150, OLED: 178 }[a.text('panel')] ?? 80;
    return 90 + area * panel * (a.number('screenInches') > 85 ? 1.6 : 1) * (a.text('resolution') === '8K' ? 1.6 : 1);
  },
  modelFigure: (a) => a.number('screenInches'),
  productName: (a, slot) =>
    shelfName(
      `${a.number('screenInches')}-inch ${slot.series} ${a.text('panel')} ${a.text('resolution')} smart television`,
      {
        tail: [a.number('refreshHz') > 60 && `${a.number('refreshHz')} Hz`, a.has('artMode') && 'picture frame mode'],
      },
    ),
  facts: (a) => ({
    sitM: roundTo(a.number('screenInches') * 0.03 + 0.3, 0.1),
    panelWords: PANEL_WORDS[a.text('panel') as Panel],
  }),
  copy: {
    summary: [
      'A {screenInches}-inch {panel} television in {resolution} with {hdmiPorts} HDMI inputs.',
      '{screenInches} inches of {panel}, {refreshHz} Hz, {widthMm} mm wide.',
    ],
    paragraphs: [
      [
        ['{panelWords}', '{panelWords} It goes up to {brightness} nits.'],
        [
          'Sit about {sitM} metres away for {screenInches} inches.',
          'For a {screenInches}-inch screen the chair belongs about {sitM} metres away.',
        ],
      ],
      ['traits'],
      [
        [
          'It is {widthMm} mm wide and {heightMm} mm high on its {stand|lower}, and hangs on a {vesa} mm bracket.',
          'On its {stand|lower} it stands {heightMm} mm high; for the wall it takes a {vesa} mm bracket and weighs {weightKg} kg.',
        ],
        RUNNING_COST,
      ],
      [COVER],
    ],
    features: [
      ['{screenInches}-inch {panel}, {resolution}'],
      ['{refreshHz} Hz, up to {brightness} nits'],
      ['{hdmiPorts} HDMI inputs, {speakersW} W speakers'],
    ],
  },
  googleProductType: 'Electronics > Video > Televisions',
  bulky: (a) => a.number('screenInches') >= 65,
  repairPlan: true,
  accessories: ['tvBrackets', 'cables'],
});

const PANEL_WORDS: Readonly<Record<Panel, string>> = {
  LED: 'An LED panel is bright in a sunny room and light on power.',
  QLED: 'A QLED panel puts a layer of quantum dots before the light, which gives reds and greens more depth in daylight.',
  'Mini LED':
    'Mini LED divides the light behind the panel into hundreds of zones, so a candle is bright and the room around it stays dark.',
  OLED: 'In an OLED panel every pixel is its own light, so black is off and not dark grey.',
};
