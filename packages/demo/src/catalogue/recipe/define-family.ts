import type { Family, FamilyGroup } from '@wattle/domain';
import type { Copy } from '../text/write-copy.ts';
import { FACET, group, toggle } from './attribute.ts';
import type { Attributes, Reader } from './reader.ts';
import { COVER_GROUP } from './shared-attributes.ts';
import type { Slot } from './slot.ts';
import type { Trait } from './trait.ts';

/** A maker, how many models it has in the family, and what it calls them. `{n}` in a word counts the models. */
export type LineupEntry = readonly [brand: string, count: number, series?: readonly string[]];

export type FamilySpec = {
  readonly code: string;
  readonly name: string;
  /** Letters for model numbers. */
  readonly letters: string;
  readonly groups: readonly FamilyGroup[];
  readonly traits: readonly Trait[];
  readonly lineup: readonly LineupEntry[];
  /** Sizes and figures that agree with each other and with the traits of the slot. */
  figures(slot: Slot): Attributes;
  /** Dollars at a middle brand, before what the traits add. */
  price(a: Reader, slot: Slot): number;
  /** The name on the shelf, without the brand. */
  productName(a: Reader, slot: Slot): string;
  /** The figure inside the model number. */
  modelFigure(a: Reader, slot: Slot): string | number;
  readonly copy: Copy;
  /** Words for the copy beyond the attributes themselves. */
  facts?(a: Reader): Readonly<Record<string, string | number>>;
  readonly googleProductType: string;
  /** Needs two people or a pallet. */
  readonly bulky: boolean | ((a: Reader) => boolean);
  readonly repairPlan: boolean;
  /** Years, when the family has its own custom. */
  readonly coverYears?: number;
  /** Families whose products go with this one. */
  readonly accessories: readonly string[];
};

export type FamilyRecipe = FamilySpec & { readonly family: Family };

/** Declares a family: its traits become toggles, and every family ends with its cover. */
export function defineFamily(spec: FamilySpec): FamilyRecipe {
  const toggles = spec.traits.map((trait) => toggle(trait.code, trait.name, trait.plain === true ? {} : FACET));
  const features = toggles.length > 0 ? [group('features', 'Features', ...toggles)] : [];
  const family = { code: spec.code, name: spec.name, groups: [...spec.groups, ...features, COVER_GROUP] };
  return { ...spec, family };
}
