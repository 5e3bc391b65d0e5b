import type { FinishName } from '../../recipe/finishes.ts';
import { cabinetFinish } from './cold-cabinet.ts';
import * as words from './cold-words.ts';
import { defineColdFamily } from './define-cold-family.ts';

const RETRO: readonly FinishName[] = ['Sand', 'Sky blue', 'Red', 'Eucalypt', 'Blush', 'White'];

export const topMountFridges = defineColdFamily({
  code: 'topMountFridges',
  name: 'Top-mount fridges',
  letters: 'TM',
  noun: 'Top-mount fridge',
  traits: [words.INVERTER, words.REVERSIBLE, words.CRISPER, words.DOOR_ALARM],
  lineup: [
    ['tarn', 9],
    ['orana', 8],
    ['nordholm', 5],
    ['pallas', 6],
    ['kaiyo', 5],
    ['kirribee', 4],
  ],
  litres: [212, 524],
  freezerShare: [0.22, 0.28],
  plan: {
    bands: [
      [260, 546, 1540],
      [330, 598, 1620],
      [420, 660, 1700],
      [480, 700, 1720],
      [600, 788, 1760],
    ],
    packing: 0.54,
    heft: 25,
    starMiddles: [2.5, 3.5, 4],
    noise: [41, 40, 38],
  },
  // Pallas paints its fridges; the others keep to the usual ones.
  finish: (slot) => (slot.brand.slug === 'pallas' ? slot.random.sample(RETRO, 3) : cabinetFinish(slot)),
  price: (litres) => 690 + (litres - 230) * 2.1,
  summary: [
    'A {capacityL} litre top-mount fridge, {widthMm} mm wide, with {freezerL} litres of freezer above.',
    'The plain plan: {freezerL} litres of freezer on top, {fridgeL} litres of fridge below, {widthMm} mm wide.',
    '{capacityL} litres in a top-mount cabinet {heightMm} mm high.',
  ],
  opening: [
    'The freezer is on top, where a top-mount has always had it, and that is still the plan with the fewest parts. It holds {freezerL} litres frozen and {fridgeL} litres chilled on {shelves} shelves.',
    'A top-mount gives the most litres for the money. This one has {fridgeL} litres of fridge and {freezerL} litres of freezer behind two doors.',
    'Frozen things are at eye level and the crispers at the floor: {capacityL} litres in all, {freezerL} of them freezer.',
  ],
});
