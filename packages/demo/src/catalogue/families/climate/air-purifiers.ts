import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, NOISE, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const airPurifiers = defineFamily({
  code: 'airPurifiers',
  name: 'Air purifiers and dehumidifiers',
  letters: 'AP',
  groups: [
    group(
      'performance',
      'Performance',
      options('airType', 'Type', OPEN_FACET),
      range('cadr', 'Clean air', 'm³/h', FACET),
      range('litresDay', 'Takes out', 'L a day', FACET),
      range('roomM2', 'Room size', 'm²', { ...FACET, prefix: 'Up to ' }),
      range('capacityL', 'Tank', 'L'),
      POWER,
      NOISE,
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'airSensor',
      name: 'Sensor',
      chance: [0.2, 0.8, 1],
      adds: 30,
      line: 'Sensor sets the speed by itself',
      says: ['A sensor watches the air and sets the speed by itself.'],
    },
    {
      code: 'washableFilter',
      name: 'Washable pre-filter',
      chance: [0.7, 0.9, 1],
      adds: 0,
      line: 'Pre-filter can be washed',
      says: ['The pre-filter catches hair and can be washed.'],
    },
    {
      code: 'nightMode',
      name: 'Night mode',
      chance: [0.5, 0.9, 1],
      adds: 5,
      line: 'Night mode with all lights off',
      says: ['In night mode every light goes out.'],
    },
    {
      code: 'wifi',
      name: 'Wi-Fi',
      chance: [0, 0.3, 0.7],
      adds: 35,
      line: 'Filter life on your phone',
      says: ['Your phone shows how much filter is left.'],
    },
  ],
  lineup: [
    ['aerolune', 11, ['Clair', 'Soufflé']],
    ['petrichor', 12, ['Gully', 'Cloud']],
    ['mizumi', 7, ['Kiri']],
    ['zephrine', 4, ['Alizé']],
  ],
  figures: (slot) => {
    const dry = slot.brand.slug === 'petrichor' ? slot.random.chance(0.6) : slot.random.chance(0.12);
    const cadr = placed(slot, [150, 220, 300, 380, 460, 560]);
    const litresDay = placed(slot, [10, 12, 16, 20, 25, 30]);
    return {
      airType: dry ? 'Dehumidifier' : 'Air purifier',
      ...(dry ? { litresDay, capacityL: roundTo(1.5 + litresDay * 0.12, 0.1) } : { cadr }),
      roomM2: dry ? Math.round(litresDay * 2.2) : Math.round(cadr / 8),
      powerW: dry ? Math.round(140 + litresDay * 13) : Math.round(18 + cadr * 0.075),
      noiseDb: dry ? slot.random.int(38, 47) : graded(slot, [28, 24, 20]) + slot.random.int(-1, 2),
      widthMm: slot.random.int(210, 360),
      heightMm: dry ? slot.random.int(480, 620) : slot.random.int(400, 720),
      depthMm: slot.random.int(200, 290),
      weightKg: roundTo(dry ? 9 + litresDay * 0.25 : 3.4 + cadr * 0.009, 0.1),
      finish: slot.random.pick(['White', 'White', 'Graphite', 'Sand']),
    };
  },
  price: (a) => (a.knows('cadr') ? 96 + a.number('cadr') * 0.92 : 190 + a.number('litresDay') * 11),
  modelFigure: (a) => (a.knows('cadr') ? a.number('cadr') : a.number('litresDay') * 10),
  productName: (a, slot) =>
    shelfName(`${slot.series} ${a.text('airType').toLowerCase()}`, {
      with: [a.has('airSensor') && 'sensor'],
      tail: [
        a.knows('cadr') ? `${a.number('cadr')} m³/h` : `${a.number('litresDay')} L a day`,
        a.text('finish') !== 'White' && a.text('finish'),
      ],
    }),
  copy: {
    summary: (a) =>
      a.knows('cadr')
        ? ['An air purifier that cleans {cadr} m³ an hour, for rooms up to {roomM2} m².']
        : ['A dehumidifier that takes {litresDay} litres a day out of rooms up to {roomM2} m².'],
    paragraphs: [
      [
        (a) =>
          a.knows('cadr')
            ? [
                'It cleans {cadr} cubic metres an hour, so the air of a {roomM2} m² room goes through the filter about three times an hour. On low it is {noiseDb} dB.',
                'Smoke, pollen and dust stay in a HEPA filter; {cadr} m³ an hour is right for up to {roomM2} m². A filter lasts about a year.',
              ]
            : [
                'It takes up to {litresDay} litres a day out of damp air and stops when the {capacityL} litre tank is full, or drains through a hose.',
                'Washing dries indoors and wardrobes stop smelling: {litresDay} litres a day, {powerW} watts, for up to {roomM2} m².',
              ],
      ],
      ['traits'],
      [
        ['It stands {heightMm} mm high and weighs {weightKg} kg.', 'It takes {widthMm} by {depthMm} mm of floor.'],
        COVER_SMALL,
      ],
    ],
    features: [
      (a) => (a.knows('cadr') ? ['{cadr} m³/h of clean air'] : ['{litresDay} L a day, {capacityL} L tank']),
      ['For rooms up to {roomM2} m²'],
      ['{powerW} W, {noiseDb} dB'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Climate Control Appliances > Air Purifiers',
  bulky: false,
  repairPlan: true,
  accessories: [],
});
