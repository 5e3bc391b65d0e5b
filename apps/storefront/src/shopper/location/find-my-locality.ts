import type { Locality } from '@wattle/domain/stores';
import { browserClient } from '../../page/browser-client.ts';
import { type Found, findPosition } from './find-position.ts';

/** The shopper's suburb, from the browser's position [C-9-39]. */
export async function findMyLocality(): Promise<Found<Locality>> {
  const position = await findPosition();
  if (position.status === 'REJECTED') return position;
  const outcome = await browserClient.findLocality(position.value);
  if (outcome.status === 'SUCCESS') return outcome;
  // without a suburb nearby, nothing can be delivered
  return { status: 'REJECTED', failure: outcome.status === 'REJECTED' ? 'NOT_USABLE' : 'FAILED' };
}
