import { FACET, group, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { choices, onlyFinish } from '../../recipe/finishes.ts';
import { COLOUR, POWER, SMALL_SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed, roundTo } from '../../recipe/slot.ts';
import { without } from '../../recipe/trait.ts';
import { thousands } from '../../text/count-words.ts';
import { COVER_SMALL } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

export const chargers = defineFamily({
  code: 'chargers',
  name: 'Chargers and power banks',
  letters: 'CG',
  groups: [
    group(
      'use',
      'Use',
      options('chargerType', 'Type', OPEN_FACET),
      POWER,
      range('batteryMah', 'Battery', 'mAh', FACET),
      range('sockets', 'Sockets', 'USB', FACET),
    ),
    SMALL_SIZE_GROUP,
    group('look', 'Design', COLOUR),
  ],
  traits: [
    {
      code: 'foldingPins',
      name: 'Folding pins',
      chance: [0.3, 0.5, 0.7],
      adds: 3,
      line: 'Pins fold in',
      says: ['The pins fold in for a pocket.'],
    },
    {
      code: 'sharesPower',
      name: 'Shares power',
      chance: [0.2, 0.7, 1],
      adds: 5,
      line: 'Shares its power between sockets',
      says: ['Two things plugged in share the power; one alone gets all of it.'],
    },
    {
      code: 'cableIncluded',
      name: 'Cable included',
      chance: [0.4, 0.6, 0.8],
      adds: 6,
      line: 'Cable in the box',
      says: ['A one-metre USB-C cable is in the box.'],
    },
  ],
  lineup: [
    ['tether-and-co', 18, ['Cleat', 'Bollard', 'Buoy']],
    ['quillon', 4, ['Quill']],
    ['ironbark', 4, ['Log']],
  ],
  figures: (slot) => {
    const bank = slot.brand.slug === 'ironbark' || slot.random.chance(0.4);
    const powerW = bank ? slot.random.pick([20, 30, 45, 65]) : placed(slot, [20, 30, 45, 65, 100, 140]);
    return {
      chargerType: bank ? 'Power bank' : 'Wall charger',
      powerW,
      sockets: powerW > 40 ? slot.random.pick([2, 3]) : 1,
      ...(bank ? { batteryMah: slot.random.pick([5000, 10_000, 20_000]), ...without('foldingPins') } : {}),
      ...(powerW > 40 ? {} : without('sharesPower')),
      widthMm: bank ? 70 : 42 + Math.round(powerW * 0.25),
      heightMm: bank ? 140 : 42 + Math.round(powerW * 0.25),
      depthMm: bank ? 22 : 30,
      weightKg: roundTo(bank ? 0.24 : 0.05 + powerW * 0.0014, 0.01),
      finish: choices(slot.random, ['White', 'Black', 'Eucalypt'], 2),
    };
  },
  price: (a) => 20 + a.number('powerW') * 0.62 + (a.knows('batteryMah') ? a.number('batteryMah') * 0.0024 : 0),
  modelFigure: (a) => a.number('powerW'),
  productName: (a, slot) =>
    shelfName(`${a.number('powerW')} W ${slot.series} ${a.knows('batteryMah') ? 'power bank' : 'USB-C charger'}`, {
      tail: [
        a.knows('batteryMah') && `${thousands(a.number('batteryMah'))} mAh`,
        a.number('sockets') > 1 && `${a.number('sockets')} sockets`,
        a.has('cableIncluded') && 'with cable',
        onlyFinish(a),
      ],
    }),
  facts: (a) => ({
    fills: a.knows('batteryMah') ? Math.max(1, Math.round(a.number('batteryMah') / 5500)) : 0,
    chargesWords:
      a.number('powerW') < 40
        ? 'phones and tablets'
        : a.number('powerW') < 90
          ? 'phones, tablets and light laptops'
          : 'laptops of any size',
    socketWords: a.number('sockets') === 1 ? 'one USB-C socket' : `${a.number('sockets')} USB sockets`,
  }),
  copy: {
    summary: (a) =>
      a.knows('batteryMah')
        ? ['A {batteryMah} mAh power bank with {powerW} watts.']
        : ['A {powerW} watt charger with {socketWords}, for {chargesWords}.'],
    paragraphs: [
      [
        (a) =>
          a.knows('batteryMah')
            ? [
                'It holds {batteryMah} mAh, about {fills} fills of a phone, and may go in cabin luggage.',
                'With {powerW} watts and {batteryMah} mAh it keeps a phone going for days; airlines allow it on board.',
              ]
            : [
                '{powerW} watts are right for {chargesWords}. It has {socketWords} and stays small because it is made of gallium nitride.',
                'It has {socketWords} and {powerW} watts, for {chargesWords}.',
              ],
      ],
      ['traits'],
      [COVER_SMALL],
    ],
    features: [
      ['{powerW} W'],
      ['For {chargesWords}'],
      (a) => (a.knows('batteryMah') ? ['{batteryMah} mAh'] : ['Australian plug, approved']),
    ],
  },
  googleProductType: 'Electronics > Electronics Accessories > Power > Power Adapters & Chargers',
  bulky: false,
  repairPlan: false,
  accessories: [],
});
