export type FacetOption = { readonly value: string; readonly count: number };

export type FacetGroup = {
  readonly options: Readonly<Record<string, readonly FacetOption[]>>;
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly toggles: Readonly<Record<string, number>>;
};

/** The facet values of a family's attributes in a listing. */
export type FamilyFacets = {
  readonly code: string;
  readonly name: string;
  readonly groupsByCode: Readonly<Record<string, FacetGroup>>;
};
