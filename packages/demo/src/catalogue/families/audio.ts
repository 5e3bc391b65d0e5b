import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, type FinishName, onlyFinish } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo, type Slot } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { composeName } from '../text/product-name.ts';

const OUTDOOR: readonly FinishName[] = ['Black', 'Eucalypt', 'Red', 'Sky blue', 'Sand', 'Navy'];

function barFigures(slot: Slot) {
  const channels = graded<readonly string[]>(slot, [
    ['2.0', '2.1'],
    ['2.1', '3.1', '5.1'],
    ['5.1', '5.1.2', '7.1.4'],
  ]);
  const layout = slot.random.pick(channels);
  const speakers = layout.split('.').reduce((sum, count) => sum + Number(count), 0);
  return {
    channels: layout,
    powerW: Math.round((60 + speakers * 52 + slot.random.int(-3, 4) * 10) / 10) * 10,
    subwoofer: layout.includes('.1') ? slot.random.pick(['Wireless', 'Wireless', 'Built in']) : 'None',
    hdmi: graded(slot, ['ARC', 'eARC', 'eARC']),
    surround: slot.grade === 2 ? 'Height' : slot.grade === 1 ? 'Virtual' : 'Stereo',
    widthMm: slot.random.int(58, 118) * 10,
    heightMm: slot.random.int(56, 74),
    depthMm: slot.random.int(84, 132),
    weightKg: roundTo(1.6 + speakers * 0.42, 0.1),
    finish: slot.random.pick(['Black', 'Black', 'Graphite', 'Sand']),
  };
}

const LISTENING_COLOURS: readonly FinishName[] = ['Black', 'Sand', 'White', 'Navy', 'Eucalypt', 'Blush'];

export const AUDIO: Readonly<Record<string, FamilyLogic>> = {
  earbuds: {
    figures: (slot) => {
      const batteryHours = graded(slot, [5, 7, 8]) + slot.random.int(0, 2);
      return {
        batteryHours,
        caseHours: batteryHours * slot.random.int(3, 5),
        driverMm: slot.random.pick([6, 8, 10, 11]),
        waterRating: graded(slot, ['IPX4', 'IPX4', 'IP55']),
        ...measures(slot, [52, 66], [44, 60], [22, 30], [0.04, 0.06, 0.001]),
        finish: choices(slot.random, LISTENING_COLOURS, 3),
      };
    },
    price: (a) => 70 + a.number('caseHours') * 1.6,
    modelFigure: (_, slot) => slot.random.int(10, 99) * 10,
  },
  headphones: {
    figures: (slot) => {
      const gaming = slot.brand.slug === 'rookery';
      const wired = !gaming && slot.grade === 0 && !slot.has('noiseCancelling') && slot.random.chance(0.35);
      return {
        wearing: slot.random.pick(['Over ear', 'Over ear', 'On ear']),
        connection: wired ? 'Wired' : gaming ? '2.4 GHz and Bluetooth' : 'Bluetooth',
        driverMm: slot.random.pick([30, 40, 40, 50]),
        ...(wired
          ? without('noiseCancelling', 'twoDevices', 'quickCharge')
          : { batteryHours: graded(slot, [30, 40, 60]) + slot.random.int(-1, 2) * 5 }),
        ...measures(slot, [164, 186], [178, 202], [72, 86], [0.17, 0.31, 0.01]),
        finish: choices(slot.random, LISTENING_COLOURS, 4),
      };
    },
    price: (a) => (a.text('connection') === 'Wired' ? 48 : 108) + a.number('driverMm') * 0.8,
    modelFigure: (_, slot) => slot.random.int(10, 99) * 10,
    productName: (a, slot) => {
      const gaming = a.text('connection').startsWith('2.4');
      const kind = a.has('noiseCancelling')
        ? 'noise-cancelling headphones'
        : gaming
          ? 'gaming headset'
          : `${a.text('wearing').toLowerCase().replace(' ', '-')} headphones`;
      return composeName(`${slot.series} ${a.text('connection') === 'Wired' ? 'wired' : 'wireless'} ${kind}`, {
        tail: [onlyFinish(a)],
      });
    },
    facts: (a) => ({
      grams: Math.round(a.number('weightKg') * 1000),
      kindWords: a.text('connection') === 'Wired' ? 'wired' : 'wireless',
      wornWords: a.text('wearing').replace(' ', '-'),
    }),
  },
  hiFi: {
    figures: (slot) => {
      const componentType = slot.random.pick(
        slot.brand.slug === 'fermata' ? ['Turntable', 'Turntable', 'AV receiver'] : ['AV receiver', 'Turntable'],
      );
      const table = componentType === 'Turntable';
      return {
        componentType,
        inputs: table
          ? ['Line out', 'Phono']
          : graded(slot, [
              ['HDMI', 'Line'],
              ['HDMI', 'Line', 'Optical'],
              ['HDMI', 'Line', 'Optical', 'Network'],
            ]),
        ...(table ? without('headphoneJack') : { powerW: graded(slot, [70, 90, 130]) + slot.random.int(-1, 2) * 5 }),
        widthMm: slot.random.int(420, 436),
        heightMm: table ? slot.random.int(118, 142) : slot.random.int(148, 176),
        depthMm: slot.random.int(340, 388),
        weightKg: roundTo(table ? slot.random.between(4.2, 9.5) : slot.random.between(7.6, 13), 0.1),
        finish: choices(slot.random, table ? ['Black', 'White', 'Sand', 'Navy'] : ['Black', 'Silver'], 2),
      };
    },
    price: (a) =>
      a.text('componentType') === 'Turntable' ? 330 + a.number('weightKg') * 34 : 560 + a.number('powerW') * 3.4,
    modelFigure: (a) => Math.round(a.number('weightKg') * 10),
  },
  portableSpeakers: {
    figures: (slot) => {
      const powerW = placed(slot, [8, 12, 20, 24, 30, 40, 60, 120, 200, 320]);
      const party = powerW >= 120;
      const size = Math.cbrt(powerW);
      return {
        speakerType: party ? 'Party speaker' : 'Portable speaker',
        powerW,
        batteryHours: graded(slot, [12, 16, 24]) + slot.random.int(-1, 2),
        waterRating: party ? 'IPX4' : graded(slot, ['IPX7', 'IP67', 'IP67']),
        widthMm: Math.round(party ? 210 + size * 18 : 62 + size * 38),
        heightMm: Math.round(party ? 320 + size * 34 : 52 + size * 15),
        depthMm: Math.round(party ? 220 + size * 14 : 48 + size * 14),
        weightKg: roundTo(party ? powerW * 0.045 : 0.16 + powerW * 0.03, 0.01),
        finish: party ? 'Black' : choices(slot.random, OUTDOOR, 4),
      };
    },
    price: (a) => 42 + a.number('powerW') ** 0.82 * 6.4,
    modelFigure: (a) => a.number('powerW'),
    facts: (a) => ({ charge: a.text('speakerType') === 'Party speaker' ? 'mains cord' : 'USB-C' }),
  },
  soundbars: {
    figures: barFigures,
    price: (a) => 90 + a.number('powerW') * 1.02 + (a.text('subwoofer') === 'Wireless' ? 70 : 0),
    modelFigure: (a) => a.text('channels').replaceAll('.', ''),
    facts: (a) => ({ forScreen: a.number('widthMm') < 800 ? 43 : a.number('widthMm') < 1000 ? 55 : 65 }),
  },
};
