import { type Locality, STATES, type State } from '@wattle/domain/stores';
import { locateRow } from './locate-row.ts';
import { type PostcodeRow, readPostcodeRows } from './postcode-rows.ts';
import { titleCaseSuburb } from './title-case-suburb.ts';

const findState = (name: string): State | undefined => STATES.find((state) => state === name);

function toLocality(row: PostcodeRow): Locality | undefined {
  const state = findState(row.state);
  const location = state && locateRow(row, state);
  if (!state || !location) return undefined;
  const suburb = titleCaseSuburb(row.locality);
  return { suburb, state, postcode: row.postcode, name: `${suburb} ${state} ${row.postcode}`, location };
}

/** Merges spellings: the list has both 'BRISBANE CITY' and 'BRISBANE-CITY', straight and curly apostrophes. */
const placeKey = ({ name }: Locality) => name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ');

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Every Australian locality we can deliver to, by name, state and postcode [C-3-48]. */
export function generateLocalities(): Locality[] {
  const places = readPostcodeRows().filter(isDeliveryPlace);
  const official = places.filter(({ type }) => type === 'Delivery Area');
  const others = places.filter(({ type }) => type !== 'Delivery Area');
  const found = new Map<string, Locality>();
  for (const row of [...official, ...others]) {
    const locality = toLocality(row);
    if (locality && !found.has(placeKey(locality))) found.set(placeKey(locality), locality);
  }
  return [...found.values()].sort((a, b) => byText(a.name, b.name));
}

const BOX_TYPES = new Set(['Post Office Boxes', 'LVR']);
/** Sorting centres, business centres and post offices. */
const POSTAL_FACILITY = / (DC|BC|MC|MSC|PO|GPO)$/;
/** Ranges with only PO boxes and large receivers: 02xx, 09xx, 1xxx, 68xx, 69xx, 8xxx, 9xxx. */
const BOX_POSTCODE = /^(0[29]|1|6[89]|[89])/;
/** Two names run together by mistake in the list. */
const RUN_TOGETHER = /[a-z][A-Z]/;

/** True where a truck can drive: no PO boxes, no sorting centres. */
function isDeliveryPlace({ type, locality, postcode }: PostcodeRow): boolean {
  if (BOX_TYPES.has(type) || BOX_POSTCODE.test(postcode)) return false;
  return !POSTAL_FACILITY.test(locality.toUpperCase()) && !RUN_TOGETHER.test(locality);
}
