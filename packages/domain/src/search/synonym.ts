/** Search synonyms. Algolia's format. */
export type Synonym =
  /** All words are equivalent. */
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  /** One-way: the input also matches the synonyms, not vice versa. */
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    };
