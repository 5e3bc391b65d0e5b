import type { FamilyLogic } from '../recipe/define-family.ts';
import { choices, onlyFinish } from '../recipe/finishes.ts';
import { graded, measures, placed, roundTo } from '../recipe/slot.ts';
import { without } from '../recipe/trait.ts';
import { composeName } from '../text/product-name.ts';

const TYPES = ['Pedestal', 'Pedestal', 'Tower', 'Desk'] as const;

const SIZE = { Pedestal: [400, 450, 1250, 430], Tower: [0, 240, 960, 240], Desk: [300, 320, 480, 260] } as const;

const HEATERS_TYPES = ['Oil column', 'Oil column', 'Ceramic tower'] as const;

const SIZES = [2, 2.5, 2.5, 3.5, 3.5, 5, 5, 6, 7.1, 7.1, 8, 9] as const;

export const CLIMATE: Readonly<Record<string, FamilyLogic>> = {
  airPurifiers: {
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
  },
  fans: {
    figures: (slot) => {
      const fanType = slot.brand.slug === 'aerolune' ? 'Tower' : slot.random.pick(TYPES);
      const [bladeMm, widthMm, heightMm, depthMm] = SIZE[fanType];
      const full = fanType === 'Desk' ? 32 : 50;
      return {
        fanType,
        ...(bladeMm > 0 ? { bladeMm } : {}),
        speeds: slot.has('dcMotor') ? slot.random.pick([8, 12]) : slot.random.pick([3, 3, 4]),
        powerW: Math.round(full * (slot.has('dcMotor') ? 0.45 : 1)) + slot.random.int(-2, 4),
        noiseDb: graded(slot, [58, 52, 44]) + slot.random.int(-2, 2),
        airflow:
          Math.round(
            ((fanType === 'Tower' ? 1100 : fanType === 'Desk' ? 1500 : 3200) * slot.random.between(0.88, 1.12)) / 50,
          ) * 50,
        widthMm: widthMm + slot.random.int(-8, 8),
        heightMm: heightMm + slot.random.int(-40, 40),
        depthMm: depthMm + slot.random.int(-8, 8),
        weightKg: roundTo({ Pedestal: 6.2, Tower: 4.2, Desk: 2.4 }[fanType] + slot.random.between(-0.6, 0.8), 0.1),
        finish: choices(slot.random, ['White', 'Black', 'Sand', 'Eucalypt'], 2),
      };
    },
    price: (a) => ({ Pedestal: 78, Tower: 105, Desk: 44 })[a.text('fanType')] ?? 80,
    modelFigure: (a) => a.number('airflow') / 10,
    productName: (a, slot) =>
      composeName(`${slot.series} ${a.text('fanType').toLowerCase()} fan`, {
        with: [a.has('dcMotor') && 'DC motor', a.has('remote') && 'remote'],
        tail: [a.knows('bladeMm') && `${a.number('bladeMm') / 10} cm`, onlyFinish(a)],
      }),
    facts: (a) => ({ centsNight: Math.max(1, Math.round(a.number('powerW') * 8 * 0.033)) }),
  },
  heaters: {
    figures: (slot) => {
      const heaterType = slot.random.pick(HEATERS_TYPES);
      const oil = heaterType === 'Oil column';
      const powerW = oil ? placed(slot, [1000, 1500, 2000, 2400]) : slot.random.pick([1800, 2000, 2400]);
      return {
        heaterType,
        powerW,
        roomM2: Math.round(powerW / 100),
        settings: slot.random.pick([2, 3]),
        centsHour: Math.round(powerW * 0.033),
        cordM: roundTo(slot.random.between(1.5, 1.9), 0.1),
        ...(oil ? { fins: Math.round(powerW / 240) + 1 } : {}),
        ...(oil
          ? measures(slot, Math.round(220 + powerW * 0.14), [620, 665], [240, 270], roundTo(4 + powerW * 0.0042, 0.1))
          : measures(slot, [190, 250], [560, 780], [190, 240], [2.4, 4.2, 0.1])),
        finish: slot.random.pick(['White', 'White', 'Graphite', 'Sand']),
      };
    },
    price: (a) => (a.text('heaterType') === 'Oil column' ? 66 : 74) + a.number('powerW') * 0.034,
    modelFigure: (a) => a.number('powerW'),
  },
  portableCoolers: {
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
        ...measures(slot, [300, 450], [690, 850], [310, 400], cooler ? [5.5, 11, 0.5] : roundTo(20 + coolKw * 3, 0.5)),
        finish: slot.random.pick(['White', 'White', 'Graphite']),
      };
    },
    price: (a) => (a.knows('coolKw') ? 250 + a.number('coolKw') * 120 : 120 + a.number('capacityL') * 9),
    modelFigure: (a) => (a.knows('coolKw') ? Math.round(a.number('coolKw') * 10) : a.number('capacityL')),
    bulky: (a) => a.number('weightKg') > 20,
  },
  splitSystems: {
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
  },
};
