import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { COLOUR, DEPTH, ENERGY_STARS, HEIGHT, NOISE, WIDTH } from '../../recipe/shared-attributes.ts';
import { graded, placed, roundTo } from '../../recipe/slot.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const SIZES = [2, 2.5, 2.5, 3.5, 3.5, 5, 5, 6, 7.1, 7.1, 8, 9] as const;

export const splitSystems = defineFamily({
  code: 'splitSystems',
  name: 'Split system air conditioners',
  letters: 'AC',
  groups: [
    group(
      'capacity',
      'Capacity',
      range('roomM2', 'Room size', 'm²', { ...OPEN_FACET, prefix: 'Up to ' }),
      range('coolKw', 'Cools', 'kW', OPEN_FACET),
      range('heatKw', 'Heats', 'kW', FACET),
      options('mode', 'Type', FACET),
    ),
    group(
      'size',
      'Size and weight',
      WIDTH,
      HEIGHT,
      DEPTH,
      range('weightKg', 'Indoor unit', 'kg'),
      range('outdoorKg', 'Outdoor unit', 'kg'),
    ),
    group(
      'performance',
      'Performance',
      ENERGY_STARS,
      range('heatStars', 'Heating stars', 'stars', FACET),
      range('inputKw', 'Power when cooling', 'kW'),
      NOISE,
      range('outdoorDb', 'Outdoor noise', 'dB(A)'),
      options('refrigerant', 'Refrigerant'),
    ),
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'wifi',
      name: 'Wi-Fi',
      chance: [0.2, 0.8, 1],
      adds: 60,
      line: 'Wi-Fi: cool before you are home',
      says: ['Over Wi-Fi it can be told to start before you are home.'],
    },
    {
      code: 'motionSensor',
      name: 'Follows people',
      chance: [0, 0.25, 0.7],
      adds: 90,
      line: 'Sensor saves power in an empty room',
      says: ['A sensor turns it down when the room is empty and keeps the draught off people.'],
    },
    {
      code: 'selfClean',
      name: 'Cleans its coil',
      chance: [0.1, 0.5, 0.9],
      adds: 30,
      line: 'Dries and cleans its own coil',
      says: ['After cooling it dries its coil, so it does not start to smell.'],
    },
    {
      code: 'saltProof',
      name: 'Salt-proof outdoor unit',
      chance: [0.3, 0.6, 0.8],
      adds: 40,
      line: 'Outdoor coil coated against salt',
      says: ['The outdoor coil is coated, for houses within sight of the sea.'],
    },
    {
      code: 'demandResponse',
      name: 'Demand response',
      chance: [0.6, 0.9, 1],
      adds: 0,
      line: 'Ready for demand-response rebates',
      says: ['It can take part in the demand-response programs some networks pay for.'],
      plain: true,
    },
  ],
  lineup: [
    ['brolga', 16, ['Breeze', 'Gust']],
    ['mizumi', 14, ['Sora', 'Kaze']],
    ['kaiyo', 10, ['Nagi']],
    ['orana', 8, ['Plains']],
    ['kestrel', 6, ['Updraft']],
  ],
  figures: (slot) => {
    const coolKw = placed(slot, SIZES);
    const energyStars = Math.max(
      1.5,
      graded(slot, [3, 4, 5]) - (coolKw > 5 ? 1 : coolKw > 3 ? 0.5 : 0) + slot.random.pick([-0.5, 0, 0.5]),
    );
    return {
      coolKw,
      heatKw: roundTo(coolKw * slot.random.between(1.06, 1.2), 0.1),
      roomM2: Math.round(coolKw * 6.75),
      mode: 'Reverse cycle',
      energyStars,
      heatStars: Math.max(1.5, energyStars + slot.random.pick([-0.5, 0, 0])),
      inputKw: roundTo(coolKw / (2.7 + energyStars * 0.36), 0.01),
      noiseDb: Math.round(graded(slot, [24, 21, 19]) + coolKw),
      outdoorDb: Math.round(43 + coolKw * 1.3),
      refrigerant: 'R32',
      widthMm: Math.round(coolKw < 4 ? slot.random.int(770, 840) : slot.random.int(960, 1120)),
      heightMm: coolKw < 4 ? slot.random.int(285, 300) : slot.random.int(300, 330),
      depthMm: slot.random.int(205, 250),
      outdoorKg: Math.round(16 + coolKw * 4.4),
      weightKg: Math.round(coolKw < 4 ? 9 + slot.grade : 13 + slot.grade),
      finish: 'White',
    };
  },
  price: (a) => 460 + a.number('coolKw') * 158,
  modelFigure: (a) => Math.round(a.number('coolKw') * 10),
  productName: (a, slot) =>
    shelfName(`${a.number('coolKw')} kW ${slot.series} reverse cycle split system air conditioner`, {
      tail: [a.has('wifi') && 'Wi-Fi', a.has('motionSensor') && 'motion sensor'],
    }),
  copy: {
    summary: [
      'A {coolKw} kW reverse cycle split system for rooms up to about {roomM2} m².',
      'Cools with {coolKw} kW, heats with {heatKw} kW, {noiseDb} dB on low.',
    ],
    paragraphs: [
      [
        [
          'It cools with {coolKw} kilowatts and heats with {heatKw}, which is right for a room of up to {roomM2} square metres with an ordinary ceiling and some shade.',
          'For a room of up to {roomM2} m². Western glass or a high ceiling needs the next size up; a shaded bedroom needs the next one down.',
        ],
        [
          'On low it makes {noiseDb} dB indoors; outside it is {outdoorDb} dB.',
          'Indoors it runs at {noiseDb} dB on low.',
        ],
      ],
      ['traits'],
      [
        [
          'The indoor unit is {widthMm} mm wide and {heightMm} mm high. Allow 150 mm above it and a clear wall outside.',
          'Indoors it takes {widthMm} × {heightMm} mm of wall.',
        ],
        [
          'It carries {energyStars} stars for cooling and {heatStars} for heating.',
          'The label gives {energyStars} stars for cooling and {heatStars} for heating; at full cooling it draws {inputKw} kW.',
        ],
        ['A licensed installer has to fit it; delivery and installation are booked together.'],
      ],
      [COVER],
    ],
    features: [
      ['Cools {coolKw} kW, heats {heatKw} kW'],
      ['For rooms up to {roomM2} m²'],
      ['{energyStars} stars cooling, {heatStars} heating'],
      ['{noiseDb} dB indoors on low'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Climate Control Appliances > Air Conditioners',
  bulky: true,
  repairPlan: true,
  coverYears: 5,
  accessories: [],
});
