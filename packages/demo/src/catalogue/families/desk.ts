import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices } from '../recipe/finishes.ts';
import { graded, placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';

const TYPES = ['Mouse', 'Mouse', 'Keyboard', 'Keyboard', 'Keyboard', 'Webcam'] as const;

export const DESK: Readonly<Record<string, FamilyLogic>> = {
  keyboardsAndMice: {
    figures: (slot) => {
      const deskType = placed(slot, TYPES);
      const mouse = deskType === 'Mouse';
      const camera = deskType === 'Webcam';
      const wireless = !camera && (slot.grade > 0 || slot.random.chance(0.5));
      return {
        deskType,
        connection: camera ? 'USB' : wireless ? graded(slot, ['2.4 GHz', 'Bluetooth', 'Bluetooth']) : 'USB',
        ...(deskType === 'Keyboard'
          ? { layout: slot.random.pick(['Full size', 'Without number pad', 'Compact']) }
          : {}),
        ...(mouse ? { dpi: graded(slot, [1600, 4000, 16_000]) } : {}),
        ...(camera ? { resolution: graded(slot, ['Full HD', 'Full HD', '4K']) } : {}),
        ...(camera ? without('quietKeys', 'threeDevices') : {}),
        ...(wireless ? {} : without('threeDevices')),
        ...(wireless ? { batteryMonths: slot.random.pick([6, 12, 18, 24]) } : {}),
        widthMm: mouse ? slot.random.int(60, 70) : camera ? slot.random.int(72, 95) : slot.random.int(310, 440),
        heightMm: mouse ? slot.random.int(36, 44) : camera ? slot.random.int(55, 70) : slot.random.int(22, 36),
        depthMm: mouse ? slot.random.int(108, 126) : camera ? slot.random.int(50, 65) : slot.random.int(120, 138),
        weightKg: roundTo(
          mouse ? slot.random.between(0.07, 0.12) : camera ? 0.12 : slot.random.between(0.5, 0.98),
          0.01,
        ),
        finish: camera ? 'Black' : choices(slot.random, ['Black', 'White', 'Sand', 'Eucalypt', 'Sky blue'], 3),
      };
    },
    price: (a) => ({ Mouse: 46, Keyboard: 92, Webcam: 98 })[a.text('deskType')] ?? 60,
    modelFigure: (_, slot) => slot.random.int(11, 98) * 10,
    facts: (a) => ({ typeWords: a.text('deskType').toLowerCase(), grams: Math.round(a.number('weightKg') * 1000) }),
  },
  printers: {
    figures: (slot) => {
      const printerType = slot.random.pick(
        slot.brand.slug === 'ledgerline'
          ? ['Ink tank', 'Ink tank', 'Laser']
          : ['Cartridge', 'Cartridge', 'Laser', 'Laser'],
      );
      const laser = printerType === 'Laser';
      return {
        printerType,
        pagesMinute: laser
          ? graded(slot, [21, 28, 34]) + slot.random.int(0, 3)
          : graded(slot, [9, 13, 18]) + slot.random.int(0, 2),
        paperTray: laser ? 250 : graded(slot, [100, 150, 250]),
        centsPage: roundTo(
          printerType === 'Ink tank'
            ? slot.random.between(0.6, 1.1)
            : laser
              ? slot.random.between(3, 5)
              : slot.random.between(7, 14),
          0.1,
        ),
        inkPages:
          printerType === 'Ink tank'
            ? slot.random.int(40, 75) * 100
            : laser
              ? slot.random.pick([700, 1000, 1500])
              : slot.random.pick([120, 165, 250]),
        paperSize: slot.grade === 2 && slot.random.chance(0.3) ? 'A3' : 'A4',
        widthMm: slot.random.int(372, 435),
        heightMm: slot.has('scanner') ? slot.random.int(190, laser ? 345 : 250) : slot.random.int(155, 200),
        depthMm: slot.random.int(330, 400),
        weightKg: roundTo(laser ? slot.random.between(8.2, 13.6) : slot.random.between(4.2, 7.8), 0.1),
        finish: slot.random.pick(['White', 'White', 'Graphite']),
      };
    },
    price: (a) => ({ 'Ink tank': 270, Laser: 215, Cartridge: 85 })[a.text('printerType')] ?? 150,
    modelFigure: (a) => a.number('pagesMinute') * 100,
  },
  routers: {
    figures: (slot) => {
      const packSize = slot.random.pick(slot.grade === 0 ? [1] : [1, 2, 3]);
      return {
        routerType: packSize > 1 ? 'Mesh system' : 'Router',
        packSize,
        wifiStandard: graded(slot, ['Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']),
        speedMbps: graded(slot, [1800, 3000, 6500]) + slot.random.int(0, 4) * 100,
        coverM2: 110 + (packSize - 1) * 110 + slot.grade * 20,
        lanPorts: packSize > 1 ? 2 : 4,
        widthMm: packSize > 1 ? slot.random.int(98, 118) : slot.random.int(210, 260),
        heightMm: packSize > 1 ? slot.random.int(110, 190) : slot.random.int(38, 180),
        depthMm: packSize > 1 ? slot.random.int(98, 118) : slot.random.int(130, 170),
        weightKg: roundTo(slot.random.between(0.35, 0.7), 0.01),
        finish: slot.random.pick(['White', 'White', 'Graphite']),
      };
    },
    price: (a) => 60 + a.number('speedMbps') * 0.034 + (a.number('packSize') - 1) * (55 + a.number('speedMbps') * 0.03),
    modelFigure: (a) => a.number('speedMbps'),
  },
};
