/** A merchandising rule, and when it applies. Algolia's format. */
export type SearchRule = {
  readonly objectID: string;
  readonly description: string;
  readonly enabled: boolean;
  /** Seconds since epoch; empty: always. */
  readonly validity: readonly { readonly from: number; readonly until: number }[];
  /** One match is enough; empty: always. */
  readonly conditions: readonly {
    readonly pattern?: string;
    readonly anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains';
    /** One of the search's `ruleContexts`, such as `category-c-fridges`. */
    readonly context?: string;
    readonly filters?: string;
  }[];
  readonly consequence: {
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[];
    readonly hide?: readonly { readonly objectID: string }[];
    /** Search parameters: `optionalFilters` boost or bury, `filters` narrow, `query` replaces the query. */
    readonly params?: Readonly<Record<string, unknown>>;
    /** Filters also remove pinned products. */
    readonly filterPromotes?: boolean;
    readonly userData?: unknown;
  };
};
