import { browserClient } from '../../../page/browser-client.ts';
import { type Found, findPosition } from '../../../shopper/location/find-position.ts';

/** About a kilometre: accurate enough for a list of stores, and no more precise than an address should be. */
const DECIMALS = 2;

/** Search parameters for the shopper's position: the suburb or, far from any, the coordinates. */
export async function findMySearch(): Promise<Found<Record<string, string>>> {
  const position = await findPosition();
  if (position.status === 'REJECTED') return position;
  const { lat, lng } = position.value;
  const outcome = await browserClient.findLocality({ lat, lng });
  if (outcome.status === 'ERROR') return { status: 'REJECTED', failure: 'FAILED' };
  const point = { lat: lat.toFixed(DECIMALS), lng: lng.toFixed(DECIMALS) };
  return { status: 'SUCCESS', value: outcome.status === 'SUCCESS' ? { near: outcome.value.name } : point };
}
