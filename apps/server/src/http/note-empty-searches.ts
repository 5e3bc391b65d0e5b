import type { RouteName } from '@wattle/contract';
import type { Ask } from './in-process-client.ts';
import type { CallAnswer } from './run-call.ts';

type Listing = { readonly q?: string; readonly wholeTotal?: number; readonly page?: number };

function emptyWords(name: RouteName, answer: CallAnswer): string | undefined {
  if (name !== 'listProducts' || answer.kind !== 'answered' || answer.outcome.status !== 'SUCCESS') return undefined;
  const { q, wholeTotal, page } = answer.outcome.value as Listing;
  return q && wholeTotal === 0 && page === 1 ? q : undefined;
}

/** Tells of every search of the whole shop that finds nothing, also where its answer was kept. */
export const noteEmptySearches =
  (ask: Ask, note: (words: string) => void): Ask =>
  (name, input, context) => {
    const asking = ask(name, input, context);
    asking.then(
      (answer) => {
        const words = emptyWords(name, answer);
        if (words !== undefined) note(words);
      },
      () => {},
    );
    return asking;
  };
