import { type OpenState, openState, type Store } from '@wattle/domain/stores';
import { capitalise, openWords, weekWords } from '@wattle/messages/store-hours';
import { useNowMs } from '../../page/now.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';

type Hours = Pick<Store, 'timeZone' | 'weeklyHours' | 'seasonalHours'>;
export type OpenTone = 'open' | 'shut' | 'any';

/**
 * Whether a store is open, updated each minute. The page may be cached, so server HTML is time-independent and the
 * shopper's clock adds the rest.
 */
export function useOpenLine(store: Hours): { readonly tone: OpenTone; readonly words: string } {
  const nowMs = useNowMs();
  if (!useHydrated()) return { tone: 'any', words: weekWords(store.weeklyHours) };
  const state = openState(store, nowMs);
  return { tone: toneOf(state), words: capitalise(openWords(state)) };
}

/** A store about to close gets the tone of a closed one. */
const toneOf = (state: OpenState): OpenTone =>
  state.status === 'open' && openWords(state).startsWith('open') ? 'open' : 'shut';
