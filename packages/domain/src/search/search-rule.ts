/** What a merchandiser wants of a search, and when. The shape is Algolia's. */
export type SearchRule = {
  readonly objectID: string;
  readonly description: string;
  readonly enabled: boolean;
  /** Seconds since epoch; none: always. */
  readonly validity: readonly { readonly from: number; readonly until: number }[];
  /** Any of them is enough; none: always. */
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
    /** Further parameters: `optionalFilters` boost or bury, `filters` narrow, `query` replaces the words. */
    readonly params?: Readonly<Record<string, unknown>>;
    /** Pinned products go too when a filter leaves them out. */
    readonly filterPromotes?: boolean;
    readonly userData?: unknown;
  };
};
