import type { Family, FamilyGroup } from '@wattle/domain/catalogue';
import type { Copy } from '../text/write-copy.ts';
import { attribute } from './attribute.ts';
import type { Attributes, Reader } from './reader.ts';
import type { Slot } from './slot.ts';
import type { Trait } from './trait.ts';

/** A brand, its number of models in the family and their series names. `{n}` in a name is the model's number. */
export type LineupEntry = readonly [brand: string, count: number, series?: readonly string[]];

/** A family's written data, from its file under `families/sheets`. */
export type FamilySheet = {
  readonly name: string;
  /** Prefix for model numbers. */
  readonly letters: string;
  readonly groups: readonly FamilyGroup[];
  readonly traits: readonly Trait[];
  readonly lineup: readonly LineupEntry[];
  /** A model's name, without the brand. */
  modelName(a: Reader, series: string): string;
  readonly copy: Copy;
  readonly googleProductType: string;
  /** Needs two people or a pallet to deliver. */
  readonly bulky: boolean;
  readonly repairPlan: boolean;
  /** Warranty years, when the family differs from the brand. */
  readonly coverYears?: number;
  /** Families of accessories for this one. */
  readonly accessories: readonly string[];
};

/** The code that generates a family's models. */
export type FamilyLogic = {
  /** Dimensions and figures, consistent with each other and with the slot's traits. */
  figures(slot: Slot): Attributes;
  /** Dollars for a mid-range brand, before traits. */
  price(a: Reader, slot: Slot): number;
  /** The product name, when a sheet cannot express it. */
  productName?(a: Reader, slot: Slot): string;
  modelFigure(a: Reader, slot: Slot): string | number;
  /** Extra facts for the copy, beyond the attributes. */
  facts?(a: Reader): Readonly<Record<string, string | number>>;
  /** Set when only some models are bulky. */
  bulky?(a: Reader): boolean;
};

export type FamilyRecipe = Omit<FamilySheet & FamilyLogic, 'bulky'> & {
  readonly code: string;
  readonly family: Family;
  readonly bulky: boolean | ((a: Reader) => boolean);
};

/** Traits become toggles after the sheet's groups; every family ends with its warranty. */
export function defineFamily(code: string, sheet: FamilySheet, logic: FamilyLogic): FamilyRecipe {
  const toggles = sheet.traits.map(({ code: trait, name, plain }) =>
    attribute(trait, name, 'toggle', { isFacet: plain !== true }),
  );
  const features = toggles.length > 0 ? [{ code: 'features', name: 'Features', attributes: toggles }] : [];
  const groups = [...sheet.groups.slice(0, -1), ...features, ...sheet.groups.slice(-1)];
  return { ...sheet, ...logic, code, family: { code, name: sheet.name, groups } };
}
