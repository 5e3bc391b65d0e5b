import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const printers = defineFamily({
  code: 'printers',
  name: 'Printers',
  letters: 'PR',
  groups: [
    group(
      'performance',
      'Performance',
      options('printerType', 'Type', OPEN_FACET),
      range('pagesMinute', 'Speed', 'pages a minute', FACET),
      range('centsPage', 'Ink or toner', 'cents a page', FACET),
      range('paperTray', 'Paper tray', 'sheets'),
      options('paperSize', 'Largest paper', FACET),
      range('inkPages', 'Pages in the box', NO_UNIT),
    ),
    SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'scanner',
      name: 'Scans and copies',
      chance: [0.7, 0.9, 0.95],
      adds: 25,
      line: 'Scans and copies',
      says: ['It scans and copies as well, without a computer.'],
    },
    {
      code: 'duplex',
      name: 'Prints both sides',
      chance: [0.4, 0.9, 1],
      adds: 20,
      line: 'Prints both sides by itself',
      says: ['It prints both sides by itself.'],
    },
    {
      code: 'feeder',
      name: 'Document feeder',
      chance: [0.1, 0.5, 0.9],
      needs: 'scanner',
      adds: 40,
      line: 'Feeder for 30 pages',
      says: ['The feeder takes thirty pages at a time.'],
    },
    {
      code: 'wifi',
      name: 'Wi-Fi',
      chance: [0.8, 1, 1],
      adds: 10,
      line: 'Prints from phones over Wi-Fi',
      says: ['Phones and laptops print over Wi-Fi without a driver.'],
    },
    {
      code: 'touchPanel',
      name: 'Touch panel',
      chance: [0.1, 0.5, 0.9],
      adds: 20,
      line: 'Touch panel that says what is wrong',
      says: ['The touch panel says in a sentence what is wrong.'],
      plain: true,
    },
  ],
  lineup: [
    ['ledgerline', 13, ['Folio', 'Column']],
    ['kasuri', 12, ['Weave', 'Thread']],
    ['larkspur', 8, ['Copy']],
    ['quillon', 5, ['Press']],
  ],
  figures: (slot) => {
    const printerType =
      slot.brand.slug === 'ledgerline'
        ? slot.random.pick(['Ink tank', 'Ink tank', 'Laser'])
        : slot.random.pick(['Cartridge', 'Cartridge', 'Laser', 'Laser']);
    const laser = printerType === 'Laser';
    return {
      printerType,
      pagesMinute: laser
        ? graded(slot, [21, 28, 34]) + slot.random.int(0, 3)
        : graded(slot, [9, 13, 18]) + slot.random.int(0, 2),
      paperTray: laser ? 250 : graded(slot, [100, 150, 250]),
      centsPage: roundTo(
        printerType === 'Ink tank'
          ? slot.random.between(0.6, 1.1)
          : laser
            ? slot.random.between(3, 5)
            : slot.random.between(7, 14),
        0.1,
      ),
      inkPages:
        printerType === 'Ink tank'
          ? slot.random.int(40, 75) * 100
          : laser
            ? slot.random.pick([700, 1000, 1500])
            : slot.random.pick([120, 165, 250]),
      paperSize: slot.grade === 2 && slot.random.chance(0.3) ? 'A3' : 'A4',
      widthMm: slot.random.int(372, 435),
      heightMm: slot.has('scanner') ? slot.random.int(190, laser ? 345 : 250) : slot.random.int(155, 200),
      depthMm: slot.random.int(330, 400),
      weightKg: roundTo(laser ? slot.random.between(8.2, 13.6) : slot.random.between(4.2, 7.8), 0.1),
      finish: slot.random.pick(['White', 'White', 'Graphite']),
    };
  },
  price: (a) => ({ 'Ink tank': 270, Laser: 215, Cartridge: 85 })[a.text('printerType')] ?? 150,
  modelFigure: (a) => a.number('pagesMinute') * 100,
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('printerType').toLowerCase()} ${a.has('scanner') ? 'printer and scanner' : 'printer'}`,
      {
        with: [a.has('feeder') && 'feeder'],
        tail: [a.text('paperSize') === 'A3' && 'A3', `${a.number('pagesMinute')} pages a minute`],
      },
    ),
  copy: {
    summary: [
      'A {printerType|lower} printer for {paperSize} that costs about {centsPage} cents a page.',
      '{pagesMinute} pages a minute, about {centsPage} cents each.',
    ],
    paragraphs: [
      [
        [
          'It prints {pagesMinute} pages a minute at about {centsPage} cents each, and what is in the box lasts for {inkPages} pages.',
          'The price of a printer is the price of its ink: here it is about {centsPage} cents a page, and {inkPages} pages are in the box.',
        ],
        ['The tray takes {paperTray} sheets.', '{paperTray} sheets of up to {paperSize} go in the tray.'],
      ],
      ['traits'],
      [
        [
          'It needs {widthMm} by {depthMm} mm of shelf, and room to open the lid.',
          'On the shelf it takes {widthMm} × {depthMm} mm.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [
      ['{pagesMinute} pages a minute'],
      ['About {centsPage} cents a page'],
      ['{inkPages} pages in the box, {paperTray}-sheet tray'],
    ],
  },
  googleProductType: 'Electronics > Print, Copy, Scan & Fax > Printers, Copiers & Fax Machines',
  bulky: false,
  repairPlan: true,
  accessories: ['cables'],
});
