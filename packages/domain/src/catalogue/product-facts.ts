import type { Family, FamilyAttribute } from './entities.ts';
import type { AttributeValue } from './product-record.ts';

const FACTS_SHOWN = 2;
/** Shown elsewhere as a drawing or stars, or not interesting on a card. */
const NOT_A_FACT = /^(energyStars|waterStars|(width|height|depth)Mm|weightKg|model|warrantyYears)$/;

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** An attribute value for display: '637 L', '$164 a year', 'Stainless steel'. */
export function formatAttribute(attribute: FamilyAttribute, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' ? figures.format(value) : typeof value === 'string' ? value : value.join(', ');
  const joint = /^[a-zA-Z]/.test(attribute.suffix) ? ' ' : '';
  return `${attribute.prefix}${text}${joint}${unitFor(attribute, value)}`.trim();
}

/** The unit after a number: 1 year, 2 years. */
export function unitFor({ suffix }: Pick<FamilyAttribute, 'suffix'>, value: AttributeValue): string {
  return value === 1 ? suffix.replace(/^(\s*[a-z]{3,})s$/, '$1') : suffix;
}

/** A number without a unit means nothing on a card. */
const hasUnit = ({ prefix, suffix }: FamilyAttribute): boolean => prefix !== '' || suffix !== '';

/** The short facts under a card's product name: the first meaningful figures of its family. */
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
