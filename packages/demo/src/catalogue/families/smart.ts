import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, onlyFinish } from '../recipe/finishes.ts';
import type { Reader } from '../recipe/reader.ts';
import { graded, placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { thousands } from '../text/count-words.ts';
import { composeName } from '../text/product-name.ts';

const packOf = (a: Reader): number => (a.knows('packSize') ? a.number('packSize') : 1);

export const SMART: Readonly<Record<string, FamilyLogic>> = {
  securityCameras: {
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
    facts: (a) => ({
      typeWords: a.text('cameraType') === 'Doorbell' ? 'video doorbell' : a.text('cameraType').toLowerCase(),
    }),
  },
  smartHome: {
    figures: (slot) => {
      const smartType =
        slot.brand.slug === 'firetail'
          ? slot.random.pick(['Light globe', 'Light globe', 'Smart display'])
          : slot.brand.slug === 'boobook'
            ? 'Smart display'
            : 'Smart speaker';
      const globe = smartType === 'Light globe';
      const packSize = globe ? placed(slot, [1, 2, 4]) : 1;
      const noTraits = globe
        ? without('micSwitch')
        : smartType === 'Smart display'
          ? without('colourLight', 'wallSwitch')
          : without('colourLight', 'wallSwitch');
      return {
        smartType,
        ...noTraits,
        powerW: globe ? slot.random.pick([8, 9, 11]) : smartType === 'Smart display' ? 15 : graded(slot, [12, 20, 40]),
        ...(globe ? { lumens: slot.random.pick([806, 1055, 1300]), fitting: slot.random.pick(['B22', 'E27']) } : {}),
        radio: globe ? slot.random.pick(['Wi-Fi', 'Thread']) : 'Wi-Fi',
        ...(globe ? { packSize } : {}),
        widthMm: globe ? 60 : smartType === 'Smart display' ? slot.random.int(190, 250) : slot.random.int(95, 140),
        heightMm: globe ? 115 : smartType === 'Smart display' ? slot.random.int(130, 175) : slot.random.int(90, 190),
        depthMm: globe ? 60 : smartType === 'Smart display' ? slot.random.int(75, 110) : slot.random.int(95, 130),
        weightKg: roundTo(
          globe ? 0.06 * packSize : smartType === 'Smart display' ? 0.55 : slot.random.between(0.4, 1.4),
          0.01,
        ),
        finish:
          globe || smartType === 'Smart display'
            ? 'White'
            : choices(slot.random, ['Sand', 'Graphite', 'White', 'Eucalypt'], 3),
      };
    },
    price: (a) =>
      a.text('smartType') === 'Light globe'
        ? 17 + (packOf(a) - 1) * 14
        : a.text('smartType') === 'Smart display'
          ? 88
          : 60 + a.number('powerW') * 4.2,
    modelFigure: (a) => (a.knows('lumens') ? a.number('lumens') : a.number('powerW') * 10),
    productName: (a, slot) =>
      composeName(
        `${slot.series} smart ${a.text('smartType') === 'Light globe' ? 'globe' : a.text('smartType') === 'Smart display' ? 'display' : 'speaker'}`,
        {
          tail: [
            a.knows('fitting') && a.text('fitting'),
            a.knows('lumens') && `${thousands(a.number('lumens'))} lm`,
            a.has('colourLight') && 'colours',
            packOf(a) > 1 && `${packOf(a)} pack`,
            a.text('smartType') === 'Smart speaker' && `${a.number('powerW')} W`,
            onlyFinish(a) !== 'White' && onlyFinish(a),
          ],
        },
      ),
    facts: (a) => ({
      oldWatts: a.knows('lumens') ? (a.number('lumens') < 900 ? 60 : a.number('lumens') < 1200 ? 75 : 100) : 0,
    }),
  },
};
