import type { Random } from '../../random.ts';
import type { Grade } from './slot.ts';

/**
 * An optional feature of a model. Its specification line, its share of the price and its sentences all come
 * from here, so that the copy matches the product.
 */
export type Trait = {
  readonly code: string;
  readonly name: string;
  /** Its probability in a plain, a better and the best model. */
  readonly chance: readonly [number, number, number];
  /** Dollars it adds at a mid-range brand. */
  readonly adds: number;
  /** Its key feature line. */
  readonly line: string;
  /** Alternative sentences for the description; one is used. */
  readonly says: readonly string[];
  /** Requires this trait, or excludes that one. */
  readonly needs?: string;
  readonly excludes?: string;
  /** Does not get its own facet. */
  readonly plain?: boolean;
};

export type TraitFlags = Readonly<Record<string, boolean>>;

function fits(trait: Trait, flags: TraitFlags): boolean {
  if (trait.needs !== undefined && flags[trait.needs] !== true) return false;
  return trait.excludes === undefined || flags[trait.excludes] !== true;
}

/** Draws a model's traits in order, so that later ones can depend on earlier ones. */
export function chooseTraits(traits: readonly Trait[], grade: Grade, random: Random, fixed: TraitFlags): TraitFlags {
  const flags: Record<string, boolean> = {};
  for (const trait of traits) {
    const wish = random.chance(trait.chance[grade]);
    flags[trait.code] = fixed[trait.code] ?? (wish && fits(trait, flags));
  }
  return flags;
}

/** For figures: removes traits that make no sense on this model. */
export const without = (...codes: readonly string[]): TraitFlags =>
  Object.fromEntries(codes.map((code) => [code, false]));
