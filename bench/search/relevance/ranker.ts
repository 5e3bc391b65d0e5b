/** Ranks all products it would show for a query, best first. */
export type Ranker = {
  readonly name: string;
  rank(query: string): Promise<readonly string[]> | readonly string[];
};
