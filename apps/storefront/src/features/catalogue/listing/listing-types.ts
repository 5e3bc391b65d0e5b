import type { CallValue } from '@wattle/contract';

export type Listing = CallValue<'listProducts'>;
export type AppliedFilter = Listing['applied'][number];

export type Facet = Listing['facets'][number];
export type OptionsFacet = Extract<Facet, { kind: 'options' }>;
export type FacetOption = OptionsFacet['options'][number];
export type RangeFacet = Extract<Facet, { kind: 'range' }>;
export type ToggleFacet = Extract<Facet, { kind: 'toggle' }>;
