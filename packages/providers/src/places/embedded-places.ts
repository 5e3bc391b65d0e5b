import { failed, rejected, success } from '@wattle/domain/results';
import { COUNTRY } from '@wattle/domain/settings';
import type { Locality } from '@wattle/domain/stores';
import { readPlaceId, writePlaceId } from './place-id.ts';
import { PLACES_MAX, type PlacePoint, type PlacesProvider } from './port.ts';
import { type AddressText, readAddressText } from './read-address-text.ts';

/** Looks up the suburbs the shop knows. */
export type LocalityFinder = {
  /** Suburbs whose name or postcode starts with the text, most likely first. */
  byText(text: string): Promise<readonly Locality[]>;
  near(point: PlacePoint): Promise<readonly Locality[]>;
};

/** Shorter prefixes match too many suburbs. */
const PLACE_TEXT_MIN = 2;

/**
 * Suggests addresses without an address database: the typed number and street combined with each matching
 * suburb. It does not check that the house exists.
 */
export function createEmbeddedPlaces(localities: LocalityFinder): PlacesProvider {
  const places = async (text: string, near: PlacePoint | null) => {
    if (text.length >= PLACE_TEXT_MIN) return localities.byText(text);
    return near ? localities.near(near) : [];
  };
  return {
    name: 'embedded',
    async suggest({ text, near }) {
      const address = readAddressText(text);
      if (!address) return success([]);
      try {
        const found = await places(address.place, near);
        return success(found.slice(0, PLACES_MAX).map((locality) => suggestionOf(address, locality)));
      } catch {
        return failed('UNAVAILABLE');
      }
    },
    async find(placeId) {
      const key = readPlaceId(placeId);
      if (!key) return rejected({ code: 'PLACE_NOT_FOUND' });
      try {
        const found = await localities.byText(key.postcode);
        const place = found.find(({ suburb, state }) => suburb === key.suburb && state === key.state);
        const exact = place ?? (await localities.byText(key.suburb)).find((one) => isPlaceOf(one, key));
        if (!exact || !readAddressText(`${key.street},`)) return rejected({ code: 'PLACE_NOT_FOUND' });
        const { suburb, state, postcode } = exact;
        const street2 = key.unit === '' ? '' : `Unit ${key.unit}`;
        return success({ street1: key.street, street2, suburb, state, postcode, country: COUNTRY });
      } catch {
        return failed('UNAVAILABLE');
      }
    },
    async locate(point) {
      try {
        const [nearest] = await localities.near(point);
        if (!nearest) return rejected({ code: 'PLACE_NOT_FOUND' });
        const { suburb, state, postcode } = nearest;
        return success({ suburb, state, postcode });
      } catch {
        return failed('UNAVAILABLE');
      }
    },
  };
}

const isPlaceOf = (one: Locality, key: Pick<Locality, 'suburb' | 'postcode'> & { readonly state: string }): boolean =>
  one.suburb === key.suburb && one.state === key.state && one.postcode === key.postcode;

function suggestionOf({ unit, street }: AddressText, { suburb, state, postcode }: Locality) {
  return {
    placeId: writePlaceId({ unit, street, suburb, state, postcode }),
    main: unit === '' ? street : `${unit}/${street}`,
    secondary: `${suburb} ${state} ${postcode}`,
  };
}
