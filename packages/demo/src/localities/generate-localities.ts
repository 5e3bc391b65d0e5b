import { type Locality, STATES, type State } from '@wattle/domain';
import { isDeliveryPlace } from './is-delivery-place.ts';
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

/** The list has 'BRISBANE CITY' and 'BRISBANE-CITY', straight apostrophes and curly ones: one place each. */
const placeKey = ({ name }: Locality) => name.toUpperCase().replace(/[^A-Z0-9]+/g, ' ');

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Every place in Australia that can be delivered to, by name, state and postcode [C-3-48]. */
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
