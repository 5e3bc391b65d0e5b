import type { Locality } from '@wattle/domain';
import { browserClient } from '../../page/browser-client.ts';
import { type Found, findPosition } from './find-position.ts';

/** The suburb that the shopper is in, as the browser and the shop together know it [C-9-39]. */
export async function findMyLocality(): Promise<Found<Locality>> {
  const position = await findPosition();
  if (position.status === 'REJECTED') return position;
  const outcome = await browserClient.findLocality(position.value);
  if (outcome.status === 'SUCCESS') return outcome;
  // a place without a suburb near it is a place that nothing can be delivered to
  return { status: 'REJECTED', failure: outcome.status === 'REJECTED' ? 'NOT_USABLE' : 'FAILED' };
}
