import type { Family, FamilyAttribute, FamilyGroup } from '../catalogue/entities.ts';

/** An attribute of one or more families, as a row of a comparison. */
export type AttributePlace = {
  readonly code: string;
  /** The name in the first family. */
  readonly name: string;
  readonly group: Pick<FamilyGroup, 'code' | 'name'>;
  /** By family code: each family may have its own name and unit for it. */
  readonly attributes: ReadonlyMap<string, FamilyAttribute>;
  /** Every compared family has it. */
  readonly isShared: boolean;
  /** Every family that has it uses the same unit. */
  readonly isOneUnit: boolean;
};

/**
 * The attributes of several families without duplicates: shared ones first, then the rest, in family order. If a
 * family could not be loaded, nothing counts as shared.
 */
export function attributePlaces(families: readonly Family[], isComplete = true): readonly AttributePlace[] {
  const places = new Map<string, { name: string; group: FamilyGroup; attributes: Map<string, FamilyAttribute> }>();
  for (const family of families) {
    for (const group of family.groups) {
      for (const attribute of group.attributes) {
        const place = places.get(attribute.code) ?? { name: attribute.name, group, attributes: new Map() };
        place.attributes.set(family.code, attribute);
        places.set(attribute.code, place);
      }
    }
  }
  const all = [...places].map(([code, { name, group, attributes }]) => ({
    code,
    name,
    group: { code: group.code, name: group.name },
    attributes,
    isShared: isComplete && attributes.size === families.length,
    isOneUnit: new Set([...attributes.values()].map(({ prefix, suffix }) => `${prefix}|${suffix}`)).size === 1,
  }));
  return [...all.filter(({ isShared }) => isShared), ...all.filter(({ isShared }) => !isShared)];
}

const figureCodes = ({ groups }: Family): string =>
  groups
    .flatMap(({ attributes }) => attributes)
    .filter(({ type }) => type === 'RANGE')
    .map(({ code }) => code)
    .sort()
    .join();

/**
 * Whether families have the same numeric attributes, as two types of fridge do. A fridge and a washing machine rate
 * stars and noise on different scales, so neither is better.
 */
export function isOneKind(families: readonly Family[]): boolean {
  return new Set(families.map(figureCodes)).size === 1;
}
