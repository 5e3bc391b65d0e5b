import type { RangeFacet } from './facet-definition.ts';
import { type CategoryName, isNumeric, optionLabel, rangeEndLabel } from './facet-labels.ts';
import type { AppliedFilter } from './listing-facet.ts';
import { type ChosenFilter, filterParams, valueParams } from './read-listing-address.ts';
import { PRICE_FACET } from './standard-facets.ts';

/** Filter pills: a label and the URL parameters to remove, for each. */
export function appliedFilters(filters: readonly ChosenFilter[], categoryName: CategoryName): AppliedFilter[] {
  return filters.flatMap((filter): AppliedFilter[] => {
    if (filter.kind !== 'options') return [{ label: wordsOf(filter), remove: filterParams(filter) }];
    const { facet, values } = filter;
    return values.map((value) => ({
      label: aboutItself(facet.heading, optionLabel(facet, value.stored, categoryName)),
      remove: valueParams(facet, value),
    }));
  });
}

const wordsOf = (filter: Exclude<ChosenFilter, { kind: 'options' }>): string =>
  filter.kind === 'range' ? rangeLabel(filter.facet, filter.from, filter.to) : filter.facet.heading;

/** A bare number needs its heading. */
const aboutItself = (heading: string, label: string): string => (isNumeric(label) ? `${heading}: ${label}` : label);

/** '$899 to $3,500', 'Width: up to 900 mm'. */
function rangeLabel(facet: RangeFacet, from: number | null, to: number | null): string {
  const words = rangeWords(facet, from, to);
  if (facet === PRICE_FACET) return words.charAt(0).toUpperCase() + words.slice(1);
  return `${facet.heading}: ${words}`;
}

/** The first end of a range without its unit, where the second says the same one. */
function withoutUnit(first: string, second: string): string {
  const [, unit = ''] = /^[^\s]+( .+)$/.exec(second) ?? [];
  return unit !== '' && first.endsWith(unit) ? first.slice(0, -unit.length) : first;
}

/** How far the ends of a range may be from its middle for it to mean that one size, as a share of it. */
const SIZE_SHARE = 0.05;

/**
 * The size that a range stands for: a search for 55 inch takes 54.5 to 55.5, since screens are not made to the
 * millimetre. Null for a range that somebody chose.
 */
function meantSize(from: number, to: number): number | null {
  const middle = (from + to) / 2;
  const isChosen = Number.isInteger(from) || Number.isInteger(to) || !Number.isInteger(middle);
  return isChosen || to - from >= 2 * SIZE_SHARE * middle ? null : middle;
}

function rangeWords(facet: RangeFacet, from: number | null, to: number | null): string {
  const label = (value: number) => rangeEndLabel(facet, value);
  if (from !== null && to !== null) {
    if (from === to) return label(from);
    const meant = meantSize(from, to);
    if (meant !== null) return label(meant);
    return `${withoutUnit(label(from), label(to))} to ${label(to)}`;
  }
  return from === null ? `up to ${label(to ?? 0)}` : `from ${label(from)}`;
}
