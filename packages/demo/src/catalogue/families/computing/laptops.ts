import { FACET, group, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices } from '../../recipe/finishes.ts';
import { BATTERY_HOURS, COLOUR, SCREEN, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo, type Slot } from '../../recipe/slot.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

const CHIPS: readonly string[] = ['Marlin 3', 'Marlin 5', 'Marlin 7', 'Marlin 9'];
const SCREENS: Readonly<Record<string, number>> = { '13.3': 1.15, '14': 1.3, '15.6': 1.65, '16': 1.7, '17.3': 2.4 };

/** The machine follows what it is for: a student's, an office one, one for games. */
function laptopFigures(slot: Slot) {
  const gaming = slot.brand.slug === 'rookery';
  const level = gaming ? Math.max(2, slot.grade + 1) : slot.grade + (slot.brand.tier > 2 ? 1 : 0);
  const screenInches = gaming ? slot.random.pick([15.6, 16, 17.3]) : slot.random.pick([13.3, 14, 14, 15.6, 16]);
  const memoryGb = [8, 16, 16, 32][level] ?? 16;
  const storageGb = slot.random.pick(([[256, 512], [512], [512, 1024], [1024, 2048]] as const)[level] ?? [512]);
  return {
    screenInches,
    processor: CHIPS[level] ?? 'Marlin 5',
    memoryGb,
    storageGb,
    graphics: gaming ? slot.random.pick(['Pelican 60', 'Pelican 70', 'Pelican 80']) : 'Built in',
    resolution:
      level === 0 ? '1920 × 1080' : level === 1 ? '1920 × 1200' : slot.random.pick(['2560 × 1600', '2880 × 1800']),
    refreshHz: gaming ? slot.random.pick([144, 165, 240]) : level > 1 && slot.random.chance(0.4) ? 120 : 60,
    batteryHours: gaming ? slot.random.int(5, 8) : ([9, 12, 15, 18][level] ?? 12),
    ports: level < 2 ? ['USB-C', 'USB-A', 'HDMI'] : ['USB-C', 'USB-A', 'HDMI', 'SD card'],
    widthMm: Math.round(screenInches * 22.3),
    heightMm: gaming ? slot.random.int(22, 27) : slot.random.int(14, 19),
    depthMm: Math.round(screenInches * 15.6),
    weightKg: roundTo(
      (SCREENS[String(screenInches)] ?? 1.5) + (gaming ? 0.55 : 0) + (slot.grade === 0 ? 0.15 : 0),
      0.01,
    ),
    finish: gaming
      ? 'Graphite'
      : choices(slot.random, ['Silver', 'Graphite', 'Navy', 'Sand', 'Eucalypt'], slot.grade === 0 ? 1 : 2),
  };
}

export const laptops = defineFamily({
  code: 'laptops',
  name: 'Laptops',
  letters: 'LP',
  groups: [
    group(
      'speed',
      'Speed and storage',
      searchable('processor', 'Processor', FACET),
      range('memoryGb', 'Memory', 'GB memory', OPEN_FACET),
      range('storageGb', 'Storage', 'GB storage', OPEN_FACET),
      options('graphics', 'Graphics', FACET),
    ),
    group(
      'picture',
      'Screen',
      SCREEN,
      options('resolution', 'Resolution'),
      range('refreshHz', 'Refresh rate', 'Hz', FACET),
    ),
    group('connections', 'Battery and connections', BATTERY_HOURS, options('ports', 'Ports', FACET)),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'touchscreen',
      name: 'Touchscreen',
      chance: [0.1, 0.3, 0.4],
      adds: 90,
      line: 'Touchscreen',
      says: ['The screen takes fingers as well as the trackpad.'],
    },
    {
      code: 'fingerprint',
      name: 'Fingerprint reader',
      chance: [0.2, 0.8, 1],
      adds: 15,
      line: 'Fingerprint reader in the power key',
      says: ['A fingerprint on the power key opens it.'],
    },
    {
      code: 'backlitKeys',
      name: 'Lit keyboard',
      chance: [0.3, 0.9, 1],
      adds: 15,
      line: 'Lit keyboard',
      says: ['The keys are lit, and the light goes out by itself.'],
    },
    {
      code: 'openable',
      name: 'Made to be opened',
      chance: [0.2, 0.4, 0.6],
      adds: 0,
      line: 'Battery and storage can be changed with one screwdriver',
      says: ['Eight plain screws hold the base; battery and storage can be changed at home.'],
    },
    {
      code: 'webcamShutter',
      name: 'Camera shutter',
      chance: [0.5, 0.9, 1],
      adds: 0,
      line: 'Shutter over the camera',
      says: ['A shutter slides over the camera.'],
      plain: true,
    },
    {
      code: 'wifi7',
      name: 'Wi-Fi 7',
      chance: [0, 0.3, 0.8],
      adds: 20,
      line: 'Wi-Fi 7',
      says: ['It speaks Wi-Fi 7, and all the older ones.'],
    },
  ],
  lineup: [
    ['quillon', 24, ['Folio', 'Quarto', 'Octavo']],
    ['tesselar', 22, ['Grid', 'Lattice', 'Facet']],
    ['larkspur', 18, ['Primer', 'Reader']],
    ['rookery', 16, ['Talon', 'Murder']],
    ['kestrel', 10, ['Glide']],
  ],
  figures: laptopFigures,
  price: (a) => {
    const chip = [430, 640, 900, 1350][CHIPS.indexOf(a.text('processor'))] ?? 700;
    const graphics = { 'Pelican 60': 480, 'Pelican 70': 850, 'Pelican 80': 1500 }[a.text('graphics')] ?? 0;
    return chip + a.number('memoryGb') * 9 + a.number('storageGb') * 0.24 + graphics;
  },
  modelFigure: (a) => Math.round(a.number('screenInches') * 10),
  productName: (a, slot) =>
    shelfName(
      `${a.number('screenInches')}-inch ${slot.series} ${a.text('graphics') === 'Built in' ? 'laptop' : 'gaming laptop'}`,
      {
        tail: [
          a.text('processor'),
          `${a.number('memoryGb')} GB`,
          storageWords(a.number('storageGb')),
          a.text('graphics') !== 'Built in' && a.text('graphics'),
        ],
      },
    ),
  facts: (a) => ({
    storageWords: storageWords(a.number('storageGb')),
    work:
      a.number('memoryGb') < 16
        ? 'schoolwork, mail and one video call'
        : a.number('memoryGb') < 32
          ? 'office work with many windows open'
          : 'photo, code and film work',
  }),
  copy: {
    summary: [
      'A {screenInches}-inch laptop with {memoryGb} GB of memory, {storageWords} of storage and {batteryHours} hours of battery.',
      '{weightKg} kg, {screenInches} inches, {batteryHours} hours away from a power point.',
    ],
    paragraphs: [
      [
        (a) =>
          a.text('graphics') === 'Built in'
            ? [
                'The {processor} processor with {memoryGb} GB of memory is enough for {work}. Files go on {storageWords} of solid storage.',
                'With {memoryGb} GB of memory and {storageWords} of storage it is made for {work}. The battery lasts {batteryHours} hours of that.',
              ]
            : [
                '{graphics} graphics draw {refreshHz} frames a second on the {screenInches}-inch screen. Beside them are a {processor}, {memoryGb} GB of memory and {storageWords} of storage.',
                'It is a desktop’s work in {weightKg} kg: {processor}, {graphics} graphics, {memoryGb} GB of memory. Away from the wall it lasts {batteryHours} hours.',
              ],
        [
          'The screen shows {resolution} points at {refreshHz} Hz.',
          'The {screenInches}-inch screen has {resolution} points.',
        ],
      ],
      ['traits'],
      [
        [
          'It weighs {weightKg} kg and is {heightMm} mm thick. Ports: {ports}.',
          'Closed it is {widthMm} × {depthMm} × {heightMm} mm, {weightKg} kg, with {ports}.',
        ],
        COVER,
      ],
    ],
    features: [
      ['{processor}, {memoryGb} GB memory, {storageWords}'],
      ['{screenInches}-inch screen, {resolution}'],
      ['{batteryHours} hours of battery, {weightKg} kg'],
    ],
  },
  googleProductType: 'Electronics > Computers > Laptops',
  bulky: false,
  repairPlan: true,
  accessories: ['bagsAndCases', 'keyboardsAndMice', 'chargers'],
});
