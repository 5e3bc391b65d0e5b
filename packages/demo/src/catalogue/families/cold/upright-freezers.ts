import { FACET, group, options } from '../../recipe/attribute.ts';
import { defineFamily } from '../../recipe/define-family.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { type Slot, sized } from '../../recipe/slot.ts';
import { COVER, FITS_FLOOR, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import { cabinetFinish } from './cold-cabinet.ts';
import { DOOR_ALARM, INVERTER, REVERSIBLE } from './cold-words.ts';
import { capacityGroup, FAST_FREEZE, FREEZER_PERFORMANCE, freezerFigures, SHED_READY } from './freezer-parts.ts';

function uprightFigures(slot: Slot) {
  const capacityL = sized(slot, 92, 428);
  const widthMm = capacityL < 180 ? 548 : capacityL < 320 ? 598 : 708;
  const heightMm =
    Math.round(capacityL < 110 ? 846 : 1100 + Math.min(700, (capacityL - 110) * 2.6)) + slot.random.int(-9, 9);
  const depthMm = Math.min(740, Math.max(545, Math.round((capacityL * 1e6) / (0.5 * widthMm * heightMm))));
  return {
    ...freezerFigures(slot, capacityL),
    widthMm: widthMm + slot.random.int(-4, 4),
    heightMm,
    depthMm,
    weightKg: Math.round(22 + capacityL * 0.16),
    compartments: capacityL < 110 ? 3 : capacityL < 250 ? 5 : 7,
    holdHours: slot.random.int(12, 22),
    finish: cabinetFinish(slot),
    defrost: slot.has('frostFree') ? 'Frost free' : 'Manual',
  };
}

export const uprightFreezers = defineFamily({
  code: 'uprightFreezers',
  name: 'Upright freezers',
  letters: 'UF',
  groups: [
    FREEZER_PERFORMANCE,
    capacityGroup('Drawers and flaps'),
    SIZE_GROUP,
    group('look', 'Design', FINISH, options('defrost', 'Defrost', FACET)),
  ],
  traits: [
    {
      code: 'frostFree',
      name: 'Frost free',
      chance: [0.4, 0.8, 1],
      adds: 120,
      line: 'Frost free: no defrosting',
      says: [
        'It is frost free, so nothing has to be chipped out.',
        'A fan keeps frost away from the drawers and the packets apart.',
      ],
    },
    INVERTER,
    REVERSIBLE,
    FAST_FREEZE,
    DOOR_ALARM,
    SHED_READY,
  ],
  lineup: [
    ['coolibah', 6],
    ['nordholm', 5],
    ['tarn', 5],
    ['orana', 4],
    ['halden', 3],
    ['fjordvik', 3],
  ],
  figures: uprightFigures,
  price: (a) => 400 + (a.number('capacityL') - 92) * 2.4,
  modelFigure: (a) => a.number('capacityL'),
  productName: (a) =>
    shelfName(`${a.number('capacityL')}L ${a.has('frostFree') ? 'Frost-free upright freezer' : 'Upright freezer'}`, {
      tail: [onlyFinish(a), a.has('reversibleDoor') && 'reversible door'],
    }),
  copy: {
    summary: [
      'A {capacityL} litre upright freezer with {compartments} drawers and flaps, {widthMm} mm wide.',
      '{capacityL} litres of freezer you can see into, in {widthMm} mm of width.',
    ],
    paragraphs: [
      [
        [
          'In an upright freezer nothing is at the bottom of a heap: {capacityL} litres are split over {compartments} clear drawers and flaps.',
          'It stores {capacityL} litres in {compartments} compartments with fronts you can see through, and stays frozen for {holdHours} hours when the power is out.',
        ],
      ],
      ['traits'],
      [FITS_FLOOR, RUNNING_COST],
      [COVER],
    ],
    features: [
      ['{capacityL} L in {compartments} compartments'],
      ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'],
      ['Stays frozen {holdHours} hours without power'],
    ],
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Freezers',
  bulky: true,
  repairPlan: true,
  accessories: ['applianceCare'],
});
