import type { FamilyLogic } from '../recipe/define-family.ts';
import { fridgeKwh } from '../recipe/energy-stars.ts';
import { type FinishName, onlyFinish } from '../recipe/finishes.ts';
import type { Reader } from '../recipe/reader.ts';
import { graded, roundTo, type Slot, sized, stars } from '../recipe/slot.ts';
import { composeName } from '../text/product-name.ts';

type Range = readonly [min: number, max: number];
type Band = readonly [upToLitres: number, widthMm: number, heightMm: number];
type ByGrade = readonly [number, number, number];

/** A fridge-freezer: five families that differ in doors, litres and wording. */
type FridgePlan = {
  /** The name after the litres. */
  readonly noun: string;
  readonly litres: Range;
  /** Freezer's share of the litres. */
  readonly freezer: Range;
  /** Width and height by litres, smallest first. */
  readonly bands: readonly Band[];
  /** Litres inside per litre of outside volume. */
  readonly packing: number;
  /** Kilograms per square metre of wall and door. */
  readonly heft: number;
  readonly stars: ByGrade;
  readonly noise: ByGrade;
  finish?(slot: Slot): FinishName | FinishName[];
  /** Dollars at so many litres, and for each litre more. */
  readonly price: readonly [dollars: number, atLitres: number, perLitre: number];
};

const REFRIGERANT = 'R600a';

/** Outer dimensions follow the litres: makers share a few widths and vary the depth. */
function outside({ random }: Slot, { bands, packing, heft }: Omit<FridgePlan, 'price'>, litres: number) {
  const [, width, height] = bands.find(([upTo]) => litres <= upTo) ?? bands.at(-1) ?? [0, 600, 1700];
  const widthMm = width + random.int(-4, 4);
  const heightMm = height + random.int(-15, 15);
  const depth = (litres * 1e6) / (packing * widthMm * heightMm);
  const depthMm = Math.round(Math.min(790, Math.max(500, depth)));
  const weightKg = Math.round((widthMm * heightMm + widthMm * depthMm + heightMm * depthMm) * heft * 1e-6);
  return { widthMm, heightMm, depthMm, weightKg };
}

function figures(slot: Slot, plan: Omit<FridgePlan, 'price'>) {
  const capacityL = sized(slot, ...plan.litres);
  const freezerL = Math.round(capacityL * roundTo(slot.random.between(...plan.freezer), 0.01));
  const fridgeL = capacityL - freezerL;
  const energyStars = stars(slot, plan.stars);
  return {
    capacityL,
    fridgeL,
    freezerL,
    ...outside(slot, plan, capacityL),
    energyStars,
    energyKwhYear: fridgeKwh(fridgeL, freezerL, energyStars, slot.random.next()),
    noiseDb: graded(slot, plan.noise) + slot.random.int(-1, 1),
    refrigerant: REFRIGERANT,
    shelves: slot.random.int(3, 5),
    finish: plan.finish?.(slot) ?? cabinetFinish(slot),
    handles: slot.random.pick(['Recessed', 'Bar']),
  };
}

const PAIRS: readonly FinishName[][] = [
  ['Stainless', 'Black steel'],
  ['White', 'Stainless'],
  ['Stainless', 'Matte black'],
];

/** Mostly white or steel, with some colour options. */
export function cabinetFinish(slot: Slot, extra: readonly FinishName[] = []): FinishName | FinishName[] {
  const plain: readonly FinishName[] = ['White', 'White', 'Stainless'];
  const fine: readonly FinishName[] = ['Stainless', 'Stainless', 'Black steel', 'Matte black', ...extra];
  if (slot.grade > 0 && slot.random.chance(0.22)) return slot.random.pick(PAIRS);
  return slot.random.pick(slot.grade === 0 ? plain : [...fine, ...(slot.grade === 1 ? plain : [])]);
}

function handleWords(a: Reader): string | false {
  if (a.has('iceAndWater') || a.has('waterDispenser')) return false;
  if (a.has('reversibleDoor')) return 'reversible door';
  return a.text('handles') === 'Bar' ? 'bar handles' : 'recessed handles';
}

const fridge = ({ price: [dollars, atLitres, perLitre], ...plan }: FridgePlan): FamilyLogic => ({
  figures: (slot) => figures(slot, plan),
  price: (a) => dollars + (a.number('capacityL') - atLitres) * perLitre,
  modelFigure: (a) => a.number('capacityL'),
  productName: (a) =>
    composeName(`${a.number('capacityL')}L ${plan.noun}`, {
      with: [a.has('iceAndWater') && 'ice and water', a.has('waterDispenser') && 'water dispenser'],
      tail: [onlyFinish(a), handleWords(a)],
    }),
});

const bands = (words: string): Band[] =>
  words.split(', ').map((band) => band.split(' ').map(Number) as [number, number, number]);
const RETRO: readonly FinishName[] = ['Sand', 'Sky blue', 'Red', 'Eucalypt', 'Blush', 'White'];

export const FRIDGES: Readonly<Record<string, FamilyLogic>> = {
  bottomMountFridges: fridge({
    ...{ noun: 'Bottom-mount fridge', litres: [302, 536], freezer: [0.27, 0.33], packing: 0.52, heft: 28 },
    ...{ stars: [3, 3.5, 4], noise: [40, 39, 37], price: [1020, 386, 2.3] },
    bands: bands('350 598 1690, 400 634 1720, 460 698 1725, 600 788 1745'),
  }),
  fourDoorFridges: fridge({
    ...{ noun: 'Four-door fridge', litres: [502, 668], freezer: [0.34, 0.38], packing: 0.52, heft: 36 },
    ...{ stars: [3, 3.5, 4], noise: [41, 40, 38], price: [2350, 600, 3.6] },
    bands: bands('560 834 1795, 700 908 1790'),
    finish: ({ random }) => random.pick(['Stainless', 'Matte black', 'Black steel', 'Graphite', 'White']),
  }),
  frenchDoorFridges: fridge({
    ...{ noun: 'French door fridge', litres: [488, 742], freezer: [0.3, 0.36], packing: 0.53, heft: 36 },
    ...{ stars: [3, 3.5, 4], noise: [41, 40, 38], price: [1900, 560, 3.2] },
    bands: bands('540 796 1765, 600 836 1770, 800 908 1785'),
  }),
  sideBySideFridges: fridge({
    ...{ noun: 'Side-by-side fridge', litres: [518, 702], freezer: [0.34, 0.38], packing: 0.53, heft: 34 },
    ...{ stars: [2.5, 3, 3.5], noise: [42, 41, 39], price: [1680, 580, 3] },
    bands: bands('560 895 1770, 720 910 1785'),
  }),
  topMountFridges: fridge({
    ...{ noun: 'Top-mount fridge', litres: [212, 524], freezer: [0.22, 0.28], packing: 0.54, heft: 25 },
    ...{ stars: [2.5, 3.5, 4], noise: [41, 40, 38], price: [690, 230, 2.1] },
    bands: bands('260 546 1540, 330 598 1620, 420 660 1700, 480 700 1720, 600 788 1760'),
    // Pallas makes coloured fridges; the others keep to the usual finishes.
    finish: (slot) => (slot.brand.slug === 'pallas' ? slot.random.sample(RETRO, 3) : cabinetFinish(slot)),
  }),
};
