import type { Family, FamilyAttribute } from '../catalogue/entities.ts';
import { unreachable } from '../results/outcome.ts';
import { type FacetDefinition, paramsOf } from './facet-definition.ts';
import { LISTING } from './listing-constants.ts';
import { EXACT_PARAM, WHOLE_FORM } from './listing-scope.ts';
import { STANDARD_FACETS } from './standard-facets.ts';

const RESERVED: ReadonlySet<string> = new Set([
  ...['page', 'q', 'sort', EXACT_PARAM, WHOLE_FORM.name],
  ...STANDARD_FACETS.flatMap(paramsOf),
]);

/** A family attribute as a facet; undefined when it is only for the specification table. */
function facetOf(source: FamilyAttribute, familyName: string): FacetDefinition | undefined {
  const { code, type, heading, queryParam, minQueryParam, maxQueryParam, initiallyExpanded: expanded } = source;
  const base = { attribute: `attributes.${code}`, heading, expanded, source, familyName };
  if (!source.enable) return undefined;
  switch (type) {
    case 'RANGE':
      if (minQueryParam === null || maxQueryParam === null) return undefined;
      return { ...base, kind: 'range', minParam: minQueryParam, maxParam: maxQueryParam };
    case 'TOGGLE':
      return { ...base, kind: 'toggle', param: queryParam };
    case 'OPTIONS':
    case 'SEARCHABLE':
      return {
        ...base,
        kind: 'options',
        param: queryParam,
        disjunctive: source.disjunctive,
        search: type === 'SEARCHABLE' ? searchTexts(heading) : null,
      };
    default:
      return unreachable(type);
  }
}

const searchTexts = (heading: string) => ({
  label: `Search ${heading.toLowerCase()}`,
  noMatch: `No matching ${heading.toLowerCase()}.`,
});

const attributesOf = (family: Family): readonly FamilyAttribute[] => family.groups.flatMap((group) => group.attributes);

/**
 * The facets of several families, without duplicates [D-3-18 D-3-19]. The first family to use a parameter defines it;
 * standard facets take precedence over all families.
 */
export function familyFacetDefinitions(families: readonly Family[]): FacetDefinition[] {
  const taken = new Set<string>(RESERVED);
  const facets = families.flatMap((family) =>
    attributesOf(family).flatMap((attribute) => facetOf(attribute, family.name) ?? []),
  );
  return facets.filter((facet) => {
    const names = [facet.attribute, ...paramsOf(facet)];
    const isFree = names.every((name) => !taken.has(name));
    for (const name of isFree ? names : []) taken.add(name);
    return isFree;
  });
}

/** Minimum share of products that must have an attribute for its facet to show; choosing a type brings up the rest. */
const SHARE_OF_FEW = 0.25;
const SHARE_OF_MANY = 0.5;

export type ListedFamilyShares = {
  /** The largest families, at most five [D-9-21]. */
  readonly largest: readonly { readonly family: Family; readonly count: number }[];
  /** The count of all families. */
  readonly familyCount: number;
  readonly productCount: number;
};

/**
 * Which family facets to show, the largest family's first. With few families, a fair share of products must have the
 * attribute; with many, most of them.
 */
export function offeredFamilyFacets({ largest, familyCount, productCount }: ListedFamilyShares): FacetDefinition[] {
  const least = productCount * (familyCount > LISTING.familiesMax ? SHARE_OF_MANY : SHARE_OF_FEW);
  const offering = largest.map(({ family, count }) => ({
    codes: new Set(attributesOf(family).flatMap(({ code, enable }) => (enable ? [code] : []))),
    count,
  }));
  return familyFacetDefinitions(largest.map(({ family }) => family)).filter(({ source }) => {
    const holders = offering.filter(({ codes }) => source !== null && codes.has(source.code));
    return holders.reduce((sum, { count }) => sum + count, 0) >= least;
  });
}
