import { GOOGLE_GEOCODING_URL, GOOGLE_PLACES_URL, type GooglePlacesConfig } from '@wattle/providers/places';
import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';

/** Nobody waits longer than this for a suggestion. */
const TIMEOUT_MS = 5000;

export const googlePlacesSettings = {
  GOOGLE_PLACES_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, { error: 'is not a key' })
    .optional()
    .describe('Find addresses with Google Places (New). Without it they come from the shop’s own list of suburbs.'),
  GOOGLE_PLACES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .default(GOOGLE_PLACES_URL)
    .describe('An address in place of Google’s own, such as a proxy.'),
  GOOGLE_GEOCODING_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .default(GOOGLE_GEOCODING_URL)
    .describe('The same for the service that names the suburb of a point, which GOOGLE_PLACES_API_KEY must allow.'),
};

type GooglePlacesValues = z.infer<z.ZodObject<typeof googlePlacesSettings>>;

export function googlePlacesConfigOf(value: GooglePlacesValues): GooglePlacesConfig | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACES_URL: places, GOOGLE_GEOCODING_URL: geocoding } = value;
  if (apiKey === undefined) return undefined;
  const [baseUrl, geocodingUrl] = [places.replace(/\/+$/, ''), geocoding.replace(/\/+$/, '')];
  return { apiKey, baseUrl, geocodingUrl, timeoutMs: TIMEOUT_MS };
}
