import type { Failed, Rejected, Success } from '@wattle/domain/results';
import type { State } from '@wattle/domain/stores';

/** An address that may match the typed text. */
export type PlaceSuggestion = {
  readonly placeId: string;
  /** The street; `secondary` says where it is. */
  readonly main: string;
  readonly secondary: string;
};

/** An address as the shop's forms hold it, without a name. */
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
  /** One token from the first keystroke until an address is chosen: services bill by session. */
  readonly sessionToken: string;
  /** The shopper's chosen location: places near it come first. */
  readonly near: PlacePoint | null;
  readonly signal?: AbortSignal;
};

/** Finds Australian addresses for typed text, and the suburb at a point [C-7-50 C-7-51 C-7-52 C-7-53]. */
export type PlacesProvider = {
  readonly name: string;
  /** At most 5; an empty list is a success. */
  suggest(question: PlacesQuestion): Promise<Success<readonly PlaceSuggestion[]> | Failed>;
  /** Ends the autocomplete session. */
  find(
    placeId: string,
    sessionToken: string,
    signal?: AbortSignal,
  ): Promise<Success<PlaceAddress> | Rejected<'PLACE_NOT_FOUND'> | Failed>;
  /** The suburb that contains a point. */
  locate(point: PlacePoint, signal?: AbortSignal): Promise<Success<PlaceRegion> | Rejected<'PLACE_NOT_FOUND'> | Failed>;
};

export const PLACES_MAX = 5;
