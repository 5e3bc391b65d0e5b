import type { Placed } from '../place/create-placing.ts';
import { placing } from '../place/place-order.ts';

const underway = new Map<string, Promise<Placed>>();

/** One call for what came back, however often the page asks; after silence it may be asked again. */
export function continueOnce(orderNumber: string, redirectResult: string): Promise<Placed> {
  const key = `${orderNumber} ${redirectResult}`;
  const known = underway.get(key);
  if (known) return known;
  const asked = placing.submitDetails(orderNumber, { details: { redirectResult } });
  underway.set(key, asked);
  asked.catch(() => underway.delete(key));
  return asked;
}
