import { formatAttribute } from '../catalogue/product-facts.ts';
import { centsOf } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { splitFamilyComposite } from './composite-family.ts';
import type { OptionsFacet, RangeFacet } from './facet-definition.ts';
import { CATEGORY_FACET, PRICE_FACET, PRICE_LABEL, TYPE_FACET } from './standard-facets.ts';

/** What the category with an id is called. */
export type CategoryName = (id: string) => string | undefined;

export const isNumeric = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** A value of the index as a shopper reads it: 'LG', '4 burners', the name of a family or a category. */
export function optionLabel(facet: OptionsFacet, value: string, categoryName: CategoryName): string {
  if (facet === TYPE_FACET) return splitFamilyComposite(value).name;
  if (facet === CATEGORY_FACET) return categoryName(value) ?? value;
  const { source } = facet;
  if (!source) return value;
  // a number without a unit may be a year or a model: it stays as it is written
  const hasUnit = source.prefix !== '' || source.suffix !== '';
  return formatAttribute(source, hasUnit && isNumeric(value) ? Number(value) : value);
}

/** What stands before and after the numbers of a range [D-9-24]. */
export function rangeUnit({ source }: RangeFacet): { readonly prefix: string; readonly suffix: string } {
  return source ? { prefix: source.prefix.trim(), suffix: source.suffix.trim() } : { prefix: PRICE_LABEL, suffix: '' };
}

export function rangeEndLabel(facet: RangeFacet, value: number): string {
  return facet === PRICE_FACET || !facet.source ? formatPrice(centsOf(value)) : formatAttribute(facet.source, value);
}
