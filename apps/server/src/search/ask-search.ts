import { parseSearchResult } from '@wattle/domain/listing';
import type { SearchAnswer, SearchProvider, SearchRequest } from '@wattle/providers/search';

/** Runs several searches in one call. Throws if any result is an error [D-8-14]. */
export async function askSearch(
  search: SearchProvider,
  requests: readonly SearchRequest[],
): Promise<readonly SearchAnswer[]> {
  const { results } = await search.search(requests);
  return results.map((result) => parseSearchResult(result));
}

export function answerAt(answers: readonly SearchAnswer[], at: number): SearchAnswer {
  const answer = answers[at];
  if (!answer) throw new Error(`Search gave ${answers.length} answers, not ${at + 1}.`);
  return answer;
}
