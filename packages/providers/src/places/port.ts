import type { Failed, Rejected, State, Success } from '@wattle/domain';

/** An address that a typed text may mean. */
export type PlaceSuggestion = {
  readonly placeId: string;
  /** The street, and then where it is. */
  readonly main: string;
  readonly secondary: string;
};

/** An address as the shop's forms have it, without who lives there. */
export type PlaceAddress = {
  readonly street1: string;
  readonly street2: string;
  readonly suburb: string;
  readonly state: State;
  readonly postcode: string;
  readonly country: string;
};

/** A suburb, as an address names it. */
export type PlaceRegion = Pick<PlaceAddress, 'suburb' | 'state' | 'postcode'>;

export type PlacePoint = { readonly lat: number; readonly lng: number };

export type PlacesQuestion = {
  readonly text: string;
  /** One for all that is typed into a field until an address is chosen, as services count it. */
  readonly sessionToken: string;
  /** Where the shopper said they are: what is there comes first. */
  readonly near: PlacePoint | null;
  readonly signal?: AbortSignal;
};

/** Finds Australian addresses from what is typed, and the suburb of a point [C-7-50 C-7-51 C-7-52 C-7-53]. */
export type PlacesProvider = {
  readonly name: string;
  /** At most 5; none is an answer. */
  suggest(question: PlacesQuestion): Promise<Success<readonly PlaceSuggestion[]> | Failed>;
  /** Ends the session. */
  find(
    placeId: string,
    sessionToken: string,
    signal?: AbortSignal,
  ): Promise<Success<PlaceAddress> | Rejected<'PLACE_NOT_FOUND'> | Failed>;
  /** The suburb that a point lies in. */
  locate(point: PlacePoint, signal?: AbortSignal): Promise<Success<PlaceRegion> | Rejected<'PLACE_NOT_FOUND'> | Failed>;
};

export const PLACES_MAX = 5;
