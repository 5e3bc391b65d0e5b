/** Words that mean the same to a shopper. The shape is Algolia's. */
export type Synonym =
  /** Every one means every other. */
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  /** The input also means the others, not the other way round. */
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    };
