import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, onlyFinish } from '../recipe/finishes.ts';
import { graded, placed, roundTo, type Slot } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { thousands } from '../text/count-words.ts';
import { composeName } from '../text/product-name.ts';
import { storageWords } from '../text/storage-words.ts';

const lowerType = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

const CHIPS: readonly string[] = ['Marlin 3', 'Marlin 5', 'Marlin 7', 'Marlin 9'];

const SCREENS: Readonly<Record<string, number>> = { '13.3': 1.15, '14': 1.3, '15.6': 1.65, '16': 1.7, '17.3': 2.4 };

/** Figures depend on the use: study, office or gaming. */
function laptopFigures(slot: Slot) {
  const gaming = slot.brand.slug === 'rookery';
  const level = gaming ? Math.max(2, slot.grade + 1) : slot.grade + (slot.brand.tier > 2 ? 1 : 0);
  const screenInches = gaming ? slot.random.pick([15.6, 16, 17.3]) : slot.random.pick([13.3, 14, 14, 15.6, 16]);
  const memoryGb = [8, 16, 16, 32][level] ?? 16;
  const storageGb = slot.random.pick(([[256, 512], [512], [512, 1024], [1024, 2048]] as const)[level] ?? [512]);
  return {
    screenInches,
    processor: CHIPS[level] ?? 'Marlin 5',
    memoryGb,
    storageGb,
    graphics: gaming ? slot.random.pick(['Pelican 60', 'Pelican 70', 'Pelican 80']) : 'Built in',
    resolution:
      level === 0 ? '1920 × 1080' : level === 1 ? '1920 × 1200' : slot.random.pick(['2560 × 1600', '2880 × 1800']),
    refreshHz: gaming ? slot.random.pick([144, 165, 240]) : level > 1 && slot.random.chance(0.4) ? 120 : 60,
    batteryHours: gaming ? slot.random.int(5, 8) : ([9, 12, 15, 18][level] ?? 12),
    ports: level < 2 ? ['USB-C', 'USB-A', 'HDMI'] : ['USB-C', 'USB-A', 'HDMI', 'SD card'],
    widthMm: Math.round(screenInches * 22.3),
    heightMm: gaming ? slot.random.int(22, 27) : slot.random.int(14, 19),
    depthMm: Math.round(screenInches * 15.6),
    weightKg: roundTo(
      (SCREENS[String(screenInches)] ?? 1.5) + (gaming ? 0.55 : 0) + (slot.grade === 0 ? 0.15 : 0),
      0.01,
    ),
    finish: gaming
      ? 'Graphite'
      : choices(slot.random, ['Silver', 'Graphite', 'Navy', 'Sand', 'Eucalypt'], slot.grade === 0 ? 1 : 2),
  };
}

export const COMPUTERS: Readonly<Record<string, FamilyLogic>> = {
  desktops: {
    figures: (slot) => {
      const desktopType =
        slot.brand.slug === 'rookery'
          ? 'Tower'
          : slot.brand.slug === 'quillon'
            ? 'All-in-one'
            : slot.random.pick(['All-in-one', 'Mini', 'Tower']);
      const level = slot.grade + (slot.brand.slug === 'rookery' ? 1 : 0);
      const screenInches = slot.random.pick([24, 27]);
      const whole = desktopType === 'All-in-one';
      return {
        desktopType,
        processor: ['Marlin 3', 'Marlin 5', 'Marlin 7', 'Marlin 9'][level] ?? 'Marlin 5',
        memoryGb: [8, 16, 16, 32][level] ?? 16,
        storageGb: slot.random.pick([[512], [512], [1024], [1024, 2048]][level] ?? [512]),
        graphics:
          slot.brand.slug === 'rookery' ? slot.random.pick(['Pelican 60', 'Pelican 70', 'Pelican 80']) : 'Built in',
        ...(whole ? { screenInches } : {}),
        widthMm: whole ? Math.round(screenInches * 22.3) : desktopType === 'Mini' ? 196 : slot.random.int(185, 220),
        heightMm: whole ? Math.round(screenInches * 17.5) : desktopType === 'Mini' ? 54 : slot.random.int(390, 465),
        depthMm: whole ? 190 : desktopType === 'Mini' ? 196 : slot.random.int(390, 450),
        weightKg: roundTo(whole ? screenInches * 0.26 : desktopType === 'Mini' ? 1.4 : slot.random.between(8, 13), 0.1),
        finish: whole ? slot.random.pick(['Silver', 'White']) : slot.random.pick(['Black', 'Graphite', 'White']),
      };
    },
    price: (a) => {
      const chip = { 'Marlin 3': 380, 'Marlin 5': 600, 'Marlin 7': 880, 'Marlin 9': 1300 }[a.text('processor')] ?? 600;
      const graphics = { 'Pelican 60': 520, 'Pelican 70': 900, 'Pelican 80': 1650 }[a.text('graphics')] ?? 0;
      return (
        chip + a.number('memoryGb') * 8 + a.number('storageGb') * 0.16 + graphics + (a.knows('screenInches') ? 330 : 0)
      );
    },
    modelFigure: (a) => a.number('memoryGb') * 10,
    productName: (a, slot) =>
      composeName(
        `${a.knows('screenInches') ? `${a.number('screenInches')}-inch ` : ''}${slot.series} ${a.text('desktopType') === 'All-in-one' ? 'all-in-one computer' : a.text('desktopType') === 'Mini' ? 'mini computer' : a.text('graphics') === 'Built in' ? 'desktop computer' : 'gaming desktop'}`,
        {
          tail: [
            a.text('processor'),
            `${a.number('memoryGb')} GB`,
            storageWords(a.number('storageGb')),
            a.text('graphics') !== 'Built in' && a.text('graphics'),
          ],
        },
      ),
    facts: (a) => ({ storageWords: storageWords(a.number('storageGb')) }),
  },
  drives: {
    figures: (slot) => {
      const driveType =
        slot.brand.slug === 'ironbark'
          ? slot.random.pick(['Portable SSD', 'Portable SSD', 'Memory card', 'Portable hard drive'])
          : 'Portable SSD';
      const card = driveType === 'Memory card';
      const disk = driveType === 'Portable hard drive';
      const storageGb = placed(
        slot,
        card ? [64, 128, 256, 512] : disk ? [1000, 2000, 4000, 5000] : [500, 1000, 2000, 4000],
      );
      const readMbs = card ? graded(slot, [100, 190, 280]) : disk ? 135 : graded(slot, [1050, 1050, 2000]);
      return {
        driveType,
        storageGb,
        readMbs,
        writeMbs: Math.round((readMbs * (card ? 0.6 : 0.95)) / 5) * 5,
        connection: card ? 'SD' : disk ? 'USB-A' : 'USB-C',
        widthMm: card ? 24 : disk ? 80 : slot.random.int(52, 64),
        heightMm: card ? 32 : disk ? 110 : slot.random.int(88, 104),
        depthMm: card ? 2 : disk ? 14 : slot.random.int(9, 13),
        weightKg: card ? 0.002 : disk ? 0.17 : roundTo(slot.random.between(0.04, 0.07), 0.001),
        ...(card ? without('encryption') : {}),
        finish: card ? 'Black' : choices(slot.random, ['Graphite', 'Black', 'Eucalypt', 'Red'], 2),
      };
    },
    price: (a) =>
      a.text('driveType') === 'Memory card'
        ? 12 + a.number('storageGb') * 0.3
        : a.text('driveType') === 'Portable SSD'
          ? 62 + a.number('storageGb') * 0.105
          : 60 + a.number('storageGb') * 0.032,
    modelFigure: (a) => a.number('storageGb'),
    productName: (a, slot) =>
      composeName(`${storageWords(a.number('storageGb'))} ${slot.series} ${lowerType(a.text('driveType'))}`, {
        tail: [`${thousands(a.number('readMbs'))} MB/s`, onlyFinish(a) !== 'Black' && onlyFinish(a)],
      }),
    facts: (a) => ({
      storageWords: storageWords(a.number('storageGb')),
      photos: thousands(Math.round(a.number('storageGb') / 100) * 20_000 || 12_000),
      typeWords: lowerType(a.text('driveType')),
    }),
  },
  laptops: {
    figures: laptopFigures,
    price: (a) => {
      const chip = [430, 640, 900, 1350][CHIPS.indexOf(a.text('processor'))] ?? 700;
      const graphics = { 'Pelican 60': 480, 'Pelican 70': 850, 'Pelican 80': 1500 }[a.text('graphics')] ?? 0;
      return chip + a.number('memoryGb') * 9 + a.number('storageGb') * 0.24 + graphics;
    },
    modelFigure: (a) => Math.round(a.number('screenInches') * 10),
    facts: (a) => ({
      storageWords: storageWords(a.number('storageGb')),
      work:
        a.number('memoryGb') < 16
          ? 'schoolwork, mail and one video call'
          : a.number('memoryGb') < 32
            ? 'office work with many windows open'
            : 'photo, code and film work',
    }),
  },
};
