import type { Family, FamilyAttribute } from './entities.ts';
import type { AttributeValue } from './product-record.ts';

const FACTS_SHOWN = 2;
/** Shown by a drawing or a row of stars of its own, or too dull for a card. */
const NOT_A_FACT = /^(energyStars|waterStars|(width|height|depth)Mm|weightKg|model|warrantyYears)$/;

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** One attribute as a shopper reads it: '637 L', '$164 a year', 'Stainless steel'. */
export function formatAttribute(attribute: FamilyAttribute, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' ? figures.format(value) : typeof value === 'string' ? value : value.join(', ');
  const joint = /^[a-zA-Z]/.test(attribute.suffix) ? ' ' : '';
  return `${attribute.prefix}${text}${joint}${unitFor(attribute, value)}`.trim();
}

/** What follows a figure: one year, two years. */
export function unitFor({ suffix }: Pick<FamilyAttribute, 'suffix'>, value: AttributeValue): string {
  return value === 1 ? suffix.replace(/^(\s*[a-z]{3,})s$/, '$1') : suffix;
}

/** A number without a unit says nothing by itself. */
const hasUnit = ({ prefix, suffix }: FamilyAttribute): boolean => prefix !== '' || suffix !== '';

/** The short facts under a product's name on a card: the first figures of its family that say something. */
export function productFacts(family: Family, values: Readonly<Record<string, AttributeValue>>): string[] {
  return family.groups
    .flatMap((group) => group.attributes)
    .filter((attribute) => attribute.type === 'RANGE' && hasUnit(attribute) && !NOT_A_FACT.test(attribute.code))
    .flatMap((attribute) => {
      const value = values[attribute.code];
      return value === undefined ? [] : [formatAttribute(attribute, value)];
    })
    .slice(0, FACTS_SHOWN);
}
