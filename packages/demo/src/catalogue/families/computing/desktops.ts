import { FACET, group, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SCREEN, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { roundTo } from '../../recipe/slot.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

export const desktops = defineFamily({
  code: 'desktops',
  name: 'Desktop computers',
  letters: 'DT',
  groups: [
    group(
      'speed',
      'Speed and storage',
      options('desktopType', 'Type', OPEN_FACET),
      searchable('processor', 'Processor', FACET),
      range('memoryGb', 'Memory', 'GB memory', FACET),
      range('storageGb', 'Storage', 'GB storage', FACET),
      options('graphics', 'Graphics', FACET),
    ),
    group('picture', 'Screen', SCREEN),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'wifi7',
      name: 'Wi-Fi 7',
      chance: [0, 0.4, 0.9],
      adds: 20,
      line: 'Wi-Fi 7 and Bluetooth',
      says: ['It has Wi-Fi 7, and a socket for a cable.'],
    },
    {
      code: 'keyboardIncluded',
      name: 'Keyboard and mouse included',
      chance: [0.7, 0.6, 0.4],
      adds: 25,
      line: 'Keyboard and mouse in the box',
      says: ['A keyboard and a mouse are in the box.'],
    },
    {
      code: 'quietFan',
      name: 'Quiet cooling',
      chance: [0.2, 0.6, 0.9],
      adds: 25,
      line: 'Under 30 dB at a desk',
      says: ['At a desk it stays under 30 dB.'],
    },
    {
      code: 'toolFree',
      name: 'Opens without tools',
      chance: [0.2, 0.5, 0.7],
      adds: 0,
      line: 'Opens without tools',
      says: ['It opens without tools for memory and drives.'],
      plain: true,
    },
  ],
  lineup: [
    ['tesselar', 11, ['Cube', 'Slab']],
    ['quillon', 8, ['Lectern']],
    ['larkspur', 6, ['Bench']],
    ['rookery', 8, ['Tower']],
  ],
  figures: (slot) => {
    const desktopType =
      slot.brand.slug === 'rookery'
        ? 'Tower'
        : slot.brand.slug === 'quillon'
          ? 'All-in-one'
          : slot.random.pick(['All-in-one', 'Mini', 'Tower']);
    const level = slot.grade + (slot.brand.slug === 'rookery' ? 1 : 0);
    const screenInches = slot.random.pick([24, 27]);
    const whole = desktopType === 'All-in-one';
    return {
      desktopType,
      processor: ['Marlin 3', 'Marlin 5', 'Marlin 7', 'Marlin 9'][level] ?? 'Marlin 5',
      memoryGb: [8, 16, 16, 32][level] ?? 16,
      storageGb: slot.random.pick([[512], [512], [1024], [1024, 2048]][level] ?? [512]),
      graphics:
        slot.brand.slug === 'rookery' ? slot.random.pick(['Pelican 60', 'Pelican 70', 'Pelican 80']) : 'Built in',
      ...(whole ? { screenInches } : {}),
      widthMm: whole ? Math.round(screenInches * 22.3) : desktopType === 'Mini' ? 196 : slot.random.int(185, 220),
      heightMm: whole ? Math.round(screenInches * 17.5) : desktopType === 'Mini' ? 54 : slot.random.int(390, 465),
      depthMm: whole ? 190 : desktopType === 'Mini' ? 196 : slot.random.int(390, 450),
      weightKg: roundTo(whole ? screenInches * 0.26 : desktopType === 'Mini' ? 1.4 : slot.random.between(8, 13), 0.1),
      finish: whole ? slot.random.pick(['Silver', 'White']) : slot.random.pick(['Black', 'Graphite', 'White']),
    };
  },
  price: (a) => {
    const chip = { 'Marlin 3': 380, 'Marlin 5': 600, 'Marlin 7': 880, 'Marlin 9': 1300 }[a.text('processor')] ?? 600;
    const graphics = { 'Pelican 60': 520, 'Pelican 70': 900, 'Pelican 80': 1650 }[a.text('graphics')] ?? 0;
    return (
      chip + a.number('memoryGb') * 8 + a.number('storageGb') * 0.16 + graphics + (a.knows('screenInches') ? 330 : 0)
    );
  },
  modelFigure: (a) => a.number('memoryGb') * 10,
  productName: (a, slot) =>
    shelfName(
      `${a.knows('screenInches') ? `${a.number('screenInches')}-inch ` : ''}${slot.series} ${a.text('desktopType') === 'All-in-one' ? 'all-in-one computer' : a.text('desktopType') === 'Mini' ? 'mini computer' : a.text('graphics') === 'Built in' ? 'desktop computer' : 'gaming desktop'}`,
      {
        tail: [
          a.text('processor'),
          `${a.number('memoryGb')} GB`,
          storageWords(a.number('storageGb')),
          a.text('graphics') !== 'Built in' && a.text('graphics'),
        ],
      },
    ),
  facts: (a) => ({ storageWords: storageWords(a.number('storageGb')) }),
  copy: {
    summary: [
      'A {desktopType|lower} computer with a {processor}, {memoryGb} GB of memory and {storageWords} of storage.',
    ],
    paragraphs: [
      [
        (a) =>
          a.knows('screenInches')
            ? [
                'Screen, computer and speakers are one thing with one cord: {screenInches} inches, {processor}, {memoryGb} GB of memory.',
              ]
            : a.text('desktopType') === 'Mini'
              ? [
                  'It is the size of a lunch box and goes behind a screen: {processor}, {memoryGb} GB of memory, {storageWords} of storage.',
                ]
              : [
                  'The case stands {heightMm} mm high and has room to grow: {processor}, {memoryGb} GB of memory, {storageWords} of storage.',
                ],
        (a) =>
          a.text('graphics') === 'Built in'
            ? ['It suits home office, school and photographs.']
            : ['{graphics} graphics are for games at high settings.'],
      ],
      ['traits'],
      [['It measures {widthMm} × {heightMm} × {depthMm} mm and weighs {weightKg} kg.'], COVER],
    ],
    features: [
      ['{processor}, {memoryGb} GB memory'],
      ['{storageWords} of solid storage'],
      ['{desktopType}, {weightKg} kg'],
    ],
  },
  googleProductType: 'Electronics > Computers > Desktop Computers',
  bulky: false,
  repairPlan: true,
  accessories: ['keyboardsAndMice', 'cables'],
});
