import type { PlaceRegion, PlacesProvider } from '../port.ts';
import type { PlacesAnswer, PlacesRequest } from './answer-places.ts';

const fault = (code: number, status: string, message: string): PlacesAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});

/**
 * Speaks the part of Google's Geocoding wire format that names the suburb at a point; `path` is what follows
 * `/v4/`.
 */
export async function answerGeocoding(
  provider: PlacesProvider,
  { method, path, apiKey }: Pick<PlacesRequest, 'method' | 'path' | 'apiKey'>,
): Promise<PlacesAnswer> {
  if (!apiKey) return fault(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
  const { pathname } = new URL(path, 'http://geocoding.invalid');
  const [, lat, lng] = /^\/geocode\/location\/(-?[\d.]+),(-?[\d.]+)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (method !== 'GET' || lat === undefined) return fault(404, 'NOT_FOUND', 'There is no such method.');
  const found = await provider.locate({ lat: Number(lat), lng: Number(lng) });
  if (found.status === 'ERROR') return fault(503, 'UNAVAILABLE', 'The service is currently unavailable.');
  return { status: 200, body: found.status === 'REJECTED' ? {} : { results: [resultOf(found.value)] } };
}

function resultOf({ suburb, state, postcode }: PlaceRegion) {
  const component = (types: readonly string[], longText: string, shortText = longText) => ({
    longText,
    shortText,
    types,
    languageCode: 'en',
  });
  return {
    formattedAddress: `${suburb} ${state} ${postcode}, Australia`,
    addressComponents: [
      component(['locality', 'political'], suburb),
      component(['administrative_area_level_1', 'political'], state),
      component(['country', 'political'], 'Australia', 'AU'),
      component(['postal_code'], postcode),
    ],
    types: ['locality', 'political'],
  };
}
