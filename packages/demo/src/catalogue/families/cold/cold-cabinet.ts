import { fridgeKwh } from '../../recipe/energy-stars.ts';
import type { FinishName } from '../../recipe/finishes.ts';
import { graded, roundTo, type Slot, stars } from '../../recipe/slot.ts';

type Band = readonly [upToLitres: number, widthMm: number, heightMm: number];

export type ColdPlan = {
  readonly litres: number;
  /** Share of the litres that freezes. */
  readonly freezerShare: number;
  /** Width and height by litres, smallest first. */
  readonly bands: readonly Band[];
  /** Litres inside for a litre of outside. */
  readonly packing: number;
  /** Kilograms for a square metre of wall and door. */
  readonly heft: number;
  readonly starMiddles: readonly [number, number, number];
  readonly noise: readonly [number, number, number];
};

const REFRIGERANT = 'R600a';

function bandOf(plan: ColdPlan): Band {
  return plan.bands.find(([upTo]) => plan.litres <= upTo) ?? plan.bands.at(-1) ?? [0, 600, 1700];
}

/** The outside follows the litres: makers share a few widths and take the rest from the depth. */
function outside(slot: Slot, plan: ColdPlan) {
  const [, width, height] = bandOf(plan);
  const widthMm = width + slot.random.int(-4, 4);
  const heightMm = height + slot.random.int(-15, 15);
  const depth = (plan.litres * 1e6) / (plan.packing * widthMm * heightMm);
  const depthMm = Math.round(Math.min(790, Math.max(500, depth)));
  const weightKg = Math.round((widthMm * heightMm + widthMm * depthMm + heightMm * depthMm) * plan.heft * 1e-6);
  return { widthMm, heightMm, depthMm, weightKg };
}

/** Every figure of a cold cabinet with a fridge in it. */
export function coldCabinet(slot: Slot, plan: ColdPlan) {
  const freezerL = Math.round(plan.litres * plan.freezerShare);
  const fridgeL = plan.litres - freezerL;
  const energyStars = stars(slot, plan.starMiddles);
  return {
    capacityL: plan.litres,
    fridgeL,
    freezerL,
    ...outside(slot, plan),
    energyStars,
    energyKwhYear: fridgeKwh(fridgeL, freezerL, energyStars, slot.random.next()),
    noiseDb: graded(slot, plan.noise) + slot.random.int(-1, 1),
    refrigerant: REFRIGERANT,
  };
}

export const shareBetween = (slot: Slot, min: number, max: number) => roundTo(slot.random.between(min, max), 0.01);

/** White and steel are most of the shelf; the rest is there for kitchens that want it. */
export function cabinetFinish(slot: Slot, extra: readonly FinishName[] = []): FinishName | FinishName[] {
  const plain: readonly FinishName[] = ['White', 'White', 'Stainless'];
  const fine: readonly FinishName[] = ['Stainless', 'Stainless', 'Black steel', 'Matte black', ...extra];
  if (slot.grade > 0 && slot.random.chance(0.22)) return slot.random.pick(PAIRS);
  return slot.random.pick(slot.grade === 0 ? plain : [...fine, ...(slot.grade === 1 ? plain : [])]);
}

const PAIRS: readonly FinishName[][] = [
  ['Stainless', 'Black steel'],
  ['White', 'Stainless'],
  ['Stainless', 'Matte black'],
];
