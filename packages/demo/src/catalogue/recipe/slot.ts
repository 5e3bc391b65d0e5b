import type { Random } from '../../random.ts';
import type { BrandProfile } from '../brands/brand-profile.ts';

/** Where a model stands in its maker's range: plain, better, best. */
export type Grade = 0 | 1 | 2;

/** One place in a maker's line-up that a recipe fills with a model. */
export type Slot = {
  readonly random: Random;
  readonly brand: BrandProfile;
  readonly grade: Grade;
  /** From 0, the smallest of the line-up, to 1, the largest. */
  readonly place: number;
  /** The maker's word for the model, such as 'Drift 2'; empty when the line-up has none. */
  readonly series: string;
  /** Whether a trait was given to this model. */
  has(trait: string): boolean;
};

/** The figure at this place of the line-up, in whole steps, a little off the straight line. */
export function sized(slot: Slot, min: number, max: number, step = 1): number {
  const wobble = slot.random.between(-0.06, 0.06);
  const at = Math.min(1, Math.max(0, slot.place + wobble));
  return roundTo(min + (max - min) * at, step);
}

/** The entry of a list at this place: the smallest first. */
export function placed<T>(slot: Slot, items: readonly T[]): T {
  const wobble = slot.random.between(-0.1, 0.1);
  const at = Math.min(0.999, Math.max(0, slot.place + wobble));
  return items[Math.floor(at * items.length)] as T;
}

/** Whole steps without floating dust: 2.3, not 2.3000000000000003. */
export function roundTo(value: number, step: number): number {
  const steps = Math.round(value / step);
  return Number((steps * step).toFixed(3));
}

/** The entry for the grade: plain, better, best. */
export function graded<T>(slot: Slot, items: readonly [T, T, T]): T {
  return items[slot.grade];
}

/** A whole or half number of stars around the middle that a grade has. */
export function stars(slot: Slot, middles: readonly [number, number, number], max = 6): number {
  const value = graded(slot, middles) + slot.random.pick([-0.5, 0, 0, 0.5]);
  return Math.min(max, Math.max(1, value));
}
