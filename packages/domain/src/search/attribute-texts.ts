import type { Family, FamilyAttribute } from '../catalogue/entities.ts';
import { formatAttribute } from '../catalogue/product-facts.ts';
import type { AttributeValue } from '../catalogue/product-record.ts';

/** Shoppers type '1,400 rpm' as 1400 rpm. */
const typed = (value: number): string => String(Math.round(value * 10) / 10);

/** The search terms of an attribute; a bare number or a No adds none. */
function textsOf(attribute: FamilyAttribute, value: AttributeValue): string[] {
  if (value === true) return [attribute.name];
  if (value === false || value === '') return [];
  if (typeof value === 'number') {
    const hasUnit = attribute.prefix !== '' || attribute.suffix !== '';
    return hasUnit ? [formatAttribute(attribute, typed(value))] : [];
  }
  return [formatAttribute(attribute, value)];
}

/** A product's attributes as search terms, in family order. */
export function attributeTexts(family: Family, values: Readonly<Record<string, AttributeValue>>): string[] {
  const attributes = family.groups.flatMap((group) => group.attributes);
  const texts = attributes.flatMap((attribute) => {
    const value = values[attribute.code];
    return value === undefined ? [] : textsOf(attribute, value);
  });
  return [...new Set(texts)];
}
