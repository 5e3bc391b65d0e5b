import type { PlaceSuggestion } from './port.ts';

/** The parts of Places (New) responses that we read. */
export type AutocompleteAnswer = readonly PlaceSuggestion[];
export type PlaceDetails = readonly {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}[];

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Google omits the field when there are no suggestions; undefined when the body is not an object. */
export function readAutocomplete(body: unknown): AutocompleteAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  return list(field(body, 'suggestions')).flatMap((suggestion) => {
    const prediction = field(suggestion, 'placePrediction');
    const format = field(prediction, 'structuredFormat');
    const placeId = text(field(prediction, 'placeId'));
    const main = text(field(field(format, 'mainText'), 'text'));
    const secondary = text(field(field(format, 'secondaryText'), 'text')).replace(/,? Australia$/, '');
    return placeId === '' || main === '' ? [] : [{ placeId, main, secondary }];
  });
}

export function readDetails(body: unknown): PlaceDetails | undefined {
  const components = field(body, 'addressComponents');
  if (!Array.isArray(components)) return undefined;
  return components.map((component) => ({
    longText: text(field(component, 'longText')),
    shortText: text(field(component, 'shortText')),
    types: list(field(component, 'types')).map(text),
  }));
}

/** Google omits the field when there are no results; undefined when the body is not an object. */
export function readResults(body: unknown): readonly PlaceDetails[] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  return list(field(body, 'results')).flatMap((result) => {
    const details = readDetails(result);
    return details ? [details] : [];
  });
}
