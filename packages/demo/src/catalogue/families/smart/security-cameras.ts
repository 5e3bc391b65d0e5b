import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const securityCameras = defineFamily({
  code: 'securityCameras',
  name: 'Security cameras and doorbells',
  letters: 'SC',
  groups: [
    group(
      'performance',
      'Performance',
      options('cameraType', 'Type', OPEN_FACET),
      options('resolution', 'Resolution', FACET),
      options('powerSource', 'Power', FACET),
      range('viewDegrees', 'Field', '° view'),
      range('batteryMonths', 'Battery life', 'months'),
      range('packSize', 'Cameras in the box', NO_UNIT, FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'localStorage',
      name: 'Records at home',
      chance: [0.5, 0.8, 1],
      adds: 20,
      line: 'Records at home: no monthly fee',
      says: ['It records on a card or hub in your house, so there is no monthly fee.'],
    },
    {
      code: 'nightColour',
      name: 'Colour at night',
      chance: [0.1, 0.6, 0.9],
      adds: 20,
      line: 'Colour at night with a small lamp',
      says: ['A small lamp gives colour at night.'],
    },
    {
      code: 'solar',
      name: 'Solar panel',
      chance: [0, 0.15, 0.35],
      adds: 35,
      line: 'Solar panel in the box',
      says: ['With the solar panel it may never need the ladder again.'],
    },
    {
      code: 'personDetection',
      name: 'Knows people from cats',
      chance: [0.5, 0.9, 1],
      adds: 5,
      line: 'Tells people from cats and cars',
      says: ['It tells people from cats and cars before it bothers you.'],
    },
    {
      code: 'twoWay',
      name: 'Two-way talk',
      chance: [0.8, 1, 1],
      adds: 0,
      line: 'Talk through it',
      says: ['You can talk through it.'],
      plain: true,
    },
  ],
  lineup: [
    ['boobook', 17, ['Roost', 'Hollow', 'Branch']],
    ['numbat', 6, ['Watch']],
    ['kestrel', 5, ['Sentry']],
  ],
  figures: (slot) => {
    const cameraType = slot.random.pick(['Outdoor camera', 'Outdoor camera', 'Indoor camera', 'Doorbell']);
    const battery = cameraType !== 'Indoor camera' && slot.random.chance(0.6);
    const packSize = cameraType === 'Outdoor camera' ? placed(slot, [1, 1, 2, 4]) : 1;
    return {
      cameraType,
      resolution: graded(slot, ['Full HD', '2K', '4K']),
      powerSource: battery ? 'Battery' : 'Mains',
      viewDegrees: slot.random.pick([110, 130, 150, 160]),
      ...(battery ? { batteryMonths: slot.random.int(3, 9) } : without('solar')),
      ...(cameraType === 'Doorbell' ? without('solar') : {}),
      packSize,
      widthMm: cameraType === 'Doorbell' ? 48 : slot.random.int(62, 90),
      heightMm: cameraType === 'Doorbell' ? 140 : slot.random.int(70, 118),
      depthMm: cameraType === 'Doorbell' ? 28 : slot.random.int(60, 110),
      weightKg: roundTo(slot.random.between(0.15, 0.4) * packSize, 0.01),
      finish: slot.random.pick(['White', 'White', 'Black']),
    };
  },
  price: (a) =>
    (({ 'Outdoor camera': 98, 'Indoor camera': 52, Doorbell: 145 })[a.text('cameraType')] ?? 90) *
    (1 + (a.number('packSize') - 1) * 0.82),
  modelFigure: (a) => a.number('viewDegrees') * 10 + a.number('packSize'),
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('resolution')} ${a.text('cameraType') === 'Doorbell' ? 'video doorbell' : a.text('cameraType').toLowerCase()}`,
      {
        with: [a.has('solar') && 'solar panel'],
        tail: [
          a.number('packSize') > 1 && `${a.number('packSize')} pack`,
          a.text('powerSource') === 'Battery' ? 'battery' : 'wired',
          a.text('finish') !== 'White' && a.text('finish'),
        ],
      },
    ),
  copy: {
    summary: [
      'A {resolution} {typeWords} that sees {viewDegrees} degrees.',
      'Sees {viewDegrees} degrees in {resolution}, day and night.',
    ],
    paragraphs: [
      [
        (a) => [
          'It sees {viewDegrees} degrees in {resolution}, by day and by infrared at night.',
          a.text('cameraType') === 'Indoor camera'
            ? 'In {resolution} a face can be told across a room; the lens sees {viewDegrees} degrees.'
            : 'In {resolution} a number plate can be read at about eight metres; the lens sees {viewDegrees} degrees.',
        ],
        (a) =>
          a.knows('batteryMonths')
            ? ['A charge lasts about {batteryMonths} months with ten events a day.']
            : ['It runs from the mains, so it never sleeps.'],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{resolution}, {viewDegrees}° view'],
      (a) => (a.knows('batteryMonths') ? ['About {batteryMonths} months on a charge'] : ['Mains powered']),
      ['Infrared night view'],
    ],
  },
  facts: (a) => ({
    typeWords: a.text('cameraType') === 'Doorbell' ? 'video doorbell' : a.text('cameraType').toLowerCase(),
  }),
  googleProductType: 'Cameras & Optics > Cameras > Surveillance Cameras',
  bulky: false,
  repairPlan: false,
  accessories: ['chargers'],
});
