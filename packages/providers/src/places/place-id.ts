import type { AddressText } from './read-address-text.ts';

/** The content of an embedded place id: enough to rebuild the place without storing it. */
export type PlaceKey = Pick<AddressText, 'unit' | 'street'> & {
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
};

const ID_MAX = 500;

export const writePlaceId = ({ unit, street, suburb, state, postcode }: PlaceKey): string =>
  Buffer.from(JSON.stringify([unit, street, suburb, state, postcode])).toString('base64url');

export function readPlaceId(placeId: string): PlaceKey | undefined {
  if (placeId.length > ID_MAX) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(placeId, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 5 || !parts.every(isText)) return undefined;
    const [unit = '', street = '', suburb = '', state = '', postcode = ''] = parts;
    return { unit, street, suburb, state, postcode };
  } catch {
    return undefined;
  }
}

const isText = (part: unknown): part is string => typeof part === 'string';
