import { formatAttribute, formatNamed } from '../catalogue/product-facts.ts';
import { centsOf } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { splitFamilyComposite } from './composite-family.ts';
import type { OptionsFacet, RangeFacet } from './facet-definition.ts';
import { CATEGORY_FACET, PRICE_FACET, PRICE_LABEL, TYPE_FACET } from './standard-facets.ts';

/** Looks up a category's name by id. */
export type CategoryName = (id: string) => string | undefined;

export const isNumeric = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Display text of an index value: 'LG', '4 burners', a family's or category's name. */
export function optionLabel(facet: OptionsFacet, value: string, categoryName: CategoryName): string {
  if (facet === TYPE_FACET) return splitFamilyComposite(value).name;
  if (facet === CATEGORY_FACET) return categoryName(value) ?? value;
  const { source } = facet;
  if (!source) return value;
  // a number without a unit may be a year or a model, so leave it unformatted
  const hasUnit = source.prefix !== '' || source.suffix !== '';
  return formatAttribute(source, hasUnit && isNumeric(value) ? Number(value) : value);
}

/** The text before and after a range's numbers [D-9-24]. */
export function rangeUnit({ source }: RangeFacet): { readonly prefix: string; readonly suffix: string } {
  return source ? { prefix: source.prefix.trim(), suffix: source.suffix.trim() } : { prefix: PRICE_LABEL, suffix: '' };
}

export function rangeEndLabel(facet: RangeFacet, value: number): string {
  return facet === PRICE_FACET || !facet.source ? formatPrice(centsOf(value)) : formatNamed(facet.source, value);
}
