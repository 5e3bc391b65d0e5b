import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { createAnswerCache } from './answer-cache.ts';
import { tidyWords } from './search-text.ts';
import type { Answer } from './suggestions.ts';

const PAUSE_MS = 80;
const SLOW_AFTER_MS = 300;

const answers = createAnswerCache<Answer>({ entriesMax: 50, ttlMs: 120_000 });

export type Suggesting = {
  /** The latest response; kept while the next one loads, to avoid flicker. */
  readonly answer: Answer | null;
  /** The response matches the current words. */
  readonly isCurrent: boolean;
  /** The wait is long enough to show. */
  readonly isSlow: boolean;
};

/** Debounced suggestions for the typed words. An older response never replaces a newer one. */
export function useSuggestions(typed: string): Suggesting {
  const words = tidyWords(typed);
  const [last, setLast] = useState<Answer | null>(null);
  const [slowWords, setSlowWords] = useState<string | null>(null);
  useEffect(() => {
    const known = answers.find(words.toLowerCase());
    if (known) return setLast({ ...known, words });
    const abort = new AbortController();
    const ask = () =>
      requestSuggestions(words, abort.signal).then(
        (answer) => !abort.signal.aborted && setLast(answer),
        () => {},
      );
    const pause = setTimeout(ask, words === '' ? 0 : PAUSE_MS);
    const slow = setTimeout(() => setSlowWords(words), SLOW_AFTER_MS);
    return () => {
      clearTimeout(pause);
      clearTimeout(slow);
      setSlowWords(null);
      abort.abort();
    };
  }, [words]);
  const isCurrent = last?.words === words;
  return {
    // an emptied field starts over
    answer: isCurrent || words !== '' ? last : null,
    isCurrent,
    isSlow: slowWords === words && !isCurrent,
  };
}

async function requestSuggestions(words: string, signal: AbortSignal): Promise<Answer> {
  const outcome = await browserClient.suggest({ q: words }, { signal });
  if (outcome.status !== 'SUCCESS') return { words, suggestions: null };
  const answer = { words, suggestions: outcome.value };
  answers.keep(words.toLowerCase(), answer);
  return answer;
}
