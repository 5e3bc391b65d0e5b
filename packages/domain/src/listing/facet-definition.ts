import type { FamilyAttribute } from '../catalogue/entities.ts';

type FacetBase = {
  /** The field in the index: `brand.name`, `attributes.finish`. */
  readonly attribute: string;
  readonly heading: string;
  readonly expanded: boolean;
  /** The family attribute it comes from, for its unit; null: a standard facet. */
  readonly source: FamilyAttribute | null;
  /** Name of the family it comes from, to tell apart two facets with the same heading. */
  readonly familyName: string | null;
};

export type OptionsFacet = FacetBase & {
  readonly kind: 'options';
  readonly param: string;
  /** True: any chosen value matches (OR); false: all must match (AND). */
  readonly disjunctive: boolean;
  readonly search: { readonly label: string; readonly noMatch: string } | null;
};

export type RangeFacet = FacetBase & { readonly kind: 'range'; readonly minParam: string; readonly maxParam: string };

export type ToggleFacet = FacetBase & { readonly kind: 'toggle'; readonly param: string };

/** A filter of a listing: its URL parameters and its field in the index. */
export type FacetDefinition = OptionsFacet | RangeFacet | ToggleFacet;

/** The URL parameters of a facet. */
export function paramsOf(facet: FacetDefinition): readonly string[] {
  return facet.kind === 'range' ? [facet.minParam, facet.maxParam] : [facet.param];
}
