import type { CallValue } from '@wattle/contract';
import { ADDRESS_SEARCH, type PlaceSession, placeSession } from '@wattle/domain';
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

/** Addresses for the words typed so far, asked for when the typing pauses, and all parts of the one that is chosen. */
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

  /** Undefined when it could not be found: the shopper types it. */
  const find = async ({ placeId }: AddressSuggestion): Promise<FoundAddress | undefined> => {
    const { token } = placeSession(session.current, Date.now(), randomKey);
    session.current = null;
    const outcome = await browserClient.findAddress({ placeId, sessionToken: token });
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  };
  return { search: searchOf(text, isShort, answer), find };
}

/** While the next answer is on its way the last one stays, so that the list does not flicker. */
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
