import * as words from './cold-words.ts';
import { defineColdFamily } from './define-cold-family.ts';

export const fourDoorFridges = defineColdFamily({
  code: 'fourDoorFridges',
  name: 'Four-door fridges',
  letters: 'QD',
  noun: 'Four-door fridge',
  traits: [
    words.ICE_AND_WATER,
    words.CONVERTIBLE_DOOR,
    words.INVERTER,
    words.CRISPER,
    words.DOOR_ALARM,
    words.COLD_WIFI,
  ],
  lineup: [
    ['orana', 5],
    ['nordholm', 4],
    ['kestrel', 4],
    ['kaiyo', 4],
    ['fjordvik', 3],
    ['halden', 3],
  ],
  litres: [502, 668],
  freezerShare: [0.34, 0.38],
  plan: {
    bands: [
      [560, 834, 1795],
      [700, 908, 1790],
    ],
    packing: 0.52,
    heft: 36,
    starMiddles: [3, 3.5, 4],
    noise: [41, 40, 38],
  },
  finish: (slot) => slot.random.pick(['Stainless', 'Matte black', 'Black steel', 'Graphite', 'White']),
  price: (litres) => 2350 + (litres - 600) * 3.6,
  summary: [
    'A {capacityL} litre four-door fridge: two doors of fridge above, two doors of freezer below.',
    'Four doors on {widthMm} mm: {fridgeL} litres of fridge at the top and {freezerL} litres of freezer at the bottom.',
  ],
  opening: [
    'Four doors mean that only a quarter of the cold is let out at a time. The upper pair holds {fridgeL} litres of fridge on {shelves} glass shelves, the lower pair {freezerL} litres of freezer.',
    'The upper two doors are the fridge, {fridgeL} litres; the lower two are the freezer, {freezerL} litres, with drawers that pull out past the door.',
    'It keeps raw and cooked, adults’ and children’s things behind doors of their own: {fridgeL} litres of fridge above and {freezerL} litres of freezer below.',
  ],
});
