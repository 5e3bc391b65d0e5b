import { type Failed, failed, rejected, success } from '@wattle/domain/results';
import { COUNTRY } from '@wattle/domain/settings';
import { isState } from '@wattle/domain/stores';
import { type Fetch, fetchOutside, isShutOut, type OnAccess } from '../outside/index.ts';
import {
  type AutocompleteAnswer,
  type PlaceDetails,
  readAutocomplete,
  readDetails,
  readResults,
} from './google-wire.ts';
import { PLACES_MAX, type PlaceAddress, type PlaceRegion, type PlacesProvider } from './port.ts';

export type GooglePlacesConfig = {
  readonly apiKey: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Base URL of the geocoding service; no trailing slash either. */
  readonly geocodingUrl: string;
  readonly timeoutMs: number;
  readonly onAccess?: OnAccess;
};

export const GOOGLE_PLACES_URL = 'https://places.googleapis.com';
export const GOOGLE_GEOCODING_URL = 'https://geocode.googleapis.com';

const DETAIL_FIELDS = 'id,formattedAddress,addressComponents';
/** Radius around the shopper to prefer; places further away are still found. */
const BIAS_METRES = 30_000;

/** The result types that carry a suburb and a postcode. */
const REGION_TYPES = 'types=locality&types=postal_code';

/** Google's Places (New) and Geocoding, called from the server to keep the key secret [C-7-50 C-7-51 C-7-52 C-7-53]. */
export function createGooglePlaces(
  { apiKey, baseUrl, geocodingUrl, timeoutMs, onAccess }: GooglePlacesConfig,
  send: Fetch = fetchOutside,
): PlacesProvider {
  const ask = async (url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Answer> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await send(url, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey, ...init.headers },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const { ok, status } = response;
      const body = await json(response);
      const isOut = !ok && isKeyRefused(status, body);
      if (ok || isOut) onAccess?.(isOut ? `status ${status}` : null);
      if (ok) return { kind: 'ANSWERED', body };
      if (isOut || (status !== 400 && status !== 404))
        return { kind: 'FAILED', failed: failed('UNAVAILABLE', status >= 500 || status === 429) };
      return { kind: 'NOT_FOUND' };
    } catch {
      return { kind: 'FAILED', failed: failed(deadline.aborted ? 'TIMEOUT' : 'UNAVAILABLE') };
    }
  };
  return {
    name: 'Google Places',
    async suggest({ text, sessionToken, near, signal }) {
      const body = JSON.stringify({
        input: text,
        sessionToken,
        includedRegionCodes: [COUNTRY.toLowerCase()],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
        languageCode: 'en-AU',
        regionCode: COUNTRY.toLowerCase(),
        ...(near && {
          locationBias: { circle: { center: { latitude: near.lat, longitude: near.lng }, radius: BIAS_METRES } },
        }),
      });
      const response = await ask(`${baseUrl}/v1/places:autocomplete`, { method: 'POST', body }, signal);
      if (response.kind !== 'ANSWERED')
        return response.kind === 'FAILED' ? response.failed : failed('UNAVAILABLE', false);
      const answer: AutocompleteAnswer | undefined = readAutocomplete(response.body);
      return answer ? success(answer.slice(0, PLACES_MAX)) : failed('UNAVAILABLE');
    },
    async find(placeId, sessionToken, signal) {
      const path = `places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(sessionToken)}`;
      const response = await ask(`${baseUrl}/v1/${path}`, { headers: { 'x-goog-fieldmask': DETAIL_FIELDS } }, signal);
      if (response.kind === 'FAILED') return response.failed;
      const details = response.kind === 'ANSWERED' ? readDetails(response.body) : undefined;
      const address = details && addressOf(details);
      return address ? success(address) : rejected({ code: 'PLACE_NOT_FOUND' });
    },
    async locate({ lat, lng }, signal) {
      const query = `${REGION_TYPES}&languageCode=en-AU&regionCode=${COUNTRY.toLowerCase()}`;
      const headers = { 'x-goog-fieldmask': 'results.addressComponents' };
      const response = await ask(`${geocodingUrl}/v4/geocode/location/${lat},${lng}?${query}`, { headers }, signal);
      if (response.kind !== 'ANSWERED')
        return response.kind === 'FAILED' ? response.failed : failed('UNAVAILABLE', false);
      const results = readResults(response.body);
      if (!results) return failed('UNAVAILABLE');
      const [region] = results.flatMap((components) => regionOf(components) ?? []);
      return region ? success(region) : rejected({ code: 'PLACE_NOT_FOUND' });
    },
  };
}

type Answer =
  | { readonly kind: 'ANSWERED'; readonly body: unknown }
  /** Google says no to what was asked. */
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'FAILED'; readonly failed: Failed };

/** Google answers a key that it does not know with 400, like an id that it does not know. */
const isKeyRefused = (status: number, body: unknown): boolean =>
  (status !== 404 && isShutOut(status)) || (status === 400 && /"API_KEY_|API key/.test(JSON.stringify(body) ?? ''));

const json = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const partsOf =
  (components: PlaceDetails) =>
  (type: string, isShort = false): string => {
    const component = components.find(({ types }) => types.includes(type));
    return (isShort ? component?.shortText : component?.longText) ?? '';
  };

/** Undefined outside Australian suburbs. */
function regionOf(components: PlaceDetails): PlaceRegion | undefined {
  const part = partsOf(components);
  const state = part('administrative_area_level_1', true);
  const suburb = part('locality') || part('postal_town') || part('sublocality');
  if (part('country', true) !== COUNTRY || !isState(state) || suburb === '') return undefined;
  return { suburb, state, postcode: part('postal_code') };
}

/** Undefined unless it is an Australian street address. */
function addressOf(components: PlaceDetails): PlaceAddress | undefined {
  const part = partsOf(components);
  const region = regionOf(components);
  if (!region || part('route') === '') return undefined;
  const street1 = [part('street_number'), part('route')].filter(Boolean).join(' ');
  const unit = part('subpremise');
  return { street1, street2: unit === '' ? '' : `Unit ${unit}`, ...region, country: COUNTRY };
}
