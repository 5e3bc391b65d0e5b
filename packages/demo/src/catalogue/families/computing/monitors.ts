import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { monitorKwh, screenAreaCm2 } from '../../recipe/energy-stars.ts';
import { COLOUR, ENERGY_STARS, ENERGY_USE, SCREEN, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo, type Slot } from '../../recipe/slot.ts';
import { COVER_SMALL, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const SHAPES: Readonly<Record<number, readonly [wide: number, high: number, resolution: string]>> = {
  24: [16, 9, '1920 × 1080'],
  27: [16, 9, '2560 × 1440'],
  32: [16, 9, '3840 × 2160'],
  34: [21, 9, '3440 × 1440'],
  49: [32, 9, '5120 × 1440'],
};

function monitorFigures(slot: Slot) {
  const gaming = slot.brand.slug === 'rookery';
  const screenInches = placed(slot, gaming ? [24, 27, 27, 32, 34, 49] : [24, 24, 27, 27, 27, 32, 34]);
  const [wide, high, usual] = SHAPES[screenInches] ?? [16, 9, '1920 × 1080'];
  const energyStars = Math.max(1.5, graded(slot, [5, 4.5, 4]) - (gaming ? 1 : 0) + slot.random.pick([-0.5, 0, 0.5]));
  const across = (screenInches * 25.4 * wide) / Math.hypot(wide, high);
  const up = (screenInches * 25.4 * high) / Math.hypot(wide, high);
  return {
    screenInches,
    resolution:
      screenInches === 27 && slot.grade === 2
        ? '3840 × 2160'
        : screenInches === 27 && slot.grade === 0
          ? '1920 × 1080'
          : usual,
    panel: slot.random.pick(gaming ? ['VA', 'IPS', 'OLED'] : ['IPS', 'IPS', 'VA']),
    refreshHz: gaming
      ? slot.random.pick([144, 165, 180, 240])
      : slot.grade === 2
        ? slot.random.pick([60, 120])
        : slot.random.pick([75, 100]),
    responseMs: gaming ? 1 : slot.random.pick([4, 5]),
    colourSpace: graded(slot, [99, 100, 100]),
    energyStars,
    energyKwhYear: monitorKwh(screenAreaCm2(screenInches, wide, high), energyStars, slot.random.next()),
    widthMm: Math.round(across + 14),
    heightMm: Math.round(up + 130 + slot.random.int(-10, 20)),
    depthMm: slot.random.int(190, 240),
    weightKg: roundTo(across * 0.0095 + slot.grade * 0.5, 0.1),
    finish: slot.random.pick(gaming ? ['Black'] : ['Black', 'Silver', 'White']),
  };
}

export const monitors = defineFamily({
  code: 'monitors',
  name: 'Monitors',
  letters: 'MN',
  groups: [
    group(
      'picture',
      'Picture',
      SCREEN,
      options('resolution', 'Resolution', OPEN_FACET),
      options('panel', 'Panel', FACET),
      range('refreshHz', 'Refresh rate', 'Hz', FACET),
      range('responseMs', 'Response', 'ms'),
      range('colourSpace', 'sRGB', '%'),
    ),
    SIZE_GROUP,
    group('performance', 'Energy', ENERGY_STARS, ENERGY_USE),
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'usbC',
      name: 'USB-C with power',
      chance: [0.05, 0.5, 0.9],
      adds: 70,
      line: 'USB-C: picture, power and desk in one cable',
      says: ['One USB-C cable brings the picture in and gives the laptop 65 watts or more.'],
    },
    {
      code: 'heightStand',
      name: 'Stand moves up and turns',
      chance: [0.15, 0.75, 1],
      adds: 40,
      line: 'Stand moves up, turns and tips',
      says: ['The stand moves up by 120 mm, turns, tips, and lets the screen stand upright.'],
    },
    {
      code: 'speakers',
      name: 'Speakers',
      chance: [0.3, 0.5, 0.6],
      adds: 10,
      line: 'Speakers for calls',
      says: ['The speakers are good enough for calls.'],
    },
    {
      code: 'adaptiveSync',
      name: 'Variable refresh',
      chance: [0.3, 0.6, 0.8],
      adds: 15,
      line: 'Variable refresh rate',
      says: ['Variable refresh follows the computer, so lines do not tear.'],
    },
    {
      code: 'vesaMount',
      name: 'VESA mount',
      chance: [1, 1, 1],
      adds: 0,
      line: 'VESA 100 mount for an arm',
      says: ['It comes off its stand and goes on any 100 mm arm.'],
      plain: true,
    },
  ],
  lineup: [
    ['tesselar', 16, ['Pane', 'Sill']],
    ['kestrel', 13, ['Sight']],
    ['rookery', 13, ['Lookout']],
    ['quillon', 8, ['Margin']],
    ['larkspur', 7, ['Window']],
  ],
  figures: monitorFigures,
  price: (a) => {
    const area = (a.number('widthMm') * a.number('heightMm')) / 1000;
    const sharp = a.text('resolution').startsWith('3840') ? 190 : a.text('resolution').startsWith('1920') ? 0 : 90;
    return (
      20 +
      area * 0.86 +
      sharp +
      (a.number('refreshHz') - 60) * 1.5 +
      (a.text('panel') === 'OLED' ? 560 : 0) +
      (a.number('screenInches') > 40 ? 480 : 0)
    );
  },
  modelFigure: (a) => a.number('screenInches') * 10,
  productName: (a, slot) =>
    shelfName(
      `${a.number('screenInches')}-inch ${slot.series} ${a.number('screenInches') > 32 ? 'ultrawide monitor' : 'monitor'}`,
      {
        with: [a.has('usbC') && 'USB-C'],
        tail: [
          a.text('resolution').startsWith('3840') ? '4K' : a.text('resolution').startsWith('1920') ? 'Full HD' : 'QHD',
          `${a.number('refreshHz')} Hz`,
          a.text('panel') === 'OLED' && 'OLED',
        ],
      },
    ),
  copy: {
    summary: [
      'A {screenInches}-inch monitor with {resolution} points at {refreshHz} Hz.',
      '{screenInches} inches, {resolution}, {panel} panel.',
    ],
    paragraphs: [
      [
        [
          'The {screenInches}-inch {panel} panel shows {resolution} points at {refreshHz} Hz and covers {colourSpace} per cent of sRGB.',
          'It shows {resolution} points on {screenInches} inches, {refreshHz} times a second, and answers in {responseMs} ms.',
        ],
      ],
      ['traits'],
      [
        [
          'On its stand it takes {widthMm} by {depthMm} mm of desk and is up to {heightMm} mm high.',
          'It is {widthMm} mm wide and weighs {weightKg} kg with the stand.',
        ],
        RUNNING_COST,
      ],
      [COVER_SMALL],
    ],
    features: [
      ['{screenInches}-inch {panel}, {resolution}'],
      ['{refreshHz} Hz, {responseMs} ms'],
      ['{energyStars}-star energy rating'],
    ],
  },
  googleProductType: 'Electronics > Video > Computer Monitors',
  bulky: false,
  repairPlan: true,
  accessories: ['cables', 'keyboardsAndMice'],
});
