import { parseSearchResult } from '@wattle/domain';
import type { SearchAnswer, SearchProvider, SearchRequest } from '@wattle/providers/search';

/** Asks several things in one call; a result that is an error is thrown [D-8-14]. */
export async function askSearch(
  search: SearchProvider,
  requests: readonly SearchRequest[],
): Promise<readonly SearchAnswer[]> {
  const { results } = await search.search(requests);
  return results.map((result) => parseSearchResult(result));
}

/** One answer of several, by its place. */
export function answerAt(answers: readonly SearchAnswer[], at: number): SearchAnswer {
  const answer = answers[at];
  if (!answer) throw new Error(`Search gave ${answers.length} answers, not ${at + 1}.`);
  return answer;
}
