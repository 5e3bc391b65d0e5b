import type { FilterParam } from './read-listing-address.ts';

export type ListingOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A facet as a shopper sees it. Its parameters are the URL's. */
export type ListingFacet =
  | {
      readonly kind: 'options';
      readonly param: string;
      readonly heading: string;
      readonly expanded: boolean;
      readonly search: { readonly label: string; readonly noMatch: string } | null;
      readonly options: readonly ListingOption[];
    }
  | {
      readonly kind: 'range';
      readonly minParam: string;
      readonly maxParam: string;
      readonly heading: string;
      readonly expanded: boolean;
      readonly prefix: string;
      readonly suffix: string;
      readonly step: number;
      readonly min: number;
      readonly max: number;
      readonly from: number | null;
      readonly to: number | null;
      /** For ratings: how many products have at least so many whole stars. */
      readonly atLeast?: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: 'toggle';
      readonly param: string;
      readonly heading: string;
      readonly count: number;
      readonly chosen: boolean;
    };

/** A filter pill: what is applied, and the URL parameters that remove it. */
export type AppliedFilter = { readonly label: string; readonly remove: readonly FilterParam[] };
