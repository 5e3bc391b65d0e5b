import { FACET, group, NO_UNIT, OPEN_FACET, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { ENERGY_USE, FINISH, NOISE, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { graded, placed, type Slot } from '../../recipe/slot.ts';
import { COVER, FITS_CABINET, FITS_FLOOR } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';

const SIZES = [18, 24, 28, 34, 44, 46, 52, 66, 98, 126, 152, 174] as const;

function wineFigures(slot: Slot) {
  const bottles = placed(slot, SIZES);
  const tall = bottles > 60;
  const widthMm = bottles < 20 ? 298 : bottles < 30 ? 392 : 595;
  const zones = slot.has('twoZones') ? 2 : 1;
  return {
    bottles,
    zones,
    capacityL: Math.round(bottles * 2.7 + 8),
    shelves: Math.max(4, Math.round(bottles / (widthMm > 500 ? 9 : 6))),
    widthMm,
    heightMm: tall ? Math.min(1790, 1180 + bottles * 3.5) : slot.random.int(818, 868),
    depthMm: tall ? slot.random.int(620, 680) : slot.random.int(560, 575),
    weightKg: Math.round(24 + bottles * 0.42),
    energyKwhYear: Math.round(118 + bottles * 0.62 + (zones - 1) * 18 - slot.grade * 8),
    noiseDb: graded(slot, [42, 40, 37]) + slot.random.int(-1, 1),
    finish: slot.random.pick(slot.grade === 0 ? ['Black'] : ['Black', 'Stainless', 'Black steel']),
  };
}

export const wineFridges = defineFamily({
  code: 'wineFridges',
  name: 'Wine fridges',
  letters: 'WF',
  groups: [
    group('performance', 'Performance', ENERGY_USE, NOISE),
    group(
      'capacity',
      'Capacity',
      range('bottles', 'Bottles', 'bottles', OPEN_FACET),
      range('capacityL', 'Total', 'L'),
      range('zones', 'Temperature zones', '', FACET),
      range('shelves', 'Shelves', NO_UNIT),
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'twoZones',
      name: 'Two zones',
      chance: [0.15, 0.5, 0.8],
      adds: 180,
      line: 'Two zones: red and white at their own temperature',
      says: [
        'Two zones with their own thermostat keep white at 7° and red at 14°.',
        'The upper and the lower half are set apart, anywhere from 5° to 18°.',
      ],
    },
    {
      code: 'builtUnder',
      name: 'Can be built under a bench',
      chance: [0.2, 0.6, 0.8],
      adds: 90,
      line: 'Vents at the front, so it can be built in',
      says: ['It breathes through the plinth and can be built in without a gap.'],
    },
    {
      code: 'uvGlass',
      name: 'UV glass',
      chance: [0.6, 0.9, 1],
      adds: 20,
      line: 'Tinted glass that keeps UV light out',
      says: [
        'The glass is tinted against the light that spoils wine.',
        'Two panes of tinted glass keep light and warmth from the labels.',
      ],
    },
    {
      code: 'beechShelves',
      name: 'Beech shelves',
      chance: [0.2, 0.6, 1],
      adds: 60,
      line: 'Beech shelves on full runners',
      says: ['The shelves are beech and run out on full extensions, so a bottle at the back can be read.'],
    },
    {
      code: 'lowVibration',
      name: 'Low-vibration compressor',
      chance: [0.3, 0.7, 1],
      adds: 40,
      line: 'Compressor hung on rubber against vibration',
      says: ['The compressor hangs on rubber, because sediment should stay where it is.'],
    },
  ],
  lineup: [
    ['cellarhand', 10],
    ['coolibah', 3],
    ['halden', 3],
    ['fjordvik', 4],
    ['orana', 3],
  ],
  figures: wineFigures,
  price: (a) => 430 + a.number('bottles') * 13,
  modelFigure: (a) => a.number('bottles'),
  productName: (a) =>
    shelfName(`${a.number('bottles')}-bottle Wine fridge`, {
      with: [a.has('twoZones') && 'two zones', a.has('beechShelves') && 'beech shelves'],
      tail: [a.text('finish'), a.has('builtUnder') && 'built-in'],
    }),
  facts: (a) => ({ zoneWords: a.has('twoZones') ? 'two zones' : 'one zone' }),
  copy: {
    summary: [
      'Room for {bottles} bottles in {zoneWords}, {widthMm} mm wide.',
      'A wine fridge for {bottles} bottles that runs at {noiseDb} dB.',
    ],
    paragraphs: [
      [
        [
          'It takes {bottles} standard bottles on {shelves} shelves, and keeps them between 5° and 18° within a degree.',
          'A kitchen fridge is too cold, too dry and too shaken for wine. This one holds {bottles} bottles in {zoneWords} at the humidity corks like.',
        ],
      ],
      ['traits'],
      [
        (a) => (a.has('builtUnder') ? FITS_CABINET : FITS_FLOOR),
        [
          'It uses {energyKwhYear} kWh a year, about {runDollars}.',
          'Running it costs about {runDollars} a year, at 33 cents a kilowatt hour.',
        ],
      ],
      [COVER],
    ],
    features: [['{bottles} bottles on {shelves} shelves'], ['{noiseDb} dB, {energyKwhYear} kWh a year']],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Wine Fridges',
  bulky: true,
  repairPlan: true,
  accessories: [],
});
