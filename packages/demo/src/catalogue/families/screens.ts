import type { FamilyLogic } from '../recipe/define-family.ts';
import { monitorKwh, screenAreaCm2, televisionKwh } from '../recipe/energy-stars.ts';
import { graded, measures, placed, roundTo, type Slot } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { composeName } from '../text/product-name.ts';

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
    refreshHz: slot.random.pick(gaming ? [144, 165, 180, 240] : slot.grade === 2 ? [60, 120] : [75, 100]),
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

const PANEL_WORDS: Readonly<Record<Panel, string>> = {
  LED: 'An LED panel is bright in a sunny room and light on power.',
  QLED: 'A QLED panel puts a layer of quantum dots before the light, which gives reds and greens more depth in daylight.',
  'Mini LED':
    'Mini LED divides the light behind the panel into hundreds of zones, so a candle is bright and the room around it stays dark.',
  OLED: 'In an OLED panel every pixel is its own light, so black is off and not dark grey.',
};

export const SCREENS: Readonly<Record<string, FamilyLogic>> = {
  monitors: {
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
      composeName(
        `${a.number('screenInches')}-inch ${slot.series} ${a.number('screenInches') > 32 ? 'ultrawide monitor' : 'monitor'}`,
        {
          with: [a.has('usbC') && 'USB-C'],
          tail: [
            a.text('resolution').startsWith('3840')
              ? '4K'
              : a.text('resolution').startsWith('1920')
                ? 'Full HD'
                : 'QHD',
            `${a.number('refreshHz')} Hz`,
            a.text('panel') === 'OLED' && 'OLED',
          ],
        },
      ),
  },
  projectorsAndStreamers: {
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
        ...(streamer
          ? measures(slot, 98, 24, 98, 0.2)
          : measures(slot, [190, 420], [110, 180], [180, 340], [1.2, 6.5, 0.1])),
        finish: streamer ? 'Black' : slot.random.pick(['White', 'Graphite', 'Sand']),
      };
    },
    price: (a) => (a.knows('lumens') ? 190 + a.number('lumens') * 0.5 : 95),
    modelFigure: (a, slot) => (a.knows('lumens') ? a.number('lumens') : slot.random.int(2, 9) * 10),
  },
  televisions: {
    figures: screenFigures,
    price: (a) => {
      const area = screenAreaCm2(a.number('screenInches')) / 1000;
      const panel = { LED: 62, QLED: 92, 'Mini LED': 150, OLED: 178 }[a.text('panel')] ?? 80;
      return 90 + area * panel * (a.number('screenInches') > 85 ? 1.6 : 1) * (a.text('resolution') === '8K' ? 1.6 : 1);
    },
    modelFigure: (a) => a.number('screenInches'),
    facts: (a) => ({
      sitM: roundTo(a.number('screenInches') * 0.03 + 0.3, 0.1),
      panelWords: PANEL_WORDS[a.text('panel') as Panel],
    }),
    bulky: (a) => a.number('screenInches') >= 65,
  },
};
