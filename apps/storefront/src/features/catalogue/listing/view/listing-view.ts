import type { FilterParam } from '@wattle/domain/listing';
import type { Piece } from '../../../../page/piece.ts';
import type { AppliedFilter, FacetOption, Listing, OptionsFacet, RangeFacet, ToggleFacet } from '../listing-types.ts';
import type { StarStep } from './star-steps.ts';

/**
 * A facet option with its swatch colour, if any. A page has a hundred of them, so it is as short as it can be: a label
 * only where its value would not do, and `chosen` only when it is.
 */
export type OptionView = readonly [
  value: FacetOption['value'],
  count: FacetOption['count'],
  more?: { readonly label?: string; readonly chosen?: true; readonly swatch?: string },
];

export type OptionsSection = Omit<OptionsFacet, 'options'> & { readonly options: readonly OptionView[] };
/** Its ends are sent only where the shopper has set them. */
export type RangeFields = Omit<RangeFacet, 'kind' | 'atLeast' | 'from' | 'to'> & {
  readonly from?: number;
  readonly to?: number;
};
export type RangeSection = RangeFields & { readonly kind: 'range' };
/** Product width, asked for as the width of the available space. */
export type SpaceSection = RangeFields & { readonly kind: 'space'; readonly sideAirMm: number };
/** Minimum only, in whole stars. */
export type StarsSection = RangeFields & { readonly kind: 'stars'; readonly steps: readonly StarStep[] };
/** `features` are product attributes, under a heading; `toggles` are the shop's own, without one. */
export type TogglesSection = { readonly kind: 'features' | 'toggles'; readonly facets: readonly ToggleFacet[] };

/** A section of the sidebar. */
export type FacetSection = OptionsSection | RangeSection | SpaceSection | StarsSection | TogglesSection;

/** A list ready to render: everything that can be decided on the server is. */
export type ListingView = Pick<Listing, 'total' | 'page' | 'pageCount' | 'sort'> & {
  readonly cards: readonly Piece[];
  /** What the listed things are called, several of them. */
  readonly noun: string;
  /** '86 of 214 fridges'. */
  readonly count: string;
  /** The same with the page number, for screen readers. */
  readonly announced: string;
  /** 'Show 86 fridges'. */
  readonly show: string;
  readonly sections: readonly FacetSection[];
  readonly applied: readonly AppliedFilter[];
  /** The address that links and changes build on: what the list took from its own, with words of a search as filters. */
  readonly base: string;
  /** The page says what is applied above the list. */
  readonly areFiltersAbove: boolean;
  /** Hidden fields for a plain form: parameters that its own fields do not cover. */
  readonly carried: readonly FilterParam[];
};
