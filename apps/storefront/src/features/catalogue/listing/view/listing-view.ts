import type { FilterParam } from '@wattle/domain/listing';
import type { Piece } from '../../../../page/piece.ts';
import type { AppliedFilter, FacetOption, Listing, OptionsFacet, RangeFacet, ToggleFacet } from '../listing-types.ts';
import type { StarStep } from './star-steps.ts';

/** A facet option with its swatch colour, if any. It is sent with the page, so it says only when it is chosen. */
export type OptionView = Omit<FacetOption, 'chosen'> & { readonly chosen?: true; readonly swatch?: string };

export type OptionsSection = Omit<OptionsFacet, 'options'> & { readonly options: readonly OptionView[] };
export type RangeFields = Omit<RangeFacet, 'kind'>;
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
  /** The address that changes build on, where the words of a search stand for filters; null: the page's own. */
  readonly base: string | null;
  /** The page says what is applied above the list. */
  readonly areFiltersAbove: boolean;
  /** Hidden fields for a plain form: parameters that its own fields do not cover. */
  readonly carried: readonly FilterParam[];
};
