import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, onlyFinish } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { composeName } from '../text/product-name.ts';
import { storageWords } from '../text/storage-words.ts';

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

export const PLAY: Readonly<Record<string, FamilyLogic>> = {
  cameras: {
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
          cameraType === 'Drone'
            ? slot.random.pick([0.249, 0.57, 0.72])
            : small
              ? 0.15
              : slot.random.between(0.34, 0.72),
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
      composeName(
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
  },
  consoles: {
    figures: (slot) => {
      const headset = slot.place > 0.75;
      return {
        consoleType: headset ? 'VR headset' : 'Console',
        storageGb: placed(slot, [512, 1000, 1000, 2000]),
        resolution: headset || slot.grade > 0 ? '4K' : 'QHD',
        refreshHz: 120,
        ...(headset ? without('discDrive', 'secondPad') : {}),
        ...(headset
          ? measures(slot, 180, 105, 110, 0.52)
          : measures(slot, [96, 110], [300, 370], [200, 260], [2.9, 4.2, 0.01])),
        finish: headset ? 'White' : choices(slot.random, ['White', 'Black'], 2),
      };
    },
    price: (a) => 470 + a.number('storageGb') * 0.13 + (a.text('resolution') === '4K' ? 80 : 0),
    modelFigure: (a) => a.number('storageGb'),
    productName: (a, slot) =>
      composeName(`${slot.series} ${a.text('consoleType') === 'Console' ? 'game console' : 'VR headset'}`, {
        with: [a.has('secondPad') && 'two controllers'],
        tail: [
          storageWords(a.number('storageGb')),
          a.text('consoleType') === 'Console' && (a.has('discDrive') ? 'disc drive' : 'digital'),
          onlyFinish(a),
        ],
      }),
    facts: (a) => ({
      storageWords: storageWords(a.number('storageGb')),
      typeWords: a.text('consoleType') === 'Console' ? 'game console' : 'VR headset',
    }),
  },
  gameControllers: {
    figures: (slot) => ({
      connection: slot.grade === 0 && slot.brand.slug !== 'vega' ? 'USB' : 'Bluetooth and USB',
      batteryHours: slot.random.int(18, 40),
      worksWith: slot.brand.slug === 'vega' ? ['Vega', 'Computer', 'Phone'] : ['Computer', 'Phone'],
      ...measures(slot, [148, 162], [98, 112], [58, 68], [0.2, 0.31, 0.01]),
      finish: choices(slot.random, ['White', 'Black', 'Red', 'Sky blue', 'Navy'], 4),
    }),
    price: (a) => (a.text('connection') === 'USB' ? 48 : 78),
    modelFigure: (a) => a.number('batteryHours') * 10,
    facts: (a) => ({
      worksWords: a
        .list('worksWith')
        .map((thing) => (thing === 'Vega' ? 'Vega consoles' : thing === 'Phone' ? 'phones' : 'computers'))
        .join(', '),
    }),
  },
  lenses: {
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
      composeName(
        `${a.text('focal').replace('-', '–')} mm f/${a.number('aperture')} ${a.text('lensType').toLowerCase()} lens`,
        { tail: [a.has('stabilised') && 'stabilised', a.has('sealed') && 'sealed'] },
      ),
    facts: (a) => ({
      grams: Math.round(a.number('weightKg') * 1000),
      focalWords: a.text('focal').replace('-', ' to '),
    }),
  },
};
