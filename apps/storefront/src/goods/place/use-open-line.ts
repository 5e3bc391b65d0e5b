import { type OpenState, openState, type Store } from '@wattle/domain';
import { useNowMs } from '../../page/now.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import { capitalise, openWords, weekWords } from './store-words.ts';

type Hours = Pick<Store, 'timeZone' | 'weeklyHours' | 'seasonalHours'>;
export type OpenTone = 'open' | 'shut' | 'any';

/**
 * Whether a store is open, minute by minute. The page may come from a cache, so what is sent holds at any time, and the
 * shopper's own clock says the rest.
 */
export function useOpenLine(store: Hours): { readonly tone: OpenTone; readonly words: string } {
  const nowMs = useNowMs();
  if (!useHydrated()) return { tone: 'any', words: weekWords(store.weeklyHours) };
  const state = openState(store, nowMs);
  return { tone: toneOf(state), words: capitalise(openWords(state)) };
}

/** A store that is about to close is not one to set out for. */
const toneOf = (state: OpenState): OpenTone =>
  state.status === 'open' && openWords(state).startsWith('open') ? 'open' : 'shut';
