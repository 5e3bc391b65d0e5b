import { type AttributeValue, type Family, type FamilyAttribute, formatNamed } from '@wattle/domain/catalogue';

export type SpecificationRow = { readonly name: string; readonly value: string };
export type SpecificationGroup = { readonly name: string; readonly rows: readonly SpecificationRow[] };

type Values = Readonly<Record<string, AttributeValue>>;

/** Specification by the groups of the product family, without empty groups. */
export function specificationOf(family: Family, values: Values): SpecificationGroup[] {
  return family.groups
    .map(({ name, attributes }) => ({ name, rows: attributes.flatMap((attribute) => rowOf(attribute, values)) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(attribute: FamilyAttribute, values: Values): SpecificationRow[] {
  const value = values[attribute.code];
  return value === undefined ? [] : [{ name: attribute.name, value: formatNamed(attribute, value) }];
}
