import type { FilterParam } from '@wattle/domain';
import type { AppliedFilter, FacetOption, Listing, OptionsFacet, RangeFacet, ToggleFacet } from '../listing-types.ts';

/** An option with the colour of the dot that stands beside it, if it has one. */
export type OptionView = FacetOption & { readonly swatch?: string };

export type OptionsSection = Omit<OptionsFacet, 'options'> & { readonly options: readonly OptionView[] };
export type RangeFields = Omit<RangeFacet, 'kind'>;
export type RangeSection = RangeFields & { readonly kind: 'range' };
/** The width of a thing, asked for as the width of its place. */
export type SpaceSection = RangeFields & { readonly kind: 'space'; readonly sideAirMm: number };
/** Only lower ends, in whole stars. */
export type StarsSection = RangeFields & { readonly kind: 'stars'; readonly steps: readonly number[] };
/** `features` are of the things themselves and under a heading, the shop's own `toggles` without. */
export type TogglesSection = { readonly kind: 'features' | 'toggles'; readonly facets: readonly ToggleFacet[] };

/** A part of the sidebar. */
export type FacetSection = OptionsSection | RangeSection | SpaceSection | StarsSection | TogglesSection;

/** A list as a page shows it: everything that can be decided before it is sent is decided there, not in the browser. */
export type ListingView = Pick<Listing, 'products' | 'total' | 'page' | 'pageCount' | 'sort'> & {
  /** What the listed things are called, several of them. */
  readonly noun: string;
  /** '86 of 214 fridges'. */
  readonly count: string;
  /** The same for those who do not see the list change, with the page. */
  readonly announced: string;
  /** 'Show 86 fridges'. */
  readonly show: string;
  readonly sections: readonly FacetSection[];
  readonly applied: readonly AppliedFilter[];
  /** What a plain form has to carry along: parameters that none of its own fields stands for. */
  readonly carried: readonly FilterParam[];
};
