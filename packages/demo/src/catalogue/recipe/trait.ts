import type { Random } from '../../random.ts';
import type { Grade } from './slot.ts';

/**
 * Something a model has or has not. Its line in the specification, its share of the price and every sentence about it
 * come from here, so that what is said of a product is true of it.
 */
export type Trait = {
  readonly code: string;
  readonly name: string;
  /** How likely it is in a plain, a better and the best model. */
  readonly chance: readonly [number, number, number];
  /** Dollars it adds at a middle brand. */
  readonly adds: number;
  /** The key feature. */
  readonly line: string;
  /** Sentences for the description, one of which is used. */
  readonly says: readonly string[];
  /** Only together with this trait, or never together with that one. */
  readonly needs?: string;
  readonly excludes?: string;
  /** Not worth a facet of its own. */
  readonly plain?: boolean;
};

export type TraitFlags = Readonly<Record<string, boolean>>;

function fits(trait: Trait, flags: TraitFlags): boolean {
  if (trait.needs !== undefined && flags[trait.needs] !== true) return false;
  return trait.excludes === undefined || flags[trait.excludes] !== true;
}

/** Decides the traits of one model in their order, so that later ones can depend on earlier ones. */
export function chooseTraits(traits: readonly Trait[], grade: Grade, random: Random, fixed: TraitFlags): TraitFlags {
  const flags: Record<string, boolean> = {};
  for (const trait of traits) {
    const wish = random.chance(trait.chance[grade]);
    flags[trait.code] = fixed[trait.code] ?? (wish && fits(trait, flags));
  }
  return flags;
}

/** For figures: traits that make no sense on this model, whatever was drawn. */
export const without = (...codes: readonly string[]): TraitFlags =>
  Object.fromEntries(codes.map((code) => [code, false]));
