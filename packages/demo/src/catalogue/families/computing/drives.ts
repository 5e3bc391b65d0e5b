import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { storageWords } from '../../text/storage-words.ts';

export const drives = defineFamily({
  code: 'drives',
  name: 'Drives and memory cards',
  letters: 'DR',
  groups: [
    group(
      'performance',
      'Performance',
      options('driveType', 'Type', OPEN_FACET),
      range('storageGb', 'Storage', 'GB', OPEN_FACET),
      range('readMbs', 'Reads', 'MB/s', FACET),
      range('writeMbs', 'Writes', 'MB/s'),
      options('connection', 'Connection', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'rugged',
      name: 'Rugged',
      chance: [0.3, 0.5, 0.7],
      adds: 10,
      line: 'Dropped from two metres, sealed against dust',
      says: ['It was dropped from two metres onto concrete, in every direction.'],
    },
    {
      code: 'encryption',
      name: 'Encryption',
      chance: [0.2, 0.5, 0.8],
      adds: 10,
      line: 'Encryption in the drive itself',
      says: ['Encryption is done in the drive, so it does not slow the computer.'],
    },
    {
      code: 'recovery',
      name: 'Rescue service',
      chance: [0.1, 0.3, 0.5],
      adds: 10,
      line: 'One rescue attempt in the first three years',
      says: ['One attempt at rescuing your files is included in the first three years.'],
    },
  ],
  lineup: [
    ['ironbark', 22, ['Stump', 'Sapling', 'Ring']],
    ['tesselar', 7, ['Block']],
    ['quillon', 4, ['Ledger']],
  ],
  figures: (slot) => {
    const driveType =
      slot.brand.slug === 'ironbark'
        ? slot.random.pick(['Portable SSD', 'Portable SSD', 'Memory card', 'Portable hard drive'])
        : 'Portable SSD';
    const card = driveType === 'Memory card';
    const disk = driveType === 'Portable hard drive';
    const storageGb = card
      ? placed(slot, [64, 128, 256, 512])
      : disk
        ? placed(slot, [1000, 2000, 4000, 5000])
        : placed(slot, [500, 1000, 2000, 4000]);
    const readMbs = card ? graded(slot, [100, 190, 280]) : disk ? 135 : graded(slot, [1050, 1050, 2000]);
    return {
      driveType,
      storageGb,
      readMbs,
      writeMbs: Math.round((readMbs * (card ? 0.6 : 0.95)) / 5) * 5,
      connection: card ? 'SD' : disk ? 'USB-A' : 'USB-C',
      widthMm: card ? 24 : disk ? 80 : slot.random.int(52, 64),
      heightMm: card ? 32 : disk ? 110 : slot.random.int(88, 104),
      depthMm: card ? 2 : disk ? 14 : slot.random.int(9, 13),
      weightKg: card ? 0.002 : disk ? 0.17 : roundTo(slot.random.between(0.04, 0.07), 0.001),
      ...(card ? without('encryption') : {}),
      finish: card ? 'Black' : choices(slot.random, ['Graphite', 'Black', 'Eucalypt', 'Red'], 2),
    };
  },
  price: (a) =>
    a.text('driveType') === 'Memory card'
      ? 12 + a.number('storageGb') * 0.3
      : a.text('driveType') === 'Portable SSD'
        ? 62 + a.number('storageGb') * 0.105
        : 60 + a.number('storageGb') * 0.032,
  modelFigure: (a) => a.number('storageGb'),
  productName: (a, slot) =>
    shelfName(`${storageWords(a.number('storageGb'))} ${slot.series} ${lowerType(a.text('driveType'))}`, {
      tail: [`${thousands(a.number('readMbs'))} MB/s`, onlyFinish(a) !== 'Black' && onlyFinish(a)],
    }),
  facts: (a) => ({
    storageWords: storageWords(a.number('storageGb')),
    photos: thousands(Math.round(a.number('storageGb') / 100) * 20_000 || 12_000),
    typeWords: lowerType(a.text('driveType')),
  }),
  copy: {
    summary: [
      'A {typeWords} with {storageWords} that reads {readMbs} MB a second.',
      '{storageWords} by {connection}, {readMbs} MB a second.',
    ],
    paragraphs: [
      [
        [
          'It holds {storageWords}, room for about {photos} photographs, and reads {readMbs} and writes {writeMbs} MB a second.',
          'With {readMbs} MB a second for reading and {writeMbs} for writing it fills quickly: {storageWords} in all.',
        ],
        (a) =>
          a.text('connection') === 'SD'
            ? ['It fits every SD slot.']
            : ['It connects by {connection}; the cable is in the box.'],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['{storageWords}'], ['Reads {readMbs}, writes {writeMbs} MB/s'], ['{connection}']],
  },
  googleProductType: 'Electronics > Electronics Accessories > Computer Components > Storage Devices',
  bulky: false,
  repairPlan: false,
  accessories: ['cables'],
});

function lowerType(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
