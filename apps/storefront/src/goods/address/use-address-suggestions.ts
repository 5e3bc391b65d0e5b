import type { CallValue } from '@wattle/contract';
import { ADDRESS_SEARCH, type PlaceSession, placeSession } from '@wattle/domain/places';
import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { randomKey } from '../../page/random-key.ts';
import { savedLocation } from '../../shopper/location/location-store.ts';

export type AddressSuggestion = CallValue<'suggestAddresses'>['suggestions'][number];
export type FoundAddress = CallValue<'findAddress'>;

export type AddressSearch =
  | { readonly status: 'QUERY_TOO_SHORT' | 'LOADING' | 'ERROR' }
  | { readonly status: 'SUCCESS'; readonly suggestions: readonly AddressSuggestion[] };

const PAUSE_MS = 200;

/** Debounced address suggestions, and all parts of the chosen one. */
export function useAddressSuggestions(words: string) {
  const text = words.trim();
  const session = useRef<PlaceSession | null>(null);
  const [answer, setAnswer] = useState<{ text: string; search: AddressSearch } | null>(null);
  const isShort = text.length < ADDRESS_SEARCH.textMin;
  useEffect(() => {
    if (isShort) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      session.current = placeSession(session.current, Date.now(), randomKey);
      suggest(text, session.current.token, abort.signal).then(
        (search) => setAnswer({ text, search }),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isShort]);

  /** Undefined on failure: the shopper types the address. */
  const find = async ({ placeId }: AddressSuggestion): Promise<FoundAddress | undefined> => {
    const { token } = placeSession(session.current, Date.now(), randomKey);
    session.current = null;
    const outcome = await browserClient.findAddress({ placeId, sessionToken: token });
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  };
  return { search: searchOf(text, isShort, answer), find };
}

/** Keeps the last response while the next one loads, to avoid flicker. */
function searchOf(
  text: string,
  isShort: boolean,
  answer: { text: string; search: AddressSearch } | null,
): AddressSearch {
  if (isShort) return { status: 'QUERY_TOO_SHORT' };
  return answer && (answer.text === text || answer.search.status === 'SUCCESS') ? answer.search : { status: 'LOADING' };
}

async function suggest(text: string, sessionToken: string, signal: AbortSignal): Promise<AddressSearch> {
  const point = savedLocation()?.locality.location;
  const near = point ? { lat: point.latitude, lng: point.longitude } : null;
  const outcome = await browserClient.suggestAddresses({ text, sessionToken, near }, { signal });
  if (outcome.status !== 'SUCCESS') return { status: 'ERROR' };
  return { status: 'SUCCESS', suggestions: outcome.value.suggestions };
}
