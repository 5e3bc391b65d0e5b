import type { Locality } from '@wattle/domain/stores';
import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';

/** Result of a suburb search. */
export type LocalitySearch =
  | { readonly status: 'QUERY_TOO_SHORT' | 'LOADING' | 'ERROR' }
  | { readonly status: 'SUCCESS'; readonly localities: readonly Locality[] };

const LETTERS_MIN = 3;
const SUGGESTIONS = 5;
const PAUSE_MS = 150;

/** Debounced suburb search [D-4-08 D-4-09 D-4-10 D-9-56]. */
export function useLocalities(words: string): LocalitySearch {
  const query = words.trim();
  const [answer, setAnswer] = useState<{ query: string; search: LocalitySearch } | null>(null);
  useEffect(() => {
    if (query.length < LETTERS_MIN) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findLocalities(query, abort.signal).then(
        (search) => setAnswer({ query, search }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  if (query.length < LETTERS_MIN) return { status: 'QUERY_TOO_SHORT' };
  // keep the last response while the next one loads, to avoid flicker
  return answer && (answer.query === query || answer.search.status === 'SUCCESS')
    ? answer.search
    : { status: 'LOADING' };
}

async function findLocalities(query: string, signal: AbortSignal): Promise<LocalitySearch> {
  const outcome = await browserClient.listLocalities({ query }, { signal });
  if (outcome.status !== 'SUCCESS') return { status: 'ERROR' };
  if (outcome.value.status === 'QUERY_TOO_SHORT') return { status: 'QUERY_TOO_SHORT' };
  return { status: 'SUCCESS', localities: outcome.value.localities.slice(0, SUGGESTIONS) };
}
