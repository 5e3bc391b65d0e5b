import { invalidParameter } from './fault.ts';

/** Parses a request value, or throws saying why it is invalid. */
export type Reader<T> = (value: unknown, name: string) => T;

const encoder = new TextEncoder();
const INTEGER = /^[+-]?\d+$/;

export const readText: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw invalidParameter(name, 'string');
  return value;
};

export const textShorterThan =
  (bytes: number): Reader<string> =>
  (value, name) => {
    if (typeof value !== 'string' || encoder.encode(value).length >= bytes)
      throw invalidParameter(name, `string shorter than ${bytes} bytes`);
    return value;
  };

/** A whole number; also accepts text, as query strings send it. */
export const integerBetween =
  (min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (value, name) => {
    const number = typeof value === 'string' && INTEGER.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
    const limits = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `between ${min} and ${max}`;
    throw invalidParameter(name, `integer ${limits}`);
  };

export const readBoolean: Reader<boolean> = (value, name) => {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalidParameter(name, 'boolean');
};

export const oneOf =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (value, name) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw invalidParameter(name, `one of ${choices.join(', ')}`);
    return choice;
  };

/** Parses a JSON array in text, as query strings send it; returns anything else unchanged. */
export function unpackJson(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw invalidParameter(name, 'array');
  }
}

/** A list of names: an array, a JSON array as text, or comma-separated names. */
export const readList: Reader<readonly string[]> = (value, name) => {
  const unpacked = unpackJson(value, name);
  if (typeof unpacked === 'string') return splitAtCommas(unpacked);
  if (!Array.isArray(unpacked)) throw invalidParameter(name, 'array of strings');
  return unpacked.map((item) => {
    if (typeof item !== 'string') throw invalidParameter(name, 'array of strings');
    return item;
  });
};

export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
