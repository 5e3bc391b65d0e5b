import { FACET, group, NO_UNIT, OPEN_FACET, options, range, searchable } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const RANGES = [
  [24, 2.8],
  [35, 1.8],
  [50, 1.8],
  [50, 1.4],
  [85, 1.8],
  [90, 2.8],
] as const;

const ZOOMS = [
  ['16-50', 4],
  ['24-70', 2.8],
  ['24-105', 4],
  ['70-200', 4],
  ['100-400', 5.6],
] as const;

export const lenses = defineFamily({
  code: 'lenses',
  name: 'Camera lenses',
  letters: 'LN',
  groups: [
    group(
      'performance',
      'Performance',
      options('lensType', 'Type', OPEN_FACET),
      searchable('focal', 'Focal length (mm)', FACET),
      range('aperture', 'Aperture', NO_UNIT, { ...FACET, prefix: 'f/' }),
      range('filterMm', 'Filter thread', 'mm filter'),
      options('mount', 'Mount', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'stabilised',
      name: 'Stabilised',
      chance: [0.1, 0.5, 0.8],
      adds: 160,
      line: 'Stabilised by four stops',
      says: ['It steadies the picture by about four stops.'],
    },
    {
      code: 'sealed',
      name: 'Sealed',
      chance: [0.2, 0.6, 1],
      adds: 60,
      line: 'Sealed at the mount',
      says: ['A seal at the mount keeps rain out.'],
    },
    {
      code: 'hood',
      name: 'Hood included',
      chance: [0.8, 1, 1],
      adds: 0,
      line: 'Hood and caps in the box',
      says: ['The hood is in the box.'],
      plain: true,
    },
  ],
  lineup: [
    ['ocula', 15, ['']],
    ['kasuri', 4, ['']],
  ],
  figures: (slot) => {
    const zoom = slot.random.chance(0.45);
    const [focal, aperture] = zoom ? placed(slot, ZOOMS) : placed(slot, RANGES);
    const glass = Number(String(focal).split('-').at(-1)) / aperture;
    return {
      lensType: zoom ? 'Zoom' : 'Prime',
      focal: String(focal),
      aperture,
      filterMm: glass > 40 ? 77 : glass > 25 ? 67 : 55,
      mount: 'Ocula O',
      widthMm: Math.round(60 + glass * 0.3),
      heightMm: Math.round(48 + Number(String(focal).split('-').at(-1)) * 0.55),
      depthMm: Math.round(60 + glass * 0.3),
      weightKg: roundTo(0.16 + glass * 0.011, 0.01),
      finish: 'Black',
    };
  },
  price: (a) =>
    190 +
    (Number(a.text('focal').split('-').at(-1)) / a.number('aperture')) * 14 +
    (a.text('lensType') === 'Zoom' ? 260 : 0),
  modelFigure: (a) => a.text('focal').replace('-', ''),
  productName: (a) =>
    shelfName(
      `${a.text('focal').replace('-', '–')} mm f/${a.number('aperture')} ${a.text('lensType').toLowerCase()} lens`,
      { tail: [a.has('stabilised') && 'stabilised', a.has('sealed') && 'sealed'] },
    ),
  facts: (a) => ({ grams: Math.round(a.number('weightKg') * 1000), focalWords: a.text('focal').replace('-', ' to ') }),
  copy: {
    summary: ['A {focalWords} mm lens, f/{aperture}, {grams} grams, for the {mount} mount.'],
    paragraphs: [
      [
        [
          'It covers {focalWords} mm at f/{aperture} and takes {filterMm} mm filters.',
          'At f/{aperture} it lets in enough light for a lamp-lit room; it covers {focalWords} mm.',
        ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [['{focalWords} mm, f/{aperture}'], ['{mount} mount, {filterMm} mm filters'], ['{grams} g']],
  },
  googleProductType: 'Cameras & Optics > Camera & Optic Accessories > Camera Lenses',
  bulky: false,
  repairPlan: true,
  accessories: ['bagsAndCases'],
});
