import type { PlaceAddress, PlaceSuggestion, PlacesProvider } from '../port.ts';

export type PlacesRequest = {
  readonly method: string;
  /** The part after `/v1/`, with its query. */
  readonly path: string;
  readonly apiKey: string | undefined;
  readonly fieldMask: string | undefined;
  readonly body: unknown;
};
export type PlacesAnswer = { readonly status: number; readonly body: unknown };

const fault = (code: number, status: string, message: string): PlacesAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Speaks Google's Places (New) wire format over any provider, so that a real client can be pointed at it. */
export async function answerPlaces(provider: PlacesProvider, request: PlacesRequest): Promise<PlacesAnswer> {
  if (!request.apiKey) return fault(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
  const url = new URL(request.path, 'http://places.invalid');
  if (request.method === 'POST' && url.pathname === '/places:autocomplete') return suggest(provider, request.body);
  const placeId = /^\/places\/([^/]+)$/.exec(url.pathname)?.[1];
  if (request.method !== 'GET' || !placeId) return fault(404, 'NOT_FOUND', 'There is no such method.');
  if (!request.fieldMask) return fault(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
  const found = await provider.find(decodeURIComponent(placeId), url.searchParams.get('sessionToken') ?? '');
  if (found.status === 'REJECTED') return fault(404, 'NOT_FOUND', 'The Place ID is no longer valid.');
  if (found.status === 'ERROR') return fault(503, 'UNAVAILABLE', 'The service is currently unavailable.');
  return { status: 200, body: detailsOf(placeId, found.value) };
}

async function suggest(provider: PlacesProvider, body: unknown): Promise<PlacesAnswer> {
  const text = field(body, 'input');
  if (typeof text !== 'string' || text.trim() === '') return fault(400, 'INVALID_ARGUMENT', 'Empty input.');
  const center = field(field(field(body, 'locationBias'), 'circle'), 'center');
  const [lat, lng] = [field(center, 'latitude'), field(center, 'longitude')];
  const near = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  const found = await provider.suggest({ text, sessionToken: String(field(body, 'sessionToken') ?? ''), near });
  if (found.status === 'ERROR') return fault(503, 'UNAVAILABLE', 'The service is currently unavailable.');
  return { status: 200, body: found.value.length === 0 ? {} : { suggestions: found.value.map(predictionOf) } };
}

const predictionOf = ({ placeId, main, secondary }: PlaceSuggestion) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}, Australia` },
    structuredFormat: { mainText: { text: main }, secondaryText: { text: `${secondary}, Australia` } },
    types: ['street_address', 'geocode'],
  },
});

function detailsOf(id: string, { street1, street2, suburb, state, postcode }: PlaceAddress) {
  const [number = '', ...route] = street1.split(' ');
  const component = (types: readonly string[], longText: string, shortText = longText) => ({
    longText,
    shortText,
    types,
    languageCode: 'en',
  });
  return {
    id,
    formattedAddress: `${street1}, ${suburb} ${state} ${postcode}, Australia`,
    addressComponents: [
      ...(street2 === '' ? [] : [component(['subpremise'], street2.replace(/^Unit /, ''))]),
      component(['street_number'], number),
      component(['route'], route.join(' ')),
      component(['locality', 'political'], suburb),
      component(['administrative_area_level_1', 'political'], state),
      component(['country', 'political'], 'Australia', 'AU'),
      component(['postal_code'], postcode),
    ],
  };
}
