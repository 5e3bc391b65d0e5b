import type { SearchRequest } from '../port.ts';
import { invalidParameter } from './fault.ts';

/** The parameters of a request by name, as they came: from JSON of any kind, from text if from a query string. */
export type RawParameters = Readonly<Record<string, unknown>>;

const NOT_PARAMETERS = ['indexName', 'type', 'params'];

/**
 * Parameters stand beside the name of the index, or in `params` as an object or a query string, which then counts.
 * A null says as little as nothing [C-7-13 D-7-05].
 */
export function gatherParameters(request: Partial<SearchRequest>): RawParameters {
  const beside = Object.entries(request).filter(([name]) => !NOT_PARAMETERS.includes(name));
  return Object.fromEntries([...beside, ...entriesOf(request.params)].filter(([, value]) => isSaid(value)));
}

function entriesOf(params: unknown): readonly (readonly [string, unknown])[] {
  if (!isSaid(params)) return [];
  if (typeof params === 'string') return [...new URLSearchParams(params)];
  if (typeof params !== 'object' || Array.isArray(params)) throw invalidParameter('params', 'string or object');
  return Object.entries(params);
}

const isSaid = (value: unknown): value is NonNullable<unknown> => value !== undefined && value !== null;

/** Parameters as one query string, the way an answer repeats them. */
export function encodeParameters(parameters: RawParameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : toJson(value))}`)
    .join('&');
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // what is nested too deep to be written is not worth repeating
    return '';
  }
}

// half a surrogate pair cannot be encoded
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
