import * as words from './cold-words.ts';
import { defineColdFamily } from './define-cold-family.ts';

export const sideBySideFridges = defineColdFamily({
  code: 'sideBySideFridges',
  name: 'Side-by-side fridges',
  letters: 'SS',
  noun: 'Side-by-side fridge',
  traits: [words.ICE_AND_WATER, words.WATER_TANK, words.INVERTER, words.CRISPER, words.DOOR_ALARM, words.COLD_WIFI],
  lineup: [
    ['orana', 6],
    ['kestrel', 7],
    ['tarn', 7],
    ['nordholm', 6],
    ['kaiyo', 4],
    ['fjordvik', 3],
    ['halden', 3],
  ],
  litres: [518, 702],
  freezerShare: [0.34, 0.38],
  plan: {
    bands: [
      [560, 895, 1770],
      [720, 910, 1785],
    ],
    packing: 0.53,
    heft: 34,
    starMiddles: [2.5, 3, 3.5],
    noise: [42, 41, 39],
  },
  price: (litres) => 1680 + (litres - 580) * 3,
  summary: [
    'A {capacityL} litre side-by-side fridge with a full-height freezer of {freezerL} litres on the left.',
    'Fridge and freezer side by side, {fridgeL} and {freezerL} litres, both from top to bottom.',
    '{capacityL} litres side by side in a cabinet {widthMm} mm wide, with narrow doors for narrow rooms.',
  ],
  opening: [
    'The freezer runs the full height on the left, the fridge on the right, so there is something at eye level in both. It holds {fridgeL} litres chilled and {freezerL} litres frozen.',
    'Side by side means a large freezer: {freezerL} of the {capacityL} litres, in shelves and drawers from the floor up.',
    'Both doors are narrow and swing short, which helps in a galley kitchen. Behind them are {fridgeL} litres of fridge on {shelves} shelves and {freezerL} litres of freezer.',
  ],
});
