import { failed, rejected, success } from '@wattle/domain/results';
import { COUNTRY } from '@wattle/domain/settings';
import { isState } from '@wattle/domain/stores';
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
  { apiKey, baseUrl, geocodingUrl, timeoutMs }: GooglePlacesConfig,
  send: typeof fetch = fetch,
): PlacesProvider {
  const ask = async (
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Response | 'TIMEOUT' | 'UNAVAILABLE'> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await send(url, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey, ...init.headers },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
    } catch {
      return deadline.aborted ? 'TIMEOUT' : 'UNAVAILABLE';
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
      if (typeof response === 'string') return failed(response);
      if (!response.ok) return failed('UNAVAILABLE', response.status >= 500 || response.status === 429);
      const answer: AutocompleteAnswer | undefined = readAutocomplete(await json(response));
      return answer ? success(answer.slice(0, PLACES_MAX)) : failed('UNAVAILABLE');
    },
    async find(placeId, sessionToken, signal) {
      const path = `places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(sessionToken)}`;
      const response = await ask(`${baseUrl}/v1/${path}`, { headers: { 'x-goog-fieldmask': DETAIL_FIELDS } }, signal);
      if (typeof response === 'string') return failed(response);
      if (response.status === 404 || response.status === 400) return rejected({ code: 'PLACE_NOT_FOUND' });
      if (!response.ok) return failed('UNAVAILABLE', response.status >= 500 || response.status === 429);
      const details = readDetails(await json(response));
      const address = details && addressOf(details);
      return address ? success(address) : rejected({ code: 'PLACE_NOT_FOUND' });
    },
    async locate({ lat, lng }, signal) {
      const query = `${REGION_TYPES}&languageCode=en-AU&regionCode=${COUNTRY.toLowerCase()}`;
      const headers = { 'x-goog-fieldmask': 'results.addressComponents' };
      const response = await ask(`${geocodingUrl}/v4/geocode/location/${lat},${lng}?${query}`, { headers }, signal);
      if (typeof response === 'string') return failed(response);
      if (!response.ok) return failed('UNAVAILABLE', response.status >= 500 || response.status === 429);
      const results = readResults(await json(response));
      if (!results) return failed('UNAVAILABLE');
      const [region] = results.flatMap((components) => regionOf(components) ?? []);
      return region ? success(region) : rejected({ code: 'PLACE_NOT_FOUND' });
    },
  };
}

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
