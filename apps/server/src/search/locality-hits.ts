import { type Locality, STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { readHits } from './read-hits.ts';

const text = z.string();
/** A record of the `localities` index [C-7-15]. */
const hitSchema = z.object({
  name: text,
  region: z.enum(STATES),
  postcode: text,
  _geoloc: z.object({ lat: z.number(), lng: z.number() }),
});

export const LOCALITY_ATTRIBUTES: readonly string[] = Object.keys(hitSchema.shape);

export function readLocalities(hits: readonly object[]): Locality[] {
  return readHits(hitSchema, hits).map(({ name, region, postcode, _geoloc }) => ({
    suburb: name,
    state: region,
    postcode,
    name: `${name} ${region} ${postcode}`,
    location: { latitude: _geoloc.lat, longitude: _geoloc.lng },
  }));
}
