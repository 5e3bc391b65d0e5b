import * as words from './cold-words.ts';
import { defineColdFamily } from './define-cold-family.ts';

export const bottomMountFridges = defineColdFamily({
  code: 'bottomMountFridges',
  name: 'Bottom-mount fridges',
  letters: 'BM',
  noun: 'Bottom-mount fridge',
  traits: [words.WATER_TANK, words.INVERTER, words.REVERSIBLE, words.CRISPER, words.DOOR_ALARM, words.COLD_WIFI],
  lineup: [
    ['nordholm', 10],
    ['tarn', 9],
    ['orana', 9],
    ['halden', 8],
    ['kaiyo', 8],
    ['kestrel', 6],
    ['pallas', 6],
    ['fjordvik', 4],
  ],
  litres: [302, 536],
  freezerShare: [0.27, 0.33],
  plan: {
    bands: [
      [350, 598, 1690],
      [400, 634, 1720],
      [460, 698, 1725],
      [600, 788, 1745],
    ],
    packing: 0.52,
    heft: 28,
    starMiddles: [3, 3.5, 4],
    noise: [40, 39, 37],
  },
  price: (litres) => 1020 + (litres - 386) * 2.3,
  summary: [
    'A {capacityL} litre bottom-mount fridge, {widthMm} mm wide: the fridge at eye level, the freezer below.',
    'Fridge above, freezer below: {fridgeL} and {freezerL} litres in {widthMm} mm of width.',
    'A {widthMm} mm wide fridge with {fridgeL} litres where you can see them and {freezerL} litres frozen underneath.',
  ],
  opening: [
    'Nine times in ten a door is opened for something from the fridge, so the fridge is on top: {fridgeL} litres on {shelves} glass shelves. The freezer has {freezerL} litres in drawers.',
    'The freezer is below, in drawers that keep the cold when they are pulled out. Of {capacityL} litres, {fridgeL} are fridge and {freezerL} are freezer.',
    'With the freezer at the bottom the vegetables are at waist height instead of at your ankles. It holds {capacityL} litres in all.',
  ],
});
