import type { Random } from '../../random.ts';
import type { BrandProfile } from '../brands.ts';

/** A model's level in its brand's range: plain, better, best. */
export type Grade = 0 | 1 | 2;

/** One position in a brand's line-up, to be filled with a model. */
export type Slot = {
  readonly random: Random;
  readonly brand: BrandProfile;
  readonly grade: Grade;
  /** From 0 (smallest of the line-up) to 1 (largest). */
  readonly place: number;
  /** The brand's series name for the model, such as 'Drift 2'; empty when the line-up has none. */
  readonly series: string;
  /** Whether the model has a trait. */
  has(trait: string): boolean;
};

/** The figure for this position, in whole steps, with a little variation. */
export function sized(slot: Slot, min: number, max: number, step = 1): number {
  const wobble = slot.random.between(-0.06, 0.06);
  const at = Math.min(1, Math.max(0, slot.place + wobble));
  return roundTo(min + (max - min) * at, step);
}

/** The list entry for this position, smallest first. */
export function placed<T>(slot: Slot, items: readonly T[]): T {
  const wobble = slot.random.between(-0.1, 0.1);
  const at = Math.min(0.999, Math.max(0, slot.place + wobble));
  return items[Math.floor(at * items.length)] as T;
}

/** Rounds to whole steps without float noise: 2.3, not 2.3000000000000003. */
export function roundTo(value: number, step: number): number {
  const steps = Math.round(value / step);
  return Number((steps * step).toFixed(3));
}

/** The entry for the grade: plain, better, best. */
export function graded<T>(slot: Slot, items: readonly [T, T, T]): T {
  return items[slot.grade];
}

/** A whole or half star rating around the grade's middle. */
export function stars(slot: Slot, middles: readonly [number, number, number], max = 6): number {
  const value = graded(slot, middles) + slot.random.pick([-0.5, 0, 0, 0.5]);
  return Math.min(max, Math.max(1, value));
}

type Span = number | readonly [min: number, max: number];

/** A product's size and weight: figures, or ranges to draw from. A range of weights has its step too. */
export function measures(
  { random }: Slot,
  width: Span,
  height: Span,
  depth: Span,
  weight: number | readonly [min: number, max: number, step: number],
) {
  const drawn = (span: Span): number => (typeof span === 'number' ? span : random.int(...span));
  return {
    widthMm: drawn(width),
    heightMm: drawn(height),
    depthMm: drawn(depth),
    weightKg: typeof weight === 'number' ? weight : roundTo(random.between(weight[0], weight[1]), weight[2]),
  };
}
