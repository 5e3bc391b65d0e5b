import type { FamilyAttribute } from '../catalogue/entities.ts';

type FacetBase = {
  /** Where the index holds it: `brand.name`, `attributes.finish`. */
  readonly attribute: string;
  readonly heading: string;
  readonly expanded: boolean;
  /** The family attribute behind it, for its unit; null: one of the shop's own. */
  readonly source: FamilyAttribute | null;
  /** Name of the family that brought it, for two facets of one heading. */
  readonly familyName: string | null;
};

export type OptionsFacet = FacetBase & {
  readonly kind: 'options';
  readonly param: string;
  /** Any of the chosen values is enough; otherwise all of them must hold. */
  readonly disjunctive: boolean;
  readonly search: { readonly label: string; readonly noMatch: string } | null;
};

export type RangeFacet = FacetBase & { readonly kind: 'range'; readonly minParam: string; readonly maxParam: string };

export type ToggleFacet = FacetBase & { readonly kind: 'toggle'; readonly param: string };

/** Something a listing can be filtered by: where the address says it, and where the index holds it. */
export type FacetDefinition = OptionsFacet | RangeFacet | ToggleFacet;

/** The parameters of an address that belong to a facet. */
export function paramsOf(facet: FacetDefinition): readonly string[] {
  return facet.kind === 'range' ? [facet.minParam, facet.maxParam] : [facet.param];
}
