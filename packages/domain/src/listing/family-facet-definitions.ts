import type { Family, FamilyAttribute } from '../catalogue/entities.ts';
import { type FacetDefinition, paramsOf } from './facet-definition.ts';
import { LISTING } from './listing-constants.ts';
import { STANDARD_FACETS } from './standard-facets.ts';

const RESERVED: ReadonlySet<string> = new Set(['page', 'q', 'sort', ...STANDARD_FACETS.flatMap(paramsOf)]);

/** What a family attribute is as a facet; nothing when it is only for the specification table. */
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
    default:
      return {
        ...base,
        kind: 'options',
        param: queryParam,
        disjunctive: source.disjunctive,
        search: type === 'SEARCHABLE' ? searchTexts(heading) : null,
      };
  }
}

const searchTexts = (heading: string) => ({
  label: `Search ${heading.toLowerCase()}`,
  noMatch: `No matching ${heading.toLowerCase()}.`,
});

const attributesOf = (family: Family): readonly FamilyAttribute[] => family.groups.flatMap((group) => group.attributes);

/**
 * The facets that families bring, each once however many of them have it [D-3-18 D-3-19].
 * A parameter means one thing: the first family to use it says what, and the shop's own come before any family.
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

/** Which part of the products must have something for it to be offered: choosing a type brings the rest. */
const SHARE_OF_FEW = 0.25;
const SHARE_OF_MANY = 0.5;

export type ListedFamilyShares = {
  /** The largest, at most five [D-9-21]. */
  readonly largest: readonly { readonly family: Family; readonly count: number }[];
  /** Of all there are. */
  readonly familyCount: number;
  readonly productCount: number;
};

/**
 * Those to offer, the largest family's first: what a good part of the products have where there are few families,
 * and where there are many only what most of the products have.
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
