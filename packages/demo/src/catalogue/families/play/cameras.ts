import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { COVER } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const cameras = defineFamily({
  code: 'cameras',
  name: 'Cameras and drones',
  letters: 'CA',
  groups: [
    group(
      'performance',
      'Performance',
      options('cameraType', 'Type', OPEN_FACET),
      range('mainCameraMp', 'Resolution', 'MP', FACET),
      options('sensor', 'Sensor', FACET),
      options('video', 'Video', FACET),
      range('shots', 'Battery', 'shots on a charge'),
      range('flightMinutes', 'Flies', 'minutes'),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'stabilised',
      name: 'Stabilised sensor',
      chance: [0.2, 0.6, 1],
      adds: 250,
      line: 'Stabilised sensor for slow shutters',
      says: ['The sensor floats, so a quarter of a second can be held by hand.'],
    },
    {
      code: 'sealed',
      name: 'Sealed against dust and rain',
      chance: [0.1, 0.6, 1],
      adds: 120,
      line: 'Sealed against dust and rain',
      says: ['Seals keep out dust and rain.'],
    },
    {
      code: 'kitLens',
      name: 'With a lens',
      chance: [0.7, 0.5, 0.3],
      adds: 280,
      line: 'With a lens, ready to use',
      says: ['It comes with a zoom lens, so it works out of the box.'],
    },
    {
      code: 'twoCards',
      name: 'Two card slots',
      chance: [0, 0.3, 0.9],
      adds: 60,
      line: 'Two card slots',
      says: ['Two card slots write the same picture twice.'],
    },
  ],
  lineup: [
    ['ocula', 20, ['Aria', 'Iris', 'Lumen']],
    ['kasuri', 7, ['Loom']],
    ['currawong', 6, ['Wing']],
  ],
  figures: (slot) => {
    const cameraType =
      slot.brand.slug === 'currawong'
        ? slot.random.pick(['Drone', 'Action camera'])
        : slot.place < 0.12
          ? 'Action camera'
          : 'Mirrorless';
    const small = cameraType !== 'Mirrorless';
    return {
      cameraType,
      mainCameraMp: small ? slot.random.pick([12, 20, 24]) : graded(slot, [24, 26, 45]),
      sensor: small ? '1/2.3 inch' : graded(slot, ['APS-C', 'APS-C', 'Full frame']),
      video: graded(slot, ['4K 30', '4K 60', '4K 120']),
      ...(cameraType === 'Drone'
        ? { flightMinutes: graded(slot, [28, 34, 42]) }
        : { shots: slot.random.int(32, 62) * 10 }),
      ...(small ? without('kitLens', 'twoCards', 'stabilised') : {}),
      widthMm: cameraType === 'Drone' ? 245 : small ? 71 : slot.random.int(118, 144),
      heightMm: cameraType === 'Drone' ? 90 : small ? 51 : slot.random.int(68, 104),
      depthMm: cameraType === 'Drone' ? 290 : small ? 34 : slot.random.int(48, 80),
      weightKg: roundTo(
        cameraType === 'Drone' ? slot.random.pick([0.249, 0.57, 0.72]) : small ? 0.15 : slot.random.between(0.34, 0.72),
        0.001,
      ),
      finish: cameraType === 'Drone' ? 'Graphite' : small ? 'Black' : choices(slot.random, ['Black', 'Silver'], 2),
    };
  },
  price: (a) =>
    a.text('cameraType') === 'Drone'
      ? 480 + a.number('flightMinutes') * 16
      : a.text('cameraType') === 'Action camera'
        ? 360
        : a.text('sensor') === 'Full frame'
          ? 2100
          : 880,
  modelFigure: (a) => a.number('mainCameraMp') * 10,
  productName: (a, slot) =>
    shelfName(
      `${slot.series} ${a.text('cameraType') === 'Mirrorless' ? `${a.text('sensor') === 'Full frame' ? 'full-frame' : 'APS-C'} mirrorless camera` : a.text('cameraType').toLowerCase()}`,
      {
        with: [a.has('kitLens') && 'zoom lens'],
        tail: [
          a.knows('flightMinutes') ? `${a.number('flightMinutes')} min` : `${a.number('mainCameraMp')} MP`,
          a.text('video'),
          onlyFinish(a),
        ],
      },
    ),
  facts: (a) => ({
    typeWords: a.text('cameraType') === 'Mirrorless' ? 'mirrorless camera' : a.text('cameraType').toLowerCase(),
    sensorWords: a.text('sensor') === 'Full frame' ? 'full-frame' : a.text('sensor'),
    grams: Math.round(a.number('weightKg') * 1000),
  }),
  copy: {
    summary: ['A {typeWords} with {mainCameraMp} megapixels and {video} video, {grams} grams.'],
    paragraphs: [
      [
        (a) => {
          if (a.knows('flightMinutes'))
            return [
              'It flies {flightMinutes} minutes in still air and comes back before the battery is empty. Check the rules for your suburb before the first flight.',
              'A charge is {flightMinutes} minutes of flight. It films {video} from a camera on three axes.',
            ];
          if (a.text('cameraType') === 'Action camera')
            return [
              'It is waterproof to 10 metres without a case, films {video} and shrugs off a fall from a bike.',
              'Clip it on and forget it: {video}, waterproof to 10 metres, {grams} grams.',
            ];
          return [
            'The {sensorWords} sensor has {mainCameraMp} megapixels. One dial sets time, one sets aperture, and a charge lasts {shots} shots.',
            'It takes {mainCameraMp} megapixels on a {sensorWords} sensor, finds eyes in a crowd, and films {video}.',
          ];
        },
      ],
      ['traits'],
      [COVER],
    ],
    features: [
      ['{mainCameraMp} MP, {video} video'],
      (a) => (a.knows('flightMinutes') ? ['{flightMinutes} minutes of flight'] : ['{shots} shots on a charge']),
      ['{grams} g'],
    ],
  },
  googleProductType: 'Cameras & Optics > Cameras > Digital Cameras',
  bulky: false,
  repairPlan: true,
  accessories: ['drives', 'bagsAndCases'],
});
