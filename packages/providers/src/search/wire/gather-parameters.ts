import type { SearchRequest } from '../port.ts';
import { invalidParameter } from './fault.ts';

/** Request parameters by name, as received: any JSON type, or text from a query string. */
export type RawParameters = Readonly<Record<string, unknown>>;

const NOT_PARAMETERS = ['indexName', 'type', 'params'];

/**
 * Collects parameters from next to the index name and from `params`, an object or a query string, which takes
 * precedence. Null counts as absent [C-7-13 D-7-05].
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

/** Encodes parameters as one query string, as answers echo them. */
export function encodeParameters(parameters: RawParameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : toJson(value))}`)
    .join('&');
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // nested too deep to serialise: not worth echoing
    return '';
  }
}

// a lone surrogate cannot be encoded
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
