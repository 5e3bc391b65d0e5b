import * as words from './cold-words.ts';
import { defineColdFamily } from './define-cold-family.ts';

export const frenchDoorFridges = defineColdFamily({
  code: 'frenchDoorFridges',
  name: 'French door fridges',
  letters: 'FD',
  noun: 'French door fridge',
  traits: [
    words.ICE_AND_WATER,
    words.WATER_TANK,
    words.CONVERTIBLE,
    words.INVERTER,
    words.CRISPER,
    words.DOOR_ALARM,
    words.COLD_WIFI,
  ],
  lineup: [
    ['nordholm', 8],
    ['tarn', 7],
    ['orana', 7],
    ['halden', 6],
    ['kestrel', 6],
    ['kaiyo', 6],
    ['fjordvik', 3],
    ['pallas', 3],
  ],
  litres: [488, 742],
  freezerShare: [0.3, 0.36],
  plan: {
    bands: [
      [540, 796, 1765],
      [600, 836, 1770],
      [800, 908, 1785],
    ],
    packing: 0.53,
    heft: 36,
    starMiddles: [3, 3.5, 4],
    noise: [41, 40, 38],
  },
  price: (litres) => 1900 + (litres - 560) * 3.2,
  summary: [
    'A {capacityL} litre French door fridge, {widthMm} mm wide, with {fridgeL} litres at eye level and {freezerL} litres frozen below.',
    'Two doors above, drawers below: {capacityL} litres in a cabinet {widthMm} mm wide.',
    '{capacityL} litres behind two narrow doors that open in a tight kitchen, with a {freezerL} litre freezer in drawers.',
  ],
  opening: [
    'The fridge is at eye level behind two narrow doors, and the freezer is in drawers below. Of {capacityL} litres, {fridgeL} are fridge and {freezerL} are freezer.',
    'A French door fridge puts what you reach for every day at eye level. This one has {fridgeL} litres there and {freezerL} litres of freezer in drawers underneath.',
    'Each door is half as wide as the cabinet, so it opens fully where a single door would meet the bench. Inside are {fridgeL} litres of fridge on {shelves} glass shelves, with {freezerL} litres frozen below.',
  ],
});
