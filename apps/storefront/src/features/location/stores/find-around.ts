import type { Client } from '@wattle/contract';
import type { Around } from './stores-data.ts';

/** Why the search found no stores. */
export type SearchProblem = 'TOO_SHORT' | 'UNKNOWN' | 'UNAVAILABLE';

export type AroundAnswer = {
  readonly around: Around | null;
  /** The typed text, kept in the field. */
  readonly words: string;
  readonly problem: SearchProblem | null;
};

const LABEL_HERE = 'where you are';

/** Reads the search location from the address: a suburb or postcode in `near`, or coordinates. */
export async function findAround(client: Client, params: URLSearchParams): Promise<AroundAnswer> {
  const words = (params.get('near') ?? '').trim().slice(0, 60);
  if (words === '') return { around: pointOf(params), words, problem: null };
  const outcome = await client.listLocalities({ query: words });
  if (outcome.status !== 'SUCCESS') return { around: null, words, problem: 'UNAVAILABLE' };
  if (outcome.value.status !== 'SUCCESS') return { around: null, words, problem: 'TOO_SHORT' };
  const { localities } = outcome.value;
  const locality = localities.find(({ name }) => name.toLowerCase() === words.toLowerCase()) ?? localities[0];
  if (!locality) return { around: null, words, problem: 'UNKNOWN' };
  const { latitude: lat, longitude: lng } = locality.location;
  return { around: { label: `${locality.suburb} ${locality.postcode}`, lat, lng }, words, problem: null };
}

function pointOf(params: URLSearchParams): Around | null {
  const [lat, lng] = [readDegrees(params.get('lat'), 90), readDegrees(params.get('lng'), 180)];
  return lat === null || lng === null ? null : { label: LABEL_HERE, lat, lng };
}

function readDegrees(text: string | null, max: number): number | null {
  const degrees = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= max ? degrees : null;
}
