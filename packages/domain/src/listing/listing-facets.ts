import { splitFamilyComposite } from './composite-family.ts';
import type { FacetDefinition, OptionsFacet, RangeFacet, ToggleFacet } from './facet-definition.ts';
import { type CategoryName, optionLabel, rangeUnit } from './facet-labels.ts';
import type { FacetGroup, FacetOption, FamilyFacets } from './facet-result.ts';
import type { ListingFacet, ListingOption } from './listing-facet.ts';
import { choicesFor, type FacetAnswer, facetCounts, type ListingResults } from './listing-results.ts';
import { rangeStep } from './range-step.ts';
import { readOptions, readRange, type Span } from './read-family-facets.ts';
import type { ChosenFilter, ChosenValue, ListingAddress } from './read-listing-address.ts';
import { sortOptions } from './sort-options.ts';
import { CATEGORY_FACET, PRICE_FACET, PRICE_STEP, TYPE_FACET } from './standard-facets.ts';

export type FacetSources = {
  readonly address: ListingAddress;
  readonly results: ListingResults;
  readonly familyFacets: readonly FamilyFacets[];
  readonly categoryName: CategoryName;
  /** Categories to show: the page's children, or the top-level ones; in tree order. */
  readonly categoryIds: readonly string[];
};

/** A listing's facets, in definition order, without those that offer no choice. */
export function listingFacets(facets: readonly FacetDefinition[], sources: FacetSources): ListingFacet[] {
  const headings = new Set<string>();
  return facets.flatMap((facet): ListingFacet[] => {
    const chosen = sources.address.filters.find((filter) => filter.facet.attribute === facet.attribute);
    const shown = showFacet(facet, chosen, sources);
    if (!shown) return [];
    const isTaken = headings.has(shown.heading);
    headings.add(shown.heading);
    return [isTaken && facet.familyName ? { ...shown, heading: `${shown.heading} (${facet.familyName})` } : shown];
  });
}

function showFacet(
  facet: FacetDefinition,
  chosen: ChosenFilter | undefined,
  sources: FacetSources,
): ListingFacet | undefined {
  switch (facet.kind) {
    case 'options':
      return showOptions(facet, chosen?.kind === 'options' ? chosen.values : [], sources);
    case 'range':
      return showRange(facet, chosen?.kind === 'range' ? chosen : undefined, sources);
    case 'toggle':
      return showToggle(facet, chosen !== undefined, sources);
  }
}

function showOptions(
  facet: OptionsFacet,
  chosen: readonly ChosenValue[],
  sources: FacetSources,
): ListingFacet | undefined {
  const { kind, param, heading, expanded, search, attribute } = facet;
  const found = optionsOf(facet, chosen, sources);
  const choices = new Map(chosen.map((choice) => [fold(choice.stored), choice]));
  const present = new Set(found.map(({ value }) => fold(value)));
  const gone = chosen.filter(({ stored }) => !present.has(fold(stored)));
  const options = [...found, ...gone.map(({ stored }) => ({ value: stored, count: 0 }))].map(
    ({ value, count }): ListingOption => {
      const choice = choices.get(fold(value));
      return {
        value: choice?.written[0] ?? writtenValue(facet, value),
        label: optionLabel(facet, value, sources.categoryName),
        count,
        chosen: choice !== undefined,
      };
    },
  );
  if (chosen.length === 0 && !isChoice(facet, found, choicesFor(sources.results, attribute))) return undefined;
  const sorted = facet === CATEGORY_FACET ? options : sortOptions(options);
  return { kind, param, heading, expanded: expanded || chosen.length > 0, search, options: sorted };
}

/**
 * A single value that some products lack is a choice too, except for family attributes, where it only tells families
 * apart.
 */
function isChoice({ source, attribute }: OptionsFacet, options: readonly FacetOption[], answer: FacetAnswer): boolean {
  const counts = answer.facets?.[attribute] ?? {};
  const isOfSome = ({ value }: FacetOption) => (counts[value] ?? 0) < answer.nbHits;
  return options.some(isOfSome) && (source === null || options.length > 1);
}

/** Facet values are case-insensitive. */
const fold = (value: string): string => value.toLowerCase();

/** The URL form of a value: a family by its code alone. */
const writtenValue = (facet: OptionsFacet, value: string): string =>
  facet === TYPE_FACET ? splitFamilyComposite(value).code : value;

/** Options by index value. */
function optionsOf(
  facet: OptionsFacet,
  chosen: readonly ChosenValue[],
  { results, familyFacets, categoryIds }: FacetSources,
): readonly FacetOption[] {
  const { source, attribute } = facet;
  if (source) return ofFamilies(familyFacets, ({ options }) => options[source.code]) ?? [];
  const all = readOptions(results, attribute);
  if (facet !== CATEGORY_FACET) return all;
  const counts = new Map(all.map((option) => [option.value, option]));
  const offered = new Set([...categoryIds, ...chosen.map(({ stored }) => stored)]);
  return [...offered].flatMap((id) => counts.get(id) ?? []);
}

function showRange(
  facet: RangeFacet,
  chosen: Pick<Extract<ChosenFilter, { kind: 'range' }>, 'from' | 'to'> | undefined,
  { results, familyFacets }: FacetSources,
): ListingFacet | undefined {
  const { kind, minParam, maxParam, heading, expanded, attribute, source } = facet;
  const { from = null, to = null } = chosen ?? {};
  const span = source ? ofFamilies(familyFacets, ({ ranges }) => ranges[source.code]) : readRange(results, attribute);
  if (!chosen && (!span || span.min >= span.max)) return undefined;
  const step = facet === PRICE_FACET ? PRICE_STEP : rangeStep(Object.keys(facetCounts(results, attribute)).map(Number));
  const shown = span ?? { min: from ?? to ?? 0, max: to ?? from ?? 0 };
  return {
    kind,
    minParam,
    maxParam,
    heading,
    expanded: expanded || chosen !== undefined,
    ...rangeUnit(facet),
    step,
    ...(facet === PRICE_FACET ? wholeSteps(shown, step) : shown),
    from,
    to,
    ...(source?.suffix.trim() === 'stars' && { atLeast: countAtLeast(facetCounts(results, attribute), shown.max) }),
  };
}

/** How many products have one star or more, two or more, and so on. */
function countAtLeast(counts: Readonly<Record<string, number>>, most: number): Record<string, number> {
  const values = Object.entries(counts).map(([value, count]) => ({ value: Number(value), count }));
  const steps = Array.from({ length: Math.floor(most) }, (_, index) => index + 1);
  const atLeast = (least: number) => values.reduce((sum, one) => (one.value >= least ? sum + one.count : sum), 0);
  return Object.fromEntries(steps.map((least) => [least, atLeast(least)]));
}

const wholeSteps = ({ min, max }: Span, step: number): Span => ({
  min: Math.floor(min / step) * step,
  max: Math.ceil(max / step) * step,
});

function showToggle(facet: ToggleFacet, chosen: boolean, sources: FacetSources): ListingFacet | undefined {
  const { kind, param, heading, attribute, source } = facet;
  const { results, familyFacets } = sources;
  const count =
    (source ? ofFamilies(familyFacets, ({ toggles }) => toggles[source.code]) : facetCounts(results, attribute).true) ??
    0;
  const { nbHits, facets } = choicesFor(results, attribute);
  const most = facets?.[attribute]?.true ?? 0;
  const isChoice = most > 0 && most < nbHits;
  return chosen || isChoice ? { kind, param, heading, count, chosen } : undefined;
}

/** An attribute shared by several families is one facet: take the first family's values. */
function ofFamilies<T>(families: readonly FamilyFacets[], read: (group: FacetGroup) => T | undefined): T | undefined {
  for (const { groupsByCode } of families) {
    for (const group of Object.values(groupsByCode)) {
      const value = read(group);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}
