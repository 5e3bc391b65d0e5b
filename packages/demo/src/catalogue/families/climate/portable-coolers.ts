import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, NOISE, POWER, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const portableCoolers = defineFamily({
  code: 'portableCoolers',
  name: 'Portable air conditioners and coolers',
  letters: 'PA',
  groups: [
    group(
      'capacity',
      'Capacity',
      options('coolerType', 'Type', OPEN_FACET),
      range('coolKw', 'Cools', 'kW', FACET),
      range('capacityL', 'Water tank', 'L'),
      range('roomM2', 'Room size', 'm²', { ...FACET, prefix: 'Up to ' }),
    ),
    SIZE_GROUP,
    group('performance', 'Performance', POWER, range('speeds', 'Speeds', NO_UNIT), NOISE),
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'remote',
      name: 'Remote control',
      chance: [0.7, 1, 1],
      adds: 5,
      line: 'Remote control and timer',
      says: ['It has a remote control and a timer for the night.'],
      plain: true,
    },
    {
      code: 'heats',
      name: 'Heats as well',
      chance: [0, 0.25, 0.4],
      adds: 90,
      line: 'Heats in winter',
      says: ['In winter it runs the other way round and heats.'],
    },
    {
      code: 'dryMode',
      name: 'Dehumidifies',
      chance: [0.5, 0.8, 0.9],
      adds: 0,
      line: 'Dry mode takes moisture out',
      says: ['In dry mode it takes the moisture out without much cooling.'],
    },
    {
      code: 'castors',
      name: 'Castors',
      chance: [1, 1, 1],
      adds: 0,
      line: 'Four castors and a handle each side',
      says: ['It rolls on four castors.'],
      plain: true,
    },
  ],
  lineup: [
    ['brolga', 7, ['Roam']],
    ['zephrine', 6, ['Bise']],
    ['mallee', 7, ['Cool']],
    ['petrichor', 5, ['Mist']],
  ],
  figures: (slot) => {
    const cooler = slot.random.chance(0.4);
    const coolKw = placed(slot, [2, 2.6, 3.3, 4.1, 5]);
    return {
      coolerType: cooler ? 'Evaporative cooler' : 'Portable air conditioner',
      ...(cooler ? { capacityL: slot.random.pick([5, 8, 12, 20]), ...without('heats', 'dryMode') } : { coolKw }),
      roomM2: cooler ? slot.random.int(12, 28) : Math.round(coolKw * 5.4),
      powerW: cooler ? slot.random.pick([60, 75, 120]) : Math.round((coolKw / 2.7) * 100) * 10,
      speeds: 3,
      noiseDb: cooler ? slot.random.int(50, 58) : slot.random.int(52, 65),
      widthMm: slot.random.int(300, 450),
      heightMm: slot.random.int(690, 850),
      depthMm: slot.random.int(310, 400),
      weightKg: roundTo(cooler ? slot.random.between(5.5, 11) : 20 + coolKw * 3, 0.5),
      finish: slot.random.pick(['White', 'White', 'Graphite']),
    };
  },
  price: (a) => (a.knows('coolKw') ? 250 + a.number('coolKw') * 120 : 120 + a.number('capacityL') * 9),
  modelFigure: (a) => (a.knows('coolKw') ? Math.round(a.number('coolKw') * 10) : a.number('capacityL')),
  productName: (a, slot) =>
    shelfName(
      `${a.knows('coolKw') ? `${a.number('coolKw')} kW` : `${a.number('capacityL')} L`} ${slot.series} ${a.text('coolerType').toLowerCase()}`,
      { with: [a.has('heats') && 'heating'], tail: [a.text('finish')] },
    ),
  copy: {
    summary: ['A {coolerType|lower} for rooms up to {roomM2} m².', 'Cools up to {roomM2} m², rolls to where you are.'],
    paragraphs: [
      [
        (a) =>
          a.knows('coolKw')
            ? [
                'It cools with {coolKw} kW and blows the warm air out of a window through a hose; the kit for a sliding or sash window is in the box.',
                'Renters can have {coolKw} kW without a hole in the wall: the hose goes out of a window, and everything leaves with you.',
              ]
            : [
                'It blows air through a wet pad, which works well where the air is dry and does nothing for Brisbane in February. The tank holds {capacityL} litres.',
                'With {powerW} watts it costs about two cents an hour to run. It needs dry air and an open window; the tank takes {capacityL} litres.',
              ],
      ],
      ['traits'],
      [
        [
          'It stands {heightMm} mm high, weighs {weightKg} kg and makes {noiseDb} dB on high.',
          'On its castors it is {heightMm} mm high and {widthMm} mm wide.',
        ],
        COVER_SMALL,
      ],
    ],
    features: [
      (a) => (a.knows('coolKw') ? ['Cools {coolKw} kW'] : ['{capacityL} L tank']),
      ['For rooms up to {roomM2} m²'],
      ['{powerW} W, {noiseDb} dB'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Climate Control Appliances > Air Conditioners',
  bulky: (a) => a.number('weightKg') > 20,
  repairPlan: true,
  accessories: [],
});
