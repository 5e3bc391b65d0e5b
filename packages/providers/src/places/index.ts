export { answerGeocoding } from './answer-geocoding.ts';
export { answerPlaces, type PlacesAnswer, type PlacesRequest } from './answer-places.ts';
export { createEmbeddedPlaces, type LocalityFinder } from './embedded-places.ts';
export {
  createGooglePlaces,
  GOOGLE_GEOCODING_URL,
  GOOGLE_PLACES_URL,
  type GooglePlacesConfig,
} from './google-places.ts';
export * from './port.ts';
