import { type AttributeValue, type Family, type FamilyAttribute, formatAttribute } from '@wattle/domain';

export type SpecificationRow = { readonly name: string; readonly value: string };
export type SpecificationGroup = { readonly name: string; readonly rows: readonly SpecificationRow[] };

type Values = Readonly<Record<string, AttributeValue>>;

/** What is known of a product, group by group of its family; groups without anything known are left out. */
export function specificationOf(family: Family, values: Values): SpecificationGroup[] {
  return family.groups
    .map(({ name, attributes }) => ({ name, rows: attributes.flatMap((attribute) => rowOf(attribute, values)) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(attribute: FamilyAttribute, values: Values): SpecificationRow[] {
  const value = values[attribute.code];
  return value === undefined ? [] : [{ name: attribute.name, value: formatAttribute(attribute, value) }];
}

export type Figure = { readonly name: string; readonly value: string; readonly unit: string };

const FIGURES_SHOWN = 4;
const SHOWN_ELSEWHERE = /^(energyStars|waterStars)$/;
const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** The first numbers of a product, large enough to be read across the room. */
export function figuresOf(family: Family, values: Values): Figure[] {
  return family.groups
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ code, name, prefix, suffix }) => {
      const value = values[code];
      if (typeof value !== 'number' || SHOWN_ELSEWHERE.test(code)) return [];
      return [{ name, value: `${prefix}${figures.format(value)}`, unit: suffix.trim() }];
    })
    .slice(0, FIGURES_SHOWN);
}
