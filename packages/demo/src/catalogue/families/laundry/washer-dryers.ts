import { FACET, group, NO_UNIT, range } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { placed } from '../../recipe/slot.ts';
import { COVER, FITS_LAUNDRY, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { washerFigures } from './front-load-washers.ts';
import * as words from './laundry-words.ts';

export const washerDryers = defineFamily({
  code: 'washerDryers',
  name: 'Washer dryers',
  letters: 'WD',
  groups: [
    words.WASH_PERFORMANCE,
    group(
      'capacity',
      'Capacity',
      range('capacityKg', 'Washes', 'kg', FACET),
      range('dryKg', 'Dries', 'kg', FACET),
      range('programs', 'Programs', NO_UNIT),
    ),
    SIZE_GROUP,
    group('look', 'Design', FINISH),
  ],
  traits: [
    {
      code: 'heatPump',
      name: 'Heat pump drying',
      chance: [0, 0.15, 0.55],
      adds: 520,
      line: 'Dries with a heat pump, at half the electricity',
      says: ['Drying is done by a heat pump, at about half the electricity of a heating element.'],
    },
    words.STEAM,
    words.AUTO_DOSE,
    words.QUIET,
    words.LAUNDRY_WIFI,
    words.CHILD_LOCK,
  ],
  lineup: [
    ['nordholm', 4],
    ['orana', 4],
    ['vassby', 5],
    ['kestrel', 4],
    ['tarn', 3],
    ['miele', 3],
  ],
  figures: (slot) => {
    const capacityKg = placed(slot, [7, 7.5, 8, 8.5, 9, 10, 11, 12]);
    const figures = washerFigures(slot, capacityKg);
    return {
      ...figures,
      dryKg: Math.round(capacityKg * 1.2) / 2,
      energyKwhYear: Math.round(figures.energyKwhYear * (slot.has('heatPump') ? 1.25 : 1.7)),
      energyStars: Math.max(2, figures.energyStars - (slot.has('heatPump') ? 0.5 : 1.5)),
      weightKg: figures.weightKg + (slot.has('heatPump') ? 12 : 3),
      finish: slot.random.pick(slot.grade === 0 ? ['White'] : ['White', 'Graphite', 'Black steel']),
    };
  },
  price: (a) => 980 + (a.number('capacityKg') - 7) * 110,
  modelFigure: (a) => a.number('capacityKg') * 10 + 800,
  productName: (a) =>
    shelfName(`${a.number('capacityKg')} kg / ${a.number('dryKg')} kg Washer dryer`, {
      with: [a.has('heatPump') && 'heat pump', a.has('steam') && 'steam refresh'],
      tail: [onlyFinish(a) !== 'White' && onlyFinish(a), a.has('autoDose') && 'automatic dosing'],
    }),
  copy: {
    summary: [
      'Washes {capacityKg} kg and dries {dryKg} kg in one machine {widthMm} mm wide.',
      'One drum for both: {capacityKg} kg to wash, {dryKg} kg to dry.',
    ],
    paragraphs: [
      [
        [
          'One machine in the space of a washer. It washes {capacityKg} kg, and dries {dryKg} kg of it without being emptied; take the rest out for the line.',
          'For flats with one tap and no room for two: {capacityKg} kg washed, {dryKg} kg dried, no hose to a window.',
        ],
      ],
      ['traits'],
      [FITS_LAUNDRY, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['Washes {capacityKg} kg, dries {dryKg} kg'],
      ['{spinRpm} rpm spin'],
      ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'],
    ],
  },
  googleProductType: 'Home & Garden > Household Appliances > Laundry Appliances > Laundry Combos',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
