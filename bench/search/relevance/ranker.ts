/** Finds products for a query: everything that it would show on all pages, the best first. */
export type Ranker = {
  readonly name: string;
  rank(query: string): Promise<readonly string[]> | readonly string[];
};
