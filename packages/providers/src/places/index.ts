export { createEmbeddedPlaces } from './embedded-places.ts';
export {
  createGooglePlaces,
  GOOGLE_GEOCODING_URL,
  GOOGLE_PLACES_URL,
  type GooglePlacesConfig,
} from './google-places.ts';
export * from './port.ts';
