import type { Family, FamilyAttribute, FamilyGroup } from '../catalogue/entities.ts';

/** An attribute of one or several families, and where it stands in a comparison of them. */
export type AttributePlace = {
  readonly code: string;
  /** As the first of the families calls it. */
  readonly name: string;
  readonly group: Pick<FamilyGroup, 'code' | 'name'>;
  /** By family code: each family may name and measure it in its own way. */
  readonly attributes: ReadonlyMap<string, FamilyAttribute>;
  /** Every compared family has it. */
  readonly isShared: boolean;
  /** Every family that has it measures it alike. */
  readonly isOneUnit: boolean;
};

/**
 * The attributes of several families, each once: those that all of them have first, then the rest, in family order.
 * Where a family is missing nothing can be said to be shared.
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
 * Whether families are measured by the same figures, as two kinds of fridge are.
 * Stars or noise of a fridge and of a washing machine are on different scales, and neither is the better one.
 */
export function isOneKind(families: readonly Family[]): boolean {
  return new Set(families.map(figureCodes)).size === 1;
}
